import { once, type Seat } from '@conjure/engine';
import { OWNERS, type Room } from '../board.ts';
import type { Content } from '../content.ts';
import { countsOn, roomTrack, sheetOf } from '../rules/cubes.ts';
import { familiarOf, mageOf } from '../rules/models.ts';
import { shares } from '../rules/ranking.ts';
import type { Position } from '../state.ts';

/** What cubes promise: the points by owner, and how likely they are to be paid soon. */
export interface Promised {
  readonly points: readonly number[];
  readonly chance: number;
}

/** How likely a sheet so full is to be scored: who is nearly down gets finished. A living familiar puts it off. [F38] */
const sheetChance = (full: number, guarded: boolean): number =>
  guarded ? full * (0.2 + 0.35 * full) : full === 1 ? 1 : full * (0.3 + 0.5 * full);
/** How likely a room so full is to come down; a full one does so in the next Clean-up. [B64] */
const roomChance = (full: number): number => (full === 1 ? 1 : 0.9 * full ** 1.5);

/** On a sheet, with `more` cubes of `by` on it. [B72] */
export function sheetPromise(at: Position, seat: Seat, by = 0, more = 0): Promised {
  const counts = countsOn(sheetOf(at, seat));
  counts[by] += more;
  const full = Math.min(1, (at.state.wounds[seat] + more) / mageOf(at, seat).health);
  const chance = sheetChance(full, familiarOf(at, seat) >= 0);
  return { points: pointsFor(at.content, at.content.constants.defeatPoints, counts), chance };
}

/** In a room. [B80] */
export function roomPromise(at: Position, room: Room, by = 0, more = 0): Promised {
  const { state, content } = at;
  const { capacity, points } = content.tiles[state.tile[room]];
  const counts = countsOn(roomTrack(at, room));
  counts[by] += more;
  const full = (state.filled[room] + more) / capacity;
  return { points: pointsFor(content, points, counts), chance: roomChance(full) };
}

const tables = once((_content: Content) => new Map<readonly number[], Map<number, readonly number[]>>());

/** Who gets what of the prizes. The same few cases come up all the time: each is ranked once. [B73] */
function pointsFor(content: Content, prizes: readonly number[], counts: readonly number[]): readonly number[] {
  const known = tables(content);
  let table = known.get(prizes);
  if (!table) {
    table = new Map();
    known.set(prizes, table);
  }
  let key = 0;
  for (let owner = 0; owner < OWNERS; owner++) key = key * 64 + counts[owner];
  let points = table.get(key);
  if (!points) {
    const { constants } = content;
    points = shares(counts, { prizes, sole: constants.soleBonus, constants });
    table.set(key, points);
  }
  return points;
}

/** What others gain is lost in part: one of them may be the rival. */
const RIVAL = 0.3;

/** How much better for the seat what is promised after than what was before. */
export function better(seat: Seat, before: Promised, after: Promised): number {
  let sum = 0;
  for (let owner = 0; owner < OWNERS; owner++) {
    const more = after.points[owner] * after.chance - before.points[owner] * before.chance;
    sum += owner === seat ? more : -RIVAL * more;
  }
  return sum;
}
