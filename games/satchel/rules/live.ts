import { MINUTE, type Seat } from '@conjure/engine';
import { NONE } from '../board.ts';
import { type Position, type SatchelTable, type State, settingOf } from '../state.ts';

export const isPaused = (state: State): boolean => state.pausedAt >= 0;

/** How long the round has gone on at a stamp: while it is paused the time stands still. [B64] */
export const gameTime = ({ lost, pausedAt }: State, at: number): number => (pausedAt >= 0 ? pausedAt : at) - lost;

/** How many milliseconds the seat must still wait before it rolls again. [B62] */
export function cooldownLeft({ state }: Position, seat: Seat, at: number): number {
  const { rolledAt, options } = state;
  return rolledAt[seat] < 0 ? 0 : Math.max(0, rolledAt[seat] + options.rollCooldownMs - gameTime(state, at));
}

/** A command stamped so late is not applied any more: the round ends at dawn. [B81] */
export function itDawns({ state, content }: Position, at: number): boolean {
  if (!state.options.dawn || state.phase !== 'running') return false;
  return gameTime(state, at) - state.startedAt >= content.data.setup.dawn.liveMinutes * MINUTE;
}

/** Any person may stop the round. [B64] */
export function pause(t: SatchelTable, by: Seat, at: number): void {
  t.state.pausedAt = at;
  t.state.agreed = 0;
  t.tell({ type: 'paused', by, at });
}

/** It goes on when everybody has agreed. Whoever holds several seats agrees for each; for a bot its host does. [B64] */
export function resume(t: SatchelTable, by: Seat, at: number): void {
  const { state } = t;
  state.agreed |= 1 << by;
  const missing = notAgreed(t);
  t.tell({ type: 'agreed', by, missing });
  if (missing.length > 0) return;
  state.lost += at - state.pausedAt;
  state.pausedAt = NONE;
  t.tell({ type: 'resumed', at });
}

export const hasAgreed = ({ agreed }: State, seat: Seat): boolean => (agreed & (1 << seat)) !== 0;

/** Who has not yet agreed to go on. */
export function notAgreed(at: Position): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat <= settingOf(at).heroes; seat++) if (!hasAgreed(at.state, seat)) seats.push(seat);
  return seats;
}
