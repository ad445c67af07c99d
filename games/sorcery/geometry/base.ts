import { type Point, squaredDistance } from './point.ts';

/** The round base of a figure, or a round token. [B4] */
export interface Base extends Point {
  readonly radius: number;
}

/** A base of this size at a place: all are made alike, field by field, which is what makes distances quick to work out. */
export const baseAt = ({ x, y }: Point, radius: number): Base => ({ x, y, radius });

/** How far bases may stand apart, or into each other, and still touch. [B5] */
export const TOLERANCE = 10;

/** The nearest that the centres of two bases may come. [B6] */
export const clearance = (radius: number, other: number): number => radius + other - TOLERANCE;

export function overlap(a: Base, b: Base): boolean {
  const nearest = clearance(a.radius, b.radius);
  return squaredDistance(a, b) < nearest * nearest;
}

/** Base contact; what lies on the field, as an element does, is in nobody’s way. [B5] [S48] [R46] */
export function touch(a: Base, b: Base): boolean {
  const farthest = a.radius + b.radius + TOLERANCE;
  return squaredDistance(a, b) <= farthest * farthest && !overlap(a, b);
}

/** Whether a base touches an objective, a glyph or a book's marker; lying on top of it counts. [B13] */
export function touchesToken(base: Base, token: Base): boolean {
  const farthest = base.radius + token.radius + TOLERANCE;
  return squaredDistance(base, token) <= farthest * farthest;
}

/** Who of these is in contact with the base, by their places in the list: before a move for break away. [B57] */
export const touchedBy = (base: Base, others: readonly Base[]): number[] =>
  others.flatMap((other, i) => (touch(base, other) ? [i] : []));

/** Who of these a move has brought into contact: they may spin. [B60] */
export const newlyTouchedBy = (before: Base, after: Base, others: readonly Base[]): number[] =>
  others.flatMap((other, i) => (touch(after, other) && !touch(before, other) ? [i] : []));
