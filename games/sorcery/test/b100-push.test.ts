import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlap } from '../geometry/base.ts';
import type { Point } from '../geometry/point.ts';
import { within } from '../geometry/point.ts';
import { pushedAway } from '../geometry/push.ts';
import { spotFault } from '../geometry/spot.ts';
import { inZone, oppositeZone } from '../geometry/zone.ts';
import { bases, point, SIZE } from './random.ts';
import { base, open, piece, symmetries } from './symmetry.ts';

const SYMMETRIES = symmetries(SIZE);
const free = () => true;

test('X10: Ilvane is pushed three inches north of the Adept south of her [B100]', () => {
  const [adept, ilvane] = [base(15_000, 8000), base(15_000, 12_000)];
  expect(pushedAway(adept, ilvane, 3000, free)).toEqual({ x: 15_000, y: 15_000 });
});

test('[B100] spots are cut towards the start', () => {
  // Two to the east and one to the north, √5 long, which counts as 3.
  expect(pushedAway(base(0, 0), base(2, 1), 4, free)).toEqual({ x: 4, y: 2 });
  expect(pushedAway(base(4, 2), base(2, 1), 4, free)).toEqual({ x: 0, y: 0 });
});

test('[B100] it stops before the first spot that is not legal, at the tolerance of a base, of a wall and at the edge', () => {
  const field = open(SIZE, { blocking: [piece('wall', [0, 9000], [12_000, 9000], [12_000, 9500], [0, 9500])] });
  const stand = (others: ReturnType<typeof base>[]) => (spot: Point) =>
    spotFault(field, { ...spot, radius: 750 }, others) === null;
  expect(pushedAway(base(2000, 5000), base(3500, 5000), 3000, stand([base(7000, 5000)]))).toEqual({ x: 5510, y: 5000 });
  expect(pushedAway(base(2000, 5000), base(2000, 7000), 3000, stand([]))).toEqual({ x: 2000, y: 8260 });
  expect(pushedAway(base(5000, 5000), base(3000, 5000), 3000, stand([]))).toEqual({ x: 750, y: 5000 });
  expect(pushedAway(base(5000, 5000), base(750, 5000), 3000, stand([]))).toMatchObject({ x: 750, y: 5000 });
});

test('[B100] a pushed figure overlaps nobody, goes no farther than pushed, and the same turned and mirrored', () => {
  fc.assert(
    fc.property(point, point, bases, (from, at, others) => {
      fc.pre(from.x !== at.x || from.y !== at.y);
      const legalFor = (list: typeof others) => (spot: Point) =>
        spotFault(open(SIZE), { ...spot, radius: 750 }, list) === null;
      fc.pre(legalFor(others)(at));
      const end = pushedAway(from, at, 3000, legalFor(others));
      expect(others.some((other) => overlap({ ...end, radius: 750 }, other))).toBe(false);
      expect(within(at, end, 3000)).toBe(true);
      for (const { point: to } of SYMMETRIES)
        expect(pushedAway(to(from), to(at), 3000, legalFor(others.map(to)))).toEqual(to(end));
    }),
    { numRuns: 40 },
  );
});

test('[B36] [B38] zones hold their borders, and four of them lie across from each other', () => {
  const zone = { x0: 4000, y0: 0, x1: 26_000, y1: 5000, facing: 9000 };
  expect([base(4000, 5000), base(26_000, 0)].every((one) => inZone(zone, one))).toBe(true);
  expect([base(3999, 5000), base(4000, 5001)].some((one) => inZone(zone, one))).toBe(false);
  expect([0, 1, 2, 3].map((one) => oppositeZone(4, one))).toEqual([2, 3, 0, 1]);
  expect([0, 1].map((one) => oppositeZone(2, one))).toEqual([1, 0]);
});
