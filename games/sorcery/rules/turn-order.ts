import type { Seat } from '@conjure/engine';
import type { State } from '../state.ts';

/** Everybody in the order of turns, clockwise from the first player; defeated ones too. [B39] */
export const turnOrder = ({ seats, first }: State): Seat[] =>
  Array.from({ length: seats }, (_, i) => (first + i) % seats);

export const isOut = (state: State, seat: Seat): boolean => (state.out & (1 << seat)) !== 0;
