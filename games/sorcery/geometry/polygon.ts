import { type Point, side } from './point.ts';
import { closerToSegment, segmentsMeet } from './segment.ts';

/** A convex piece of the field; its border belongs to it. [B14] */
export interface Polygon {
  /** Counter-clockwise. */
  readonly corners: readonly Point[];
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** The corners of a convex polygon, in either sense of rotation; null where they turn back, stand in line or go round twice. */
export function polygonOf(corners: readonly (readonly number[])[]): Polygon | null {
  const points = corners.map(([x, y]) => ({ x, y }));
  const turn = (i: number): number => side(points[i], next(points, i), next(points, i + 1));
  const sense = points.length < 3 ? 0 : Math.sign(turn(0));
  if (sense === 0) return null;
  // Each edge has all other corners on its one side: that also refuses a star, which turns one way only.
  for (let i = 0; i < points.length; i++)
    for (let j = 2; j < points.length; j++)
      if (Math.sign(side(points[i], next(points, i), next(points, i + j - 1))) !== sense) return null;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    corners: sense > 0 ? points : points.toReversed(),
    west: Math.min(...xs),
    east: Math.max(...xs),
    south: Math.min(...ys),
    north: Math.max(...ys),
  };
}

const next = <T>(list: readonly T[], i: number): T => list[(i + 1) % list.length];

/** Whether a point is in the piece or on its border. [B14] [B113] */
export function contains({ corners, west, east, south, north }: Polygon, p: Point): boolean {
  if (p.x < west || p.x > east || p.y < south || p.y > north) return false;
  for (let i = 0; i < corners.length; i++) if (side(corners[i], next(corners, i), p) < 0) return false;
  return true;
}

/** Whether the segment from a to b keeps away so far from the box around the piece that nothing else need be asked. */
const clearOfBox = ({ west, east, south, north }: Polygon, a: Point, b: Point, distance: number): boolean =>
  Math.max(a.x, b.x) < west - distance ||
  Math.min(a.x, b.x) > east + distance ||
  Math.max(a.y, b.y) < south - distance ||
  Math.min(a.y, b.y) > north + distance;

/** Whether the segment from a to b has a point in common with the piece. [B113] */
export function meets(polygon: Polygon, a: Point, b: Point): boolean {
  if (clearOfBox(polygon, a, b, 0)) return false;
  const { corners } = polygon;
  // One that has neither end inside and crosses no edge stays outside.
  return contains(polygon, a) || corners.some((corner, i) => segmentsMeet(a, b, corner, next(corners, i)));
}

/** Whether the segment from a to b comes closer than a distance to the piece. [B15] */
export function closerToPolygon(polygon: Polygon, a: Point, b: Point, distance: number): boolean {
  if (clearOfBox(polygon, a, b, distance)) return false;
  if (meets(polygon, a, b)) return true;
  const { corners } = polygon;
  return corners.some((corner, i) => {
    const end = next(corners, i);
    return (
      closerToSegment(a, corner, end, distance) ||
      closerToSegment(b, corner, end, distance) ||
      closerToSegment(corner, a, b, distance)
    );
  });
}
