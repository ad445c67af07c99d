import fc from 'fast-check';
import type { Base } from '../geometry/base.ts';
import { overlap } from '../geometry/base.ts';
import type { Ground, Piece } from '../geometry/ground.ts';
import type { Point } from '../geometry/point.ts';
import { polygonOf } from '../geometry/polygon.ts';
import { open } from './symmetry.ts';

export const SIZE = 12_000;

/** Points of a small field, so that things get into each other's way; half of them on a coarse grid, so that they line up. */
const coordinate = fc.oneof(
  fc.integer({ min: 0, max: SIZE }),
  fc.integer({ min: 0, max: 24 }).map((n) => n * 500),
);
export const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate });
export const facing = fc.integer({ min: 0, max: 359 }).map((degree) => degree * 100);
export const radius = fc.constantFrom(750, 1000);
export const anyBase: fc.Arbitrary<Base> = fc.record({ x: coordinate, y: coordinate, radius });

/** Bases none of which overlaps another one. */
export const bases: fc.Arbitrary<Base[]> = fc
  .array(anyBase, { maxLength: 6 })
  .map((all) => all.filter((one, i) => !all.slice(0, i).some((other) => overlap(one, other))));

/** Triangles and rectangles here and there. */
const piece: fc.Arbitrary<Piece> = fc
  .oneof(
    fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 3 }),
    fc
      .tuple(coordinate, coordinate, fc.integer({ min: 300, max: 4000 }), fc.integer({ min: 300, max: 4000 }))
      .map(([x, y, w, h]): [number, number][] => [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ]),
  )
  .chain((corners) => {
    const shape = polygonOf(corners);
    return fc.constant(shape && { ...shape, id: corners.join('/') });
  })
  .filter((made) => made !== null);

const pieces = fc.array(piece, { maxLength: 2 });

export const ground: fc.Arbitrary<Ground> = fc
  .record({ hindering: pieces, blocking: pieces, shallow: pieces, deep: pieces })
  .map((all) => open(SIZE, all));

/** Whether a point at k/n of the way from a to b is closer to p than a distance: exact, in whole numbers. */
export function closerAt(p: Point, a: Point, b: Point, k: number, n: number, distance: number): boolean {
  const dx = BigInt(n) * BigInt(p.x - a.x) - BigInt(k) * BigInt(b.x - a.x);
  const dy = BigInt(n) * BigInt(p.y - a.y) - BigInt(k) * BigInt(b.y - a.y);
  return dx * dx + dy * dy < (BigInt(n) * BigInt(distance)) ** 2n;
}
