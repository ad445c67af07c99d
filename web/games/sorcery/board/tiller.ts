import type { Point } from './types.ts';

/** So near to the knob, in degrees, whoever stands there is under it. */
const COVERED = 50;
/** Before the figure if possible, else behind it, else at a side. */
const SIDES = [0, 180, 90, -90, 135, -135, 45, -45];

const degrees = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/** By how much the knob that turns a figure lies aside of where it looks, in degrees: so that it covers nobody it touches. */
export function tillerOf(at: Point, turn: number, touched: readonly Point[]): number {
  const isFree = (side: number) => touched.every((to) => apart(degrees(at, to), turn + side) >= COVERED);
  return SIDES.find(isFree) ?? 0;
}

/** The same so many degrees farther around a middle. */
export function around(middle: Point, { x, y }: Point, by: number): Point {
  const angle = (by * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [x - middle.x, y - middle.y];
  return { x: middle.x + dx * cos - dy * sin, y: middle.y + dx * sin + dy * cos };
}
