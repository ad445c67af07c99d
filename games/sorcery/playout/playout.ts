import { type Dice, noisyWorth, optionsOf, partOf, pick, type Question, type Seat } from '@conjure/engine';
import { spellNamed } from '../content.ts';
import type { FreeBrowseAnswer } from '../rules/browse.ts';
import type { BookmarkAnswer } from '../rules/cast/card-away.ts';
import type { CommandAnswer } from '../rules/command.ts';
import type { FuryUseAnswer } from '../rules/fury-use.ts';
import { bookmarkOf } from '../rules/stacks.ts';
import type { Position } from '../state.ts';
import { act, actsToWeigh } from './action.ts';
import { type CounterAnswers, counterWorths } from './counters.ts';
import { furyAnswer } from './furies.ts';
import { chooseArmy, deployment, zoneWorth } from './setup.ts';
import { type Sight, sightOf } from './sight.ts';
import { useOf } from './spell-worth.ts';
import { spinAnswer } from './spins.ts';
import { triggerWorth } from './triggers.ts';

/** How good an answer of a list looks to the seat. */
type Worths = (s: Sight, asked: Question) => (answer: never) => number;

/** What a card promises as the bookmark of this book. */
const ofBook = (s: Sight, book: number, spell: string): number =>
  useOf(s, s.state.wielder[book], spellNamed(s.content, spell));

const card: Worths =
  (s, { facts }) =>
  (answer: BookmarkAnswer) =>
    'spell' in answer ? ofBook(s, Number(facts?.no), answer.spell) : Number.NEGATIVE_INFINITY;

const LISTED: { readonly [kind: string]: Worths | undefined } = {
  first:
    (s) =>
    ({ first }: { first: Seat }) =>
      first === s.seat ? 1 : 0,
  zone:
    (s) =>
    ({ zone }: { zone: number }) =>
      zoneWorth(s, zone),
  trigger: (s) => (answer: CommandAnswer) => triggerWorth(s, answer),
  counter: (s) => counterWorths(s) as (answer: CounterAnswers) => number,
  bookmark: card,
  browse: card,
  browseFree: (s) => (answer: FreeBrowseAnswer) => {
    if (answer.do !== 'browse') return 0;
    const { state } = s;
    const top = bookmarkOf(state, answer.book);
    const now = state.down[top] ? 0 : useOf(s, state.wielder[answer.book], state.card[top]);
    return ofBook(s, answer.book, answer.spell) - now - 0.5;
  },
};

/** How much chance alone can move a worth: in points, and in parts of it. */
const NOISE = { whim: 0.1, doubt: 0.2 };

/**
 * What a general would answer without much thought, by what the table shows and his own books: the playouts of the bots are
 * played by it. Chance has its say, so that no two playouts need be the same.
 */
export function playout(at: Position, seat: Seat, question: Question, dice: Dice): unknown {
  const asked = partOf(question, seat);
  return quick(at, seat, asked, dice) ?? listed(at, seat, asked, dice) ?? pick(asked, seat, dice);
}

/** Answers that are made and not chosen from a list. */
function quick(at: Position, seat: Seat, asked: Question, dice: Dice): unknown {
  switch (asked.kind) {
    case 'action':
      return act(sightOf(at, seat), dice);
    case 'army':
      return chooseArmy(at, seat, dice);
    case 'deploy':
      return deployment(at, seat, dice);
    case 'spin':
      return spinAnswer(sightOf(at, seat), Number(asked.facts?.no), Number(asked.facts?.moverNo));
    case 'furyUse':
      return furyAnswer(sightOf(at, seat), asked as Question<FuryUseAnswer>, dice);
    default:
      return null;
  }
}

interface Option {
  readonly answer: unknown;
  readonly seems: number;
}

/** The options of a list, the one that looks best first. */
function rankedOptions(at: Position, seat: Seat, asked: Question, dice: Dice): Option[] | null {
  const worths = LISTED[asked.kind];
  const options = worths ? optionsOf(asked, seat) : null;
  if (!worths || !options || options.length === 0) return null;
  if (options.length === 1) return [{ answer: options[0], seems: 0 }];
  const worth = worths(sightOf(at, seat), asked) as (answer: unknown) => number;
  return options
    .map((answer) => ({ answer, seems: noisyWorth(worth(answer), NOISE, dice) }))
    .sort((a, b) => b.seems - a.seems);
}

const listed = (at: Position, seat: Seat, asked: Question, dice: Dice): unknown =>
  rankedOptions(at, seat, asked, dice)?.[0].answer ?? null;

/** So many deployments are thought of. */
const DEPLOYMENTS = 6;

/** What a general would think about before he answers. */
export function ideas(at: Position, seat: Seat, question: Question, dice: Dice): unknown[] {
  const asked = partOf(question, seat);
  if (asked.kind === 'action') return actsToWeigh(sightOf(at, seat), dice);
  // No army is so much better than the others that it should always be met.
  if (asked.kind === 'army') return [chooseArmy(at, seat, dice)];
  if (asked.kind === 'deploy') return Array.from({ length: DEPLOYMENTS }, () => deployment(at, seat, dice));
  return (rankedOptions(at, seat, asked, dice) ?? []).map(({ answer }) => answer);
}

/** Kinds of questions that come in the middle of an action: nobody should judge a position there. */
export const UNSETTLED: ReadonlySet<string> = new Set(['spin', 'counter', 'furyUse', 'bookmark', 'browse']);

/** What is asked before the first round. [B26] [B36] [B38] */
export const SET_UP: ReadonlySet<string> = new Set(['army', 'first', 'zone', 'deploy']);

/** How many turns have begun, those of the defeated counted along. [B39] */
export const turnsBegun = ({ state: { phase, round, seats, active, first } }: Position): number =>
  phase === 'setup' ? 0 : round * seats + ((active - first + seats) % seats);
