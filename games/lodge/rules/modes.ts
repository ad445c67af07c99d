import type { Seat } from '@conjure/engine';
import { NONE } from '../board.ts';
import { MODE_CHANGES, type ModeReason } from '../events.ts';
import type { LodgeTable } from '../state.ts';
import { creatureOf, hunterIn, inLodge } from './models.ts';
import { placeName } from './names.ts';

/** One model with its mage from now on; its cubes stay where they are. [F24] [F25] [R48] */
export function toGuard(t: LodgeTable, seat: Seat, familiar: number, why: ModeReason): void {
  const { state } = t;
  state.guard |= 1 << familiar;
  state.room[familiar] = NONE;
  tellMode(t, seat, familiar, 'guard', why);
}

/** A model of its own, in the room of its mage. [F32] [F33] */
export function toHunting(t: LodgeTable, seat: Seat, familiar: number, why: ModeReason): void {
  const { state } = t;
  state.guard &= ~(1 << familiar);
  state.room[familiar] = state.at[seat];
  tellMode(t, seat, familiar, 'hunting', why);
}

function tellMode(t: LodgeTable, seat: Seat, familiar: number, mode: 'guard' | 'hunting', why: ModeReason): void {
  if (t.silent) return;
  const room = placeName(t, t.state.at[seat]);
  t.tell({ type: 'modeChanged', by: seat, familiar: creatureOf(t, familiar).id, mode, room, why });
}

/** At the end of an Action, activation, event effect or reward: hunters in the rooms of their mages guard. [F21] [R3] */
export function regroup(t: LodgeTable, why: ModeReason = MODE_CHANGES.actionEnds): void {
  const { state } = t;
  for (let seat = 0; seat < state.seats; seat++) {
    if (!inLodge(state, seat)) continue;
    const hunter = hunterIn(t, seat, state.at[seat]);
    if (hunter !== NONE) toGuard(t, seat, hunter, why);
  }
}
