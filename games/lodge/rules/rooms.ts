import { next, type Refusal, refusal, type Seat, type Step } from '@conjure/engine';
import { ROSE, type Room } from '../board.ts';
import { colourBits } from '../content.ts';
import type { LodgeMatterOf } from '../matters.ts';
import type { LodgeTable, Position, State } from '../state.ts';
import { putInRoom } from './cubes.ts';
import { inForce } from './events-in-force.ts';
import { inLodge } from './models.ts';
import { ownerName, roomName, roomPhrase } from './names.ts';
import { changePower, count } from './power.ts';
import { credit, creditActivation } from './quests.ts';
import { openWindow, others } from './reactions.ts';
import { startRun } from './runs.ts';

export const isDestroyed = (state: State, room: Room): boolean => (state.destroyed & (1 << room)) !== 0;

/** A room is activated where it is intact, open and not yet activated in this round. [B44] [B45] [B82] */
export const refuseActivation = (at: Position, by: Seat, room: Room): Refusal | null =>
  inLodge(at.state, by) ? refuseRoom(at, room) : refusal('B5', {}, 'here');

/** Whoever would activate it. */
export function refuseRoom(at: Position, room: Room): Refusal | null {
  const { state, content } = at;
  const name = () => ({ room: roomPhrase(at, room) });
  if (isDestroyed(state, room)) return refusal('B82', name());
  if (state.moon < content.tiles[state.tile[room]].minMoon) return refusal('B45', name());
  return state.activated & (1 << room) ? refusal('B44', name()) : null;
}

/** It counts as activated from now on; traps, then its effect. [B44] [B52] */
export function activateRoom(t: LodgeTable, by: Seat, room: Room): void {
  const { state, content } = t;
  state.activated |= 1 << room;
  count(state, by, 'activations');
  if (!t.silent) t.tell({ type: 'roomActivated', by, room: roomName(t, room) });
  creditActivation(t, by, room);
  const { colour } = content.tiles[state.tile[room]];
  for (const op of inForce(t, 'onRoomActivated'))
    if (colourBits(op.colours) & (1 << colour)) changePower(t, ROSE, op.rose, 'events');
  next(t, { do: 'roomEffect', by, room });
  openWindow(t, 'enemyActivatesRoom', others(state, by), by, room);
}

export function roomEffect(t: LodgeTable, { by, room }: LodgeMatterOf<'roomEffect'>): Step {
  startRun(t, by, t.content.tiles[t.state.tile[room]].effect);
  return 'rest';
}

/** Cubes up to the capacity; the rest is lost. Whoever places the cube that fills the room is remembered by its place. [B79] */
export function placeInstability(t: LodgeTable, owner: number, room: Room, amount: number): number {
  const { state, content } = t;
  if (isDestroyed(state, room)) return 0;
  const placed = putInRoom(t, room, owner, amount);
  if (placed === 0) return 0;
  const left = content.tiles[state.tile[room]].capacity - state.filled[room];
  if (!t.silent) t.tell({ type: 'instability', room: roomName(t, room), whose: ownerName(owner), n: placed, left });
  if (owner === ROSE) return placed;
  credit(t, owner, 'placeInstability', placed);
  if (left === 0) credit(t, owner, 'fillRoom');
  for (const op of inForce(t, 'onMagePlacesInstability')) placeInstability(t, ROSE, room, op.amount);
  return placed;
}
