import { type Deck, type Dice, deckOf, type GamePosition, type Options, type Seat } from '@conjure/engine';

/** A match at rest: plain data, which says everything. Spirits are known by their strength. */
export interface State {
  hands: number[][];
  deck: Deck<number>;
  embers: number[];
  turn: Seat;
  /** The strength that was summoned last; 0 before anything was. */
  smoke: number;
  /** So many embers end the match. */
  goal: number;
}

export type Position = GamePosition<State, null>;

const HAND = 3;
export const STRENGTHS = [1, 2, 3, 4, 5, 6];
export const SPIRITS = STRENGTHS.flatMap((strength) => [strength, strength, strength]);

/** [E1] */
export function start(seats: number, { goal }: Options, dice: Dice): State {
  const deck = deckOf(dice.shuffle('deck', [...SPIRITS]));
  const hands = Array.from({ length: seats }, () => deck.pile.splice(-HAND));
  return { hands, deck, embers: hands.map(() => 0), turn: 0, smoke: 0, goal: Number(goal) };
}
