import { next, type Seat } from '@conjure/engine';
import { CELL, evocationOf, isMage, type Model, NONE, ownerOf, type Room } from '../board.ts';
import type { LodgeTable, Position } from '../state.ts';
import { hunterIn, roomOf } from './models.ts';
import { modelName, placeName } from './names.ts';
import { openWindow } from './reactions.ts';

type How = 'step' | 'push' | 'placed' | 'swapped';

/** A model comes into a room: pick-up on the way, then the traps of enemies there. [F22] [B50] [R34] */
export function moveInto(t: LodgeTable, model: Model, room: Room, how: How): void {
  if (put(t, model, room, how)) entered(t, model, room, how);
}

/** Two models change places; both have entered. [B93] */
export function exchange(t: LodgeTable, one: Model, other: Model): void {
  const [from, to] = [roomOf(t.state, one), roomOf(t.state, other)];
  if (from === to) return;
  put(t, one, to, 'swapped');
  put(t, other, from, 'swapped');
  entered(t, other, from, 'swapped');
  entered(t, one, to, 'swapped');
}

/** Where it stands from now on; false when it stood there before. */
function put(t: LodgeTable, model: Model, room: Room, how: How): boolean {
  const { state } = t;
  const from = isMage(model) ? state.at[model] : state.room[evocationOf(model)];
  if (from === room) return false;
  if (isMage(model)) state.at[model] = room;
  else state.room[evocationOf(model)] = room;
  if (!t.silent)
    t.tell({ type: 'moved', model: modelName(t, model), from: placeName(t, from), to: placeName(t, room), how });
  return true;
}

function entered(t: LodgeTable, model: Model, room: Room, how: How): void {
  const { state } = t;
  let enemies = 0;
  for (let seat = 0; seat < state.seats; seat++)
    if (seat !== ownerOf(model) && state.at[seat] === room) enemies |= 1 << seat;
  if (enemies !== 0) openWindow(t, 'enemyEnters', enemies, model, room);
  const walked = how === 'step' || how === 'push';
  if (walked && isMage(model) && hunterIn(t, model, room) !== NONE) next(t, { do: 'pickUp', seat: model });
}

/** Rooms one step away: from a Cell its exits. [B3] [B5] */
export function stepsFrom({ state, content }: Position, seat: Seat): readonly Room[] {
  const { board } = content;
  return state.at[seat] === CELL ? board.exits[state.seats][state.cell[seat]] : board.neighbours[state.at[seat]];
}
