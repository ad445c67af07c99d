import { type Base, TOLERANCE } from './base.ts';
import type { Ground } from './ground.ts';
import type { Point } from './point.ts';
import { contains, meets } from './polygon.ts';
import { closerToSegment } from './segment.ts';

/** The base that stands in a line of fire, by its place in the list, or −1. The two ends are not among the others. [B11] */
export const baseAcross = (from: Point, to: Point, others: readonly Base[]): number =>
  others.findIndex((other) => closerToSegment(other, from, to, other.radius - TOLERANCE));

/** The blocking piece that cuts a line of fire, by its id. [B16] */
export const wallAcross = ({ blocking }: Ground, from: Point, to: Point): string | null =>
  blocking.find((piece) => meets(piece, from, to))?.id ?? null;

/**
 * The hindering piece that a line of fire passes, by its id. One that holds the shooter but not the target does not count,
 * so this is the one question about a line that has a direction. [B19]
 */
export const cover = ({ hindering }: Ground, from: Point, to: Point): string | null =>
  hindering.find((piece) => meets(piece, from, to) && (contains(piece, to) || !contains(piece, from)))?.id ?? null;
