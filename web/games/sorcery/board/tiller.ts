import type { Point } from './types.ts';

/** So near to where it looks, in degrees, whoever stands there is under the knob. */
const COVERED = 50;

const degrees = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/** Whether the knob that turns a figure lies behind it: where somebody it touches stands before it, and nobody behind. */
export function isTiller(at: Point, turn: number, touched: readonly Point[]): boolean {
  const stands = (way: number) => touched.some((to) => apart(degrees(at, to), way) < COVERED);
  return stands(turn) && !stands(turn + 180);
}

/** The same on the other side of the middle. */
export const opposite = (at: Point, to: Point): Point => ({ x: 2 * at.x - to.x, y: 2 * at.y - to.y });
