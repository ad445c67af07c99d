import { directionOf } from './direction.ts';
import type { Ground } from './ground.ts';
import type { Point } from './point.ts';
import type { Zone } from './zone.ts';

/** From one base of a row to the next, and from row to row: no standard base is wider, and no large one. */
const CLOSE = 1500;
const WIDE = 2000;
const STANDARD = 750;

const step = (a: number, b: number): number => (Math.max(a, b) > STANDARD ? WIDE : CLOSE);

/** The part of a zone where a base of this radius is wholly on the field. [B3] */
function clipped({ width, height }: Ground, zone: Zone, radius: number): Zone {
  return {
    x0: Math.max(zone.x0, radius),
    y0: Math.max(zone.y0, radius),
    x1: Math.min(zone.x1, width - radius),
    y1: Math.min(zone.y1, height - radius),
    facing: zone.facing,
  };
}

/** How many of these bases, from the first on, fit in a row, and how long the row is. */
function rowOf(radii: readonly number[], from: number, room: number): { end: number; length: number } {
  let length = 0;
  let end = from + 1;
  while (end < radii.length && length + step(radii[end - 1], radii[end]) <= room) {
    length += step(radii[end - 1], radii[end]);
    end++;
  }
  return { end, length };
}

/**
 * A place in the zone for bases of these radii, row behind row from the front; null where they do not fit. `offset` says how
 * far along its row each row begins, from 0 to the room it leaves. [B38] [B112]
 */
export function gridIn(
  ground: Ground,
  zone: Zone,
  radii: readonly number[],
  offset: (room: number) => number,
): Point[] | null {
  const { x0, y0, x1, y1, facing } = clipped(ground, zone, Math.max(...radii));
  const front = { x: Math.sign(directionOf(facing).x), y: Math.sign(directionOf(facing).y) };
  const left = { x: 0 - front.y, y: front.x };
  const corner = { x: front.x - left.x > 0 ? x1 : x0, y: front.y - left.y > 0 ? y1 : y0 };
  const [room, depth] = front.x === 0 ? [x1 - x0, y1 - y0] : [y1 - y0, x1 - x0];
  const spots: Point[] = [];
  let behind = 0;
  let widest = 0;
  while (spots.length < radii.length) {
    const first = spots.length;
    const { end, length } = rowOf(radii, first, room);
    const row = radii.slice(first, end);
    if (first > 0) behind += step(widest, Math.max(...row));
    widest = Math.max(...row);
    if (behind > depth || room < 0) return null;
    let along = offset(room - length);
    for (let i = 0; i < row.length; i++) {
      if (i > 0) along += step(row[i - 1], row[i]);
      spots.push({
        x: corner.x + left.x * along - front.x * behind,
        y: corner.y + left.y * along - front.y * behind,
      });
    }
  }
  return spots;
}
