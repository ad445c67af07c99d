import { pointTowards } from './direction.ts';
import type { Point } from './point.ts';
import type { Polygon } from './polygon.ts';

/** So many points around a centre, the first to the east of it: where candidates for the end of a move come from. */
export const ring = (centre: Point, count: number, length: number): Point[] =>
  Array.from({ length: count }, (_, i) => pointTowards(centre, (i * 36_000) / count, length));

/** A little more than the clearance of a base, so that a path can bend around a corner. */
const ASIDE = 150;

/** Where a base of this radius may bend around a piece: beside each of its corners, on all four sides. */
export const bendsAround = ({ corners }: Polygon, radius: number): Point[] =>
  corners.flatMap(({ x, y }) =>
    [-1, 1].flatMap((east) =>
      [-1, 1].map((north) => ({ x: x + east * (radius + ASIDE), y: y + north * (radius + ASIDE) })),
    ),
  );
