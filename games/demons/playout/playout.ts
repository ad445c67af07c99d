import { type Dice, must, noisyBest, optionsOf, partOf, pick, type Question, type Seat } from '@conjure/engine';
import { hexOf } from '../rules/places.ts';
import { strengthOfSpirits } from '../rules/strength.ts';
import { itemOf, RING, siteOf } from '../rules/treasures.ts';
import type { Position } from '../state.ts';
import { firstWorths } from './first.ts';
import { dangerAt, type Sight, sightOf } from './sight.ts';
import { lossOf, spentIn, useWorths } from './use.ts';

/** How good the answers to a question look to the magician. */
type Worths = (s: Sight, asked: Question) => (answer: never) => number;

/** Beyond that a fight is won, and short of it it is lost. */
const SURE = 5;

const fight: Worths =
  (s, { facts }) =>
  (answer: { with: readonly number[] }) => {
    const ahead = strengthOfSpirits(s, answer.with) - Number(facts?.strength ?? 3);
    return 2.5 * Math.max(-SURE, Math.min(SURE, ahead)) - 0.5 * spentIn(s, answer.with);
  };

const MARK = [3, 6, 15, 50];
const THE_RING = 8;
/** To offer something takes time, and what the other takes he knows a use for. */
const BARGAIN = 3;

const itemWorth = (s: Sight, item: string): number =>
  itemOf(item) === RING ? THE_RING : siteOf(s, itemOf(item)).value;
const itemsWorth = (s: Sight, items: readonly string[]): number =>
  items.reduce((sum, item) => sum + itemWorth(s, item), 0);

const WORTHS: { readonly [kind: string]: Worths | undefined } = {
  first: firstWorths,
  use: useWorths,
  commit: fight,
  defend: fight,
  avert:
    (s) =>
    ({ release }: { release: readonly number[] }) =>
      release.reduce((sum, _, i) => sum + MARK[Math.min(3, s.marks + i)], 0) - lossOf(s, release),
  fit:
    (s) =>
    ({ release }: { release: readonly number[] }) =>
      -lossOf(s, release),
  evade:
    (s) =>
    ({ to }: { to: string | null }) =>
      -dangerAt(s, to === null ? s.here : hexOf(s, to)),
  pay:
    (s) =>
    ({ give }: { give: string | null }) =>
      give === null ? 0 : 6 * s.marks - 4 - itemWorth(s, give),
  offer:
    (s) =>
    ({ give, take }: { give: readonly string[]; take: readonly string[] }) =>
      give.length + take.length === 0 ? 0 : Math.min(0, itemsWorth(s, take) - itemsWorth(s, give)) - BARGAIN,
  consent:
    (s, { data }) =>
    ({ accept }: { accept: boolean }) => {
      const { give, take } = must(data, 'what is offered')() as { give: readonly string[]; take: readonly string[] };
      return accept ? itemsWorth(s, give) - itemsWorth(s, take) : 0;
    },
};

/** How much chance alone can move a worth: in thousands of ducats, and in parts of it. */
const NOISE = { whim: 0.3, doubt: 0.25 };

/**
 * What a magician would answer without much thought: go where treasure is, call spirits where it pays and no more than he can keep, leave in
 * time. The playouts of the bots are played by it. Chance has its say, so that no two playouts need be the same.
 */
export function playout(at: Position, seat: Seat, question: Question, dice: Dice): unknown {
  const asked = partOf(question, seat);
  const worths = WORTHS[asked.kind];
  const options = worths ? optionsOf(asked, seat) : null;
  if (!worths || !options) return pick(asked, seat, dice);
  if (options.length === 1) return options[0];
  const worth = worths(sightOf(at, seat), asked) as (answer: unknown) => number;
  return noisyBest(options, worth, NOISE, dice);
}

/** Kinds of questions that come in the middle of something: nobody should judge a position there. */
export const UNSETTLED: ReadonlySet<string> = new Set([
  'avert',
  'brawl',
  'commit',
  'defend',
  'emerge',
  'evade',
  'fetch',
  'fit',
  'pay',
  'run',
  'stake',
  'victim',
]);

const IN_TURN: ReadonlySet<string> = new Set(['turn', 'first', 'effects', 'use']);

/** How many turns have begun; what the mortals do comes before the first of a game-turn. [3.0] */
export const turnsBegun = ({ state }: Position): number =>
  state.turn * state.magicians.length + (IN_TURN.has(state.phase) ? state.cursor : 0);
