import type { Point } from '../../../parts/point.ts';
import { nextInReading } from '../../../parts/reading-order.ts';
import { beyond, hexOf, isRoom, middle, nameOf, ROOMS } from './geometry.ts';
import type { RoomName } from './types.ts';

/** The next thing that may be chosen, and the next model in the room. */
export const NEXT = 'n';
export const NEXT_MODEL = 'f';

/** Up and down stay in the column; left and right go to the nearest room of the next one. */
export function moved(from: RoomName, key: string): RoomName | null {
  const at = hexOf(from);
  const ways: Record<string, readonly number[]> = {
    ArrowUp: [4],
    ArrowDown: [1],
    ArrowRight: middle(from).y > 0 ? [5, 0] : [0, 5],
    ArrowLeft: middle(from).y > 0 ? [3, 2] : [2, 3],
    PageUp: [5, 4],
    PageDown: [2, 1],
  };
  if (key === 'Home') return ROOMS[0];
  if (key === 'End') return ROOMS[ROOMS.length - 1];
  if (!(key in ways)) return null;
  const to = ways[key].map((side) => beyond(at, side)).find(isRoom);
  return to ? nameOf(to) : from;
}

/** The next of these in reading order, or the one before. */
export const nextOf = <T extends Point>(all: readonly T[], from: Point, back: boolean): T | null =>
  nextInReading(all, (one) => one, from, back);
