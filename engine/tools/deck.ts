import type { Seat } from '../kernel/seat.ts';
import type { Table } from '../kernel/table.ts';

/** A face-down pile and what has been discarded from it: plain data for a state. The top of both is last. */
export interface Deck<T> {
  pile: T[];
  discard: T[];
}

/** A new deck; shuffle the pile with the dice of set-up. */
export const deckOf = <T>(cards: readonly T[]): Deck<T> => ({ pile: [...cards], discard: [] });

/** Whether there is anything left to draw, the discard included. */
export const canDraw = (deck: Deck<unknown>): boolean => deck.pile.length + deck.discard.length > 0;

/** The top card; an empty pile is first made anew from the shuffled discard. */
export function drawFrom<T>(
  t: Pick<Table<unknown>, 'dice' | 'draw'>,
  deck: Deck<T>,
  purpose: string,
  seenBy: (card: T) => readonly Seat[] | null,
): T {
  if (deck.pile.length === 0) {
    deck.pile = t.dice.shuffle(purpose, deck.discard);
    deck.discard = [];
  }
  return t.draw(deck.pile, seenBy);
}
