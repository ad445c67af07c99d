import {
  accept,
  create,
  type Dice,
  diceFrom,
  fork,
  give,
  type Options,
  openTo,
  optionsOf,
  pick,
  type Result,
  type Seat,
  seeded,
  waitingFor,
} from '@conjure/engine';
import { lodge } from '../game.ts';
import { eagerly } from './eager.ts';
import type { LodgeMatch } from './table.ts';

/** A match worth keeping: the first seed whose match ends as wanted. Between them they meet every number of seats and both ends. */
interface RecordedMatch {
  name: string;
  seats: number;
  options: Options;
  wanted(result: Result): boolean;
}

const byMage = ({ reason }: Result) => reason === 'mage';
const anyhow = () => true;
const byRose = ({ reason }: Result) => reason === 'rose';

const RECORDED: readonly RecordedMatch[] = [
  { name: 'duel', seats: 2, options: { families: 'none' }, wanted: anyhow },
  { name: 'familiars', seats: 3, options: {}, wanted: byMage },
  { name: 'rose', seats: 3, options: { families: 'cerberus+hydra' }, wanted: byRose },
  { name: 'full-house', seats: 4, options: { endThreshold: 25, diminishingDefeats: true }, wanted: byMage },
  {
    name: 'older-game',
    seats: 2,
    options: { families: 'none', overkill: true, physical2019: true, choose: true },
    wanted: anyhow,
  },
  {
    name: 'all-switches',
    seats: 4,
    options: { familiarDropOff: true, allowFamiliarSwap: true, choose: true, endThreshold: 25 },
    wanted: byRose,
  },
];

/** Ways to set spells, named schools and the like are too many to try: so many of them are. */
const TRIED = 8;

/** Power, and half of what rooms and sheets would pay now. Not the bots' sense, so that tuning them changes no record. */
function standing({ table }: LodgeMatch, seat: Seat): number {
  const { seats, rooms } = lodge.view(table, seat);
  const paid = [...seats, ...rooms].flatMap(({ prizes }) => prizes.filter(({ who }) => who === seat));
  return seats[seat].power + paid.reduce((sum, { points }) => sum + points / 2, 0) - seats[seat].damage.length / 10;
}

/** Of the answers the one after which the position looks best to him: only so do mages outdo the Black Rose. */
function sharply(match: LodgeMatch, seat: Seat, dice: Dice): unknown {
  const question = openTo(match, seat)?.question;
  if (!question) return undefined;
  // Now and then something else, so that little is never met.
  if (dice.index('whim', 12) === 0) return eagerly(question, seat, dice);
  const options = question.candidates ? optionsOf(question, seat) : null;
  const tried =
    options && options.length <= TRIED ? options : Array.from({ length: TRIED }, () => pick(question, seat, dice));
  let best: { answer: unknown; worth: number } | null = null;
  for (const answer of tried) {
    const after = fork(match, true);
    accept(after, seat, answer);
    const worth = standing(after, seat);
    if (!best || worth > best.worth) best = { answer, worth };
  }
  return best?.answer;
}

function playSharply(seats: number, seed: string, options: Options): LodgeMatch {
  const made = create(lodge, { seats, seed, options });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  const { match } = made;
  const dice = diceFrom(seeded(`sharp ${seed}`));
  while (match.open) {
    const [seat] = waitingFor(match);
    const answer = sharply(match, seat, dice);
    const verdict = give(match, seat, answer);
    if (!('done' in verdict)) throw new Error(`${JSON.stringify(answer)}: ${JSON.stringify(verdict)}`);
  }
  return match;
}

/** Plays the matches anew; `first` says at which seed to begin where those before it are known to end otherwise. */
export function recordedMatches(first = (_name: string): number => 1): { name: string; match: LodgeMatch }[] {
  return RECORDED.map(({ name, seats, options, wanted }) => {
    for (let seed = first(name); ; seed++) {
      const match = playSharply(seats, `${seed}`, options);
      const result = lodge.result(match.table);
      if (result && wanted(result)) return { name, match };
    }
  });
}
