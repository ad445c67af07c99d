import { NONE, type Room } from '../board.ts';
import type { Position, State } from '../state.ts';

/** Where damage lies: on a sheet, on a card or in a room. */
export interface Track {
  readonly list: number[];
  readonly counts: number[];
  readonly which: number;
  readonly width: number;
}

export const sheetOf = ({ state, content }: Position, seat: number): Track => ({
  list: state.sheet,
  counts: state.wounds,
  which: seat,
  width: content.widest.sheet,
});
export const cardOf = ({ state, content }: Position, evocation: number): Track => ({
  list: state.card,
  counts: state.hurt,
  which: evocation,
  width: content.widest.card,
});
export const roomTrack = ({ state, content }: Position, room: Room): Track => ({
  list: state.cubes,
  counts: state.filled,
  which: room,
  width: content.widest.room,
});

/** Cubes of whoever deals the damage put on free slots, as far as his supply reaches; how many. [B9] [B69] */
function put(state: State, { list, counts, which, width }: Track, free: number, owner: number, n: number): number {
  const placed = Math.max(0, Math.min(n, free, state.supply[owner]));
  const first = which * width + counts[which];
  for (let i = 0; i < placed; i++) list[first + i] = owner;
  counts[which] += placed;
  state.supply[owner] -= placed;
  return placed;
}

export function putOnSheet(at: Position, seat: number, owner: number, n: number): number {
  const { state, content } = at;
  const free = content.mages[state.mage[seat]].health - state.wounds[seat];
  return put(state, sheetOf(at, seat), free, owner, n);
}

export function putOnCard(at: Position, evocation: number, owner: number, n: number): number {
  const { state, content } = at;
  const free = content.creatures[state.creature[evocation]].health - state.hurt[evocation];
  return put(state, cardOf(at, evocation), free, owner, n);
}

export function putInRoom(at: Position, room: Room, owner: number, n: number): number {
  const { state, content } = at;
  const free = content.tiles[state.tile[room]].capacity - state.filled[room];
  return put(state, roomTrack(at, room), free, owner, n);
}

/** Who owns how many of the cubes. */
export function countsOn({ list, counts, which, width }: Track): number[] {
  const by = [0, 0, 0, 0, 0];
  for (let i = 0; i < counts[which]; i++) by[list[which * width + i]]++;
  return by;
}

export const cubesOn = ({ list, counts, which, width }: Track): number[] =>
  list.slice(which * width, which * width + counts[which]);

/** The owner of the cube placed last, leaving out one of them; NONE where there is none. [R8] [R10] */
export function lastOwner({ list, counts, which, width }: Track, except: number): number {
  for (let i = counts[which] - 1; i >= 0; i--) if (list[which * width + i] !== except) return list[which * width + i];
  return NONE;
}

/** Takes off the cube of that owner which was placed last, and gives it back to him. [B77] */
export function takeOff(state: State, { list, counts, which, width }: Track, owner: number): boolean {
  const first = which * width;
  for (let i = counts[which] - 1; i >= 0; i--) {
    if (list[first + i] !== owner) continue;
    for (let j = i; j < counts[which] - 1; j++) list[first + j] = list[first + j + 1];
    counts[which]--;
    list[first + counts[which]] = NONE;
    state.supply[owner]++;
    return true;
  }
  return false;
}

/** Replaces the cube of that owner which was placed last by one of another, where it lies. [B78] [R14] */
export function turnCube(state: State, { list, counts, which, width }: Track, from: number, to: number): boolean {
  if (state.supply[to] === 0) return false;
  for (let i = counts[which] - 1; i >= 0; i--) {
    if (list[which * width + i] !== from) continue;
    list[which * width + i] = to;
    state.supply[to]--;
    state.supply[from]++;
    return true;
  }
  return false;
}

/** All cubes go back to their owners. */
export function clear(state: State, { list, counts, which, width }: Track): void {
  for (let i = 0; i < counts[which]; i++) {
    state.supply[list[which * width + i]]++;
    list[which * width + i] = NONE;
  }
  counts[which] = 0;
}
