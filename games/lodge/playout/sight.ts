import type { Seat } from '@conjure/engine';
import type { Position } from '../state.ts';

/** A position through the eyes of one player, for one decision: what he has reckoned already he need not reckon again. */
export interface Sight extends Position {
  readonly by: Seat;
  /** By model and amount: what damage is worth. */
  readonly harms: Float64Array;
  /** By room and amount: what instability is worth. */
  readonly cubes: Float64Array;
  /** By room: what could be cast from there. */
  readonly casts: Float64Array;
}

/** Amounts are told apart up to this one: more is hardly ever dealt, and no more can be needed. */
export const MOST = 11;
/** Not yet reckoned. */
const blank = (size: number): Float64Array => new Float64Array(size).fill(Number.NaN);

const MODELS = 16;

export const sightOf = ({ state, content }: Position, by: Seat): Sight => ({
  state,
  content,
  by,
  harms: blank(MODELS * (MOST + 1)),
  cubes: blank(content.board.size * (MOST + 1)),
  casts: blank(content.board.size),
});

/** What the list holds at that place, reckoned when it is first asked for. */
export function reckoned(list: Float64Array, place: number, reckon: () => number): number {
  if (Number.isNaN(list[place])) list[place] = reckon();
  return list[place];
}
