import table from './directions.json' with { type: 'json' };
import { cut } from './integer.ts';
import type { Point } from './point.ts';

/** Hundredths of a degree, always a whole degree: 0 looks east, 9000 north. [B2] */
export type Facing = number;

/**
 * The direction of every whole degree in millionths, from a table of the first quarter and turned by exact quarters: no
 * trigonometric function is called, a quarter turn or a mirroring of a position changes signs and nothing else. [B10]
 */
const DIRECTIONS: readonly Point[] = Array.from({ length: 360 }, (_, degree) => {
  let turned = { x: table.sine[90 - (degree % 90)], y: table.sine[degree % 90] };
  // The sum with 0 is 0 and never −0, which is another value in a comparison of positions.
  for (let quarter = 90; quarter <= degree; quarter += 90) turned = { x: 0 - turned.y, y: turned.x };
  return turned;
});

export const isFacing = (facing: number): boolean =>
  Number.isInteger(facing) && facing % 100 === 0 && facing >= 0 && facing < 36_000;

export const directionOf = (facing: Facing): Point => DIRECTIONS[facing / 100];

/** The point so far from another one in a direction, each coordinate cut towards it. */
export function pointTowards(from: Point, facing: Facing, length: number): Point {
  const { x, y } = directionOf(facing);
  return { x: from.x + cut(x * length, table.scale), y: from.y + cut(y * length, table.scale) };
}

/** A degree of the first eighth from which the nearest one is not far: a parabola is off by a quarter of a degree at the most. */
function justBefore(short: number, long: number): number {
  const slope = long === 0 ? 0 : short / long;
  return Math.max(0, Math.floor(slope * (45 + 15.64 * (1 - slope))) - 1);
}

/**
 * The whole degree that looks most nearly from one point to another one. It is sought in the first eighth of the circle and
 * unfolded, so that mirrored positions get mirrored facings also where two degrees are equally near.
 */
export function facingTowards(from: Point, to: Point): Facing {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const long = Math.max(Math.abs(dx), Math.abs(dy));
  const short = Math.min(Math.abs(dx), Math.abs(dy));
  let eighth = 0;
  let most = -1;
  for (let degree = justBefore(short, long); degree <= 45; degree++) {
    const reach = long * DIRECTIONS[degree].x + short * DIRECTIONS[degree].y;
    if (reach <= most) break;
    most = reach;
    eighth = degree;
  }
  const quarter = Math.abs(dy) > Math.abs(dx) ? 90 - eighth : eighth;
  const half = dx < 0 ? 180 - quarter : quarter;
  return ((dy < 0 ? 360 - half : half) % 360) * 100;
}
