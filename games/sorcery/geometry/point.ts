import { rootUp } from './integer.ts';

/** A place on the field in thousandths of an inch, from its south-west corner: x grows east, y north. [B2] */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const squaredDistance = (a: Point, b: Point): number => (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y);

/** Within so many thousandths of an inch, centre to centre. [B8] */
export const within = (a: Point, b: Point, length: number): boolean => squaredDistance(a, b) <= length * length;

/** The length of a straight leg, rounded up to whole thousandths. [B54] */
export const legLength = (a: Point, b: Point): number => rootUp(squaredDistance(a, b));

/** Above 0 where p lies to the left of the way from a to b, below 0 to the right, 0 in line with it. */
export const side = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
