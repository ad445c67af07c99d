import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inFrontArc } from '../geometry/arc.ts';
import { cut, FARTHEST, rootDown, rootUp, squareBelow, WIDEST } from '../geometry/integer.ts';
import { legLength, side, squaredDistance } from '../geometry/point.ts';
import { closerToSegment } from '../geometry/segment.ts';

/** The largest whose next square, less one, is still a safe number. */
const LARGEST = 94_906_264;
const root = fc.integer({ min: 0, max: LARGEST });

test('[B54] a root is rounded up to the next whole number, and beside a square too', () => {
  expect([0, 1, 2, 4, 5, 2_000_000].map(rootUp)).toEqual([0, 1, 2, 2, 3, 1415]);
  fc.assert(
    fc.property(root, (n) => {
      expect(rootUp(n * n)).toBe(n);
      expect(rootUp(n * n + 1)).toBe(n + 1);
      expect(rootDown(n * n)).toBe(n);
      expect(rootDown(n * n + 2 * n)).toBe(n);
    }),
  );
});

test('[B54] roots are exact up to the largest safe number', () => {
  for (let n = LARGEST - 50; n <= LARGEST; n++) {
    const square = n * n;
    expect([square - 1, square, square + 1].map(rootUp)).toEqual([n, n, n + 1]);
    expect([square - 1, square, square + 1].map(rootDown)).toEqual([n - 1, n, n]);
  }
  expect(rootUp(Number.MAX_SAFE_INTEGER)).toBe(94_906_266);
  expect(rootDown(Number.MAX_SAFE_INTEGER)).toBe(94_906_265);
  expect([rootUp(0), rootDown(0), rootDown(1), rootDown(3)]).toEqual([0, 0, 1, 1]);
});

test('[B100] quotients are cut towards zero', () => {
  expect([cut(7, 2), cut(-7, 2), cut(-6, 2), cut(1, 2)]).toEqual([3, -3, -3, 0]);
  expect(Object.is(cut(-1, 2), 0)).toBe(true);
});

test('[B1] squares beyond 2^53 are compared exactly, next to equality above all', () => {
  const wide = fc.integer({ min: 1, max: 2 ** 35 });
  const distance = fc.integer({ min: 1, max: 2 * WIDEST });
  let doubtful = 0;
  fc.assert(
    fc.property(wide, distance, fc.integer({ min: -1, max: 1 }), (a, d, off) => {
      const b = d * d;
      const c = Number((BigInt(a) * BigInt(a)) / BigInt(b)) + off;
      fc.pre(Number.isSafeInteger(c) && c > 0);
      if (a * a === b * c) doubtful++;
      expect(squareBelow(a, b, c)).toBe(BigInt(a) * BigInt(a) < BigInt(b) * BigInt(c));
    }),
    { numRuns: 2000 },
  );
  expect(doubtful).toBeGreaterThan(0);
});

test('[B1] at the bounds no number but a squared cross product passes 2^53', () => {
  const a = { x: -FARTHEST, y: -FARTHEST };
  const b = { x: FARTHEST, y: FARTHEST };
  const c = { x: FARTHEST, y: -FARTHEST };
  expect(squaredDistance(a, b)).toBe(2 ** 35);
  expect(side(a, b, c)).toBe(-(2 ** 34));
  expect(legLength(a, b) ** 2).toBeLessThan(Number.MAX_SAFE_INTEGER);
  expect(inFrontArc(a, 4500, 90, b)).toBe(true);
  expect(closerToSegment(c, a, b, 2 * WIDEST)).toBe(false);
  // The corner is 92,681.9 away from the diagonal.
  expect(closerToSegment(c, a, b, 92_682)).toBe(true);
  expect(closerToSegment(c, a, b, 92_681)).toBe(false);
});
