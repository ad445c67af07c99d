export { wayOf, wayTo } from '@conjure/sorcery/view';

import { INCH } from './plane.ts';
import type { Point } from './types.ts';

const apart = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Inches to one decimal, as one says them. */
export const inchesOf = (units: number): number => Math.round((units * 10) / INCH) / 10;
export const inchesTo = (from: Point, to: Point): number => inchesOf(apart(from, to));

export const pathLength = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, i) => sum + apart(points[i], point), 0);

export const nearestOf = <T extends { readonly at: Point }>(from: Point, all: readonly T[]): T | null =>
  all.reduce<T | null>((best, one) => (best && apart(from, best.at) <= apart(from, one.at) ? best : one), null);
