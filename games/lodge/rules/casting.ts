import { next, type Seat } from '@conjure/engine';
import { NONE, QUICK } from '../board.ts';
import type { LodgeTable, Position } from '../state.ts';
import { inLodge } from './models.ts';
import { count } from './power.ts';
import { credit } from './quests.ts';
import { halfIn, isSet, openWindow, others, reveal } from './reactions.ts';

/** The lowest unrevealed numbered slot whose half is no trap or protection, or NONE. [B34] */
export function nextNumbered(at: Position, seat: Seat): number {
  if (!inLodge(at.state, seat)) return NONE;
  for (let slot = 0; slot < QUICK; slot++)
    if (isSet(at.state, seat, slot) && !halfIn(at, seat, slot).reacts) return slot;
  return NONE;
}

/** Revealed; those within range may answer; then its effects in printed order; then it is spent. [B36] [B51] */
export function cast(t: LodgeTable, seat: Seat, slot: number): void {
  const { state } = t;
  const half = reveal(t, seat, slot, null);
  credit(t, seat, 'castInRound');
  count(state, seat, 'casts');
  next(
    t,
    { do: 'ops', by: seat, effect: half.effect, at: 0, same: NONE, trigger: NONE, last: NONE },
    { do: 'spent', by: seat, slot },
  );
  openWindow(t, 'enemyCasts', others(state, seat), seat, state.at[seat]);
}
