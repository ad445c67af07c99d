import type { Seat } from '@conjure/engine';
import type { LodgeTable, State } from '../state.ts';

/** Play order changes from the next phase on. [B12] [B18] */
export function takeCrown(t: LodgeTable, seat: Seat): void {
  t.state.crown = seat;
  t.tell({ type: 'crownTaken', by: seat });
}

/** Clockwise from the Crown. [B12] */
export const orderFrom = ({ seats, crown }: State): Seat[] =>
  Array.from({ length: seats }, (_, i) => (crown + i) % seats);
