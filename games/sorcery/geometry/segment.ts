import { squareBelow } from './integer.ts';
import { type Point, side, squaredDistance } from './point.ts';

/** Whether a point is closer than a distance to the segment from a to b. */
export function closerToSegment(p: Point, a: Point, b: Point, distance: number): boolean {
  if (distance <= 0) return false;
  const long = squaredDistance(a, b);
  const along = (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y);
  if (along <= 0) return squaredDistance(p, a) < distance * distance;
  if (along >= long) return squaredDistance(p, b) < distance * distance;
  return squareBelow(side(a, b, p), distance * distance, long);
}

const between = (a: number, b: number, n: number): boolean => Math.min(a, b) <= n && n <= Math.max(a, b);

/** Whether p, known to be in line with a and b, lies on the segment between them. */
const onSegment = (a: Point, b: Point, p: Point): boolean => between(a.x, b.x, p.x) && between(a.y, b.y, p.y);

/** Whether two segments have a point in common, their ends included. [B113] */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const fromA = Math.sign(side(c, d, a));
  const fromB = Math.sign(side(c, d, b));
  const fromC = Math.sign(side(a, b, c));
  const fromD = Math.sign(side(a, b, d));
  if (fromA * fromB < 0 && fromC * fromD < 0) return true;
  return (
    (fromA === 0 && onSegment(c, d, a)) ||
    (fromB === 0 && onSegment(c, d, b)) ||
    (fromC === 0 && onSegment(a, b, c)) ||
    (fromD === 0 && onSegment(a, b, d))
  );
}
