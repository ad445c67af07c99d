import {
  create,
  type Dice,
  diceFrom,
  eventsFor,
  give,
  type Match,
  type MatchSetup,
  type Options,
  type Phrase,
  pick,
  type Seat,
  seeded,
  waitingFor,
} from '@conjure/engine';
import { prompt, waiting, why } from '@conjure/words';
import { type Hear, hearAccount } from '@conjure/words/proof';
import { listener } from '@conjure/words/testing/listening';
import { why as accountWhy } from '../../account/why.ts';
import type { Content } from '../../content.ts';
import type { DemonsEvent } from '../../events.ts';
import { demons } from '../../game.ts';
import { SETS } from '../../options.ts';
import type { State } from '../../state.ts';
import type { DemonsView } from '../../view.ts';
import { ENDS, endOf } from './ends.ts';
import { REFUSED } from './refused.ts';
import { SCENARIOS } from './scenarios.ts';
import { strangeAnswer } from './strange.ts';

type DemonsMatch = Match<State, Content, DemonsView, DemonsEvent>;

/** A scenario is played this far: its point is its beginning. */
const OPENING = 20;
const LABELS = 25;
const STRANGE = 8;

const OPTIONS: Options[] = [
  ...SETS.map(({ options }) => options),
  { shieldLadder: 'three', asmodayRank: 'King', controlDisplay: 'strict', turnLimit: 30 },
  {
    powerLetters: 'strict',
    neutralsAfterCombat: 'kept',
    magiciansPin: false,
    mortalBases: 'shuffled',
    mustDare: false,
  },
];

const NAMES = /^(spirit|mortal|site|city|magician|rank|rankCount)\./;

/** All that is to be said in matches played at random: a few phrases of each sort, so that every language can say them. */
export function sayings(matches: number, ofEachScenario: number): Phrase[] {
  const { hear, kept } = listener(NAMES);
  for (let i = 0; i < matches; i++)
    playThrough({ seats: (i % 4) + 1, seed: `words ${i}`, options: OPTIONS[i % OPTIONS.length] }, hear);
  for (const { position, scenario, seat = 0, after = [], answers } of REFUSED) {
    const { match } = begin({ seats: scenario.magicians.length, seed: position, scenario });
    for (const [by, answer] of after) give(match, by, answer);
    for (const [answer] of answers) {
      const refused = match.open?.question.refuse(answer, seat);
      if (refused) hear(why(refused));
    }
  }
  for (const [name, scenario] of Object.entries(SCENARIOS))
    for (let i = 0; i < ofEachScenario; i++)
      playThrough({ seats: scenario.magicians.length, seed: `${name} ${i}`, scenario }, hear, OPENING);
  for (const end of Object.values(ENDS)) hear(accountWhy(endOf(end)));
  return kept();
}

function begin(wanted: MatchSetup): { match: DemonsMatch } {
  const made = create(demons, wanted);
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  return made;
}

function playThrough(wanted: MatchSetup, hear: Hear, answers = Number.POSITIVE_INFINITY): void {
  const { match } = begin(wanted);
  const dice = diceFrom(seeded(`player of ${wanted.seed}`));
  let told = 0;
  while (match.open && match.answers.length < answers) {
    const { question } = match.open;
    const [seat] = waitingFor(match);
    told = tellStory(match, told, hear);
    hear(prompt(question));
    hear(
      waiting(
        question,
        waitingFor(match).map((s) => nameOf(match, s)),
      ),
    );
    if (match.answers.length % 5 === 0) describeAll(match, seat, hear);
    askAround(match, seat, dice, hear);
    const verdict = give(match, seat, pick(question, seat, dice));
    if (!('done' in verdict)) throw new Error(`${question.kind}: ${JSON.stringify(verdict)}`);
  }
  tellStory(match, told, hear);
  describeAll(match, 0, hear);
  const result = demons.result(match.table);
  if (result)
    for (const key of [`reason.${result.reason}`, ...result.fates.map((fate) => `fate.${fate}`)]) hear({ key });
  hearAccount(match, hear);
}

const nameOf = (match: DemonsMatch, seat: Seat): Phrase => ({ key: `magician.${match.table.content.magicians[seat]}` });

function tellStory(match: DemonsMatch, from: number, hear: Hear): number {
  const fresh = match.story.slice(from);
  if (fresh.length === 0) return from;
  for (const viewer of [null, 0]) {
    const view = demons.view(match.table, viewer);
    for (const event of eventsFor(fresh, viewer)) hear(demons.narrate(view, event));
  }
  return match.story.length;
}

function describeAll(match: DemonsMatch, seat: Seat, hear: Hear): void {
  for (const viewer of [null, seat])
    for (const phrase of demons.describe(demons.view(match.table, viewer))) hear(phrase);
}

/** Some of the options as they are listed, and some answers that are refused. */
function askAround(match: DemonsMatch, seat: Seat, dice: Dice, hear: Hear): void {
  if (!match.open) return;
  const { question } = match.open;
  const { kind } = question;
  const view = demons.view(match.table, seat);
  const candidates = question.candidates?.(seat) ?? [pick(question, seat, dice)];
  const step = Math.max(1, Math.ceil(candidates.length / LABELS));
  const some = candidates.filter((_, i) => i % step === dice.index('label', step));
  const { held } = match.table.state.magicians[seat];
  const near = hexesAroundMagicians(match);
  const strange = Array.from({ length: STRANGE }, () => strangeAnswer(kind, dice, held, near));
  for (const answer of some) hear(demons.label(view, kind, answer));
  for (const answer of [...some, ...strange]) {
    const fault = question.shape.check(answer, 'answer');
    if (fault) throw new Error(`${kind} ${JSON.stringify(answer)}: ${JSON.stringify(fault)}`);
    const refused = question.refuse(answer, seat);
    if (refused) hear(why(refused));
  }
}

function hexesAroundMagicians({ table: { state, content } }: DemonsMatch): string[] {
  const standing = state.magicians.filter((m) => m.status === 'map');
  return standing.flatMap((m) => content.neighbours[m.hex].map((hex) => content.grid.names[hex]));
}
