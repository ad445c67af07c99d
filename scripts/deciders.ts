// npm run deciders -- <game> [--by expert] [--matches 60] [--seed deciders]
//
// Plays matches of bots and says what decided them: which kind of answer, with all that followed from it before somebody was asked anew, raised
// the winner's chance most at once.
import { randomAnswer, think } from '@conjure/bots';
import {
  accept,
  addTo,
  create,
  diceFrom,
  type Match,
  mindOf,
  must,
  type Seat,
  seeded,
  waitingFor,
} from '@conjure/engine';
import { calibrationOf, chanceOf } from '@conjure/lab/review';
import { commandLine, wholeNumber } from './command-line.ts';
import { gameNamed, levelNamed } from './named.ts';

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: {
    by: { type: 'string', default: 'expert' },
    matches: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'deciders' },
  },
});
const box = await gameNamed(positionals[0]);
const { game } = box;
const level = levelNamed(values.by, '--by', box);
const many = wholeNumber(values.matches, '--matches');
const seats = Math.max(2, game.seats.min);
const calibration = calibrationOf(game.id, seats);

/** Something that was done, and what the chance of who did it was before. */
interface Decider {
  readonly seat: Seat;
  readonly kind: string;
  readonly before: number;
}

const decided = new Map<string, number>();
const done = new Map<string, number>();
let won = 0;
for (let number = 0; number < many; number++) {
  const kind = deciderOf(`${values.seed}/${number}`);
  if (kind === null) continue;
  won++;
  addTo(decided, kind);
}
console.log(`${won} matches had a winner; by what was done, how often in a match and in how many it decided:`);
for (const [kind, times] of [...done].sort((a, b) => (decided.get(b[0]) ?? 0) - (decided.get(a[0]) ?? 0)))
  console.log(
    `${kind.padEnd(16)}${(times / many).toFixed(1).padStart(7)}${percent(decided.get(kind) ?? 0).padStart(7)}`,
  );

function percent(matches: number): string {
  return `${Math.round((100 * matches) / Math.max(1, won))} %`;
}

function chanceIn({ table }: Match, seat: Seat): number {
  const value = game.sense(table, seat);
  return calibration ? chanceOf(calibration, value) : value;
}

/** What was done that raised the winner's chance most at once; `null` where nobody won alone. */
function deciderOf(seed: string): string | null {
  const made = create(game, { seats, seed });
  if ('fault' in made) throw new Error(made.fault.expected);
  const { match } = made;
  const dice = diceFrom(seeded(`${seed}/thoughts`));
  const gains: { seat: Seat; kind: string; gain: number }[] = [];
  let deed: Decider | null = null;
  const settle = () => {
    if (deed) gains.push({ seat: deed.seat, kind: deed.kind, gain: chanceIn(match, deed.seat) - deed.before });
    deed = null;
  };
  while (match.open) {
    const { kind } = match.open.question;
    const seat = must(waitingFor(match)[0], 'a seat that is asked');
    const mind = mindOf(match, seat);
    if (!mind) throw new Error('who is asked has something to answer');
    const answer = think(mind, level, dice, () => 0) ?? randomAnswer(mind, dice);
    if (!game.setUp?.has(kind) && !game.unsettled?.has(kind)) {
      settle();
      const what = (answer as { readonly do?: string } | null)?.do ?? kind;
      addTo(done, what);
      deed = { seat, kind: what, before: chanceIn(match, seat) };
    }
    accept(match, seat, answer);
  }
  settle();
  const winners = game.result(match.table)?.winners ?? [];
  if (winners.length !== 1) return null;
  return gains.filter(({ seat }) => seat === winners[0]).reduce((a, b) => (b.gain > a.gain ? b : a)).kind;
}
