import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inFrontArc } from '../geometry/arc.ts';
import { directionOf, facingTowards, isFacing, pointTowards } from '../geometry/direction.ts';
import table from '../geometry/directions.json' with { type: 'json' };
import { facing, point, SIZE } from './random.ts';
import { symmetries } from './symmetry.ts';

const SYMMETRIES = symmetries(SIZE);

test('[B10] the table holds the sines of the first quarter, to the millionth', () => {
  expect(table.sine).toEqual(
    Array.from({ length: 91 }, (_, a) => Math.round(Math.sin((a * Math.PI) / 180) * table.scale)),
  );
});

test('[B2] 0 looks east, 9000 north, and a facing is a whole degree', () => {
  expect([0, 9_000, 18_000, 27_000].map(directionOf)).toEqual([
    { x: 1_000_000, y: 0 },
    { x: 0, y: 1_000_000 },
    { x: -1_000_000, y: 0 },
    { x: 0, y: -1_000_000 },
  ]);
  expect([0, 100, 35_900].every(isFacing)).toBe(true);
  expect([-100, 50, 36_000, 0.5, Number.NaN].some(isFacing)).toBe(false);
});

test('[B9] borders belong to the front arc', () => {
  const at = { x: 5000, y: 5000 };
  const seen = (width: 90 | 180 | 270, x: number, y: number) => inFrontArc(at, 0, width, { x: 5000 + x, y: 5000 + y });
  expect([seen(90, 3, 3), seen(90, 3, -3), seen(90, 3, 4), seen(90, 3, -4), seen(90, -1, 0)]).toEqual([
    ...[true, true, false, false, false],
  ]);
  expect([seen(180, 0, 9), seen(180, 0, -9), seen(180, -1, 9)]).toEqual([true, true, false]);
  expect([seen(270, -3, 3), seen(270, -3, -3), seen(270, -4, 3), seen(270, -1, 0)]).toEqual([true, true, false, false]);
});

test('[B10] an arc within a wider one, and turned and mirrored positions with the same answer', () => {
  fc.assert(
    fc.property(point, point, facing, (at, other, way) => {
      const seen = ([90, 180, 270] as const).map((width) => inFrontArc(at, way, width, other));
      expect(seen).toEqual(seen.toSorted());
      for (const { point: to, facing: turn } of SYMMETRIES)
        expect(([90, 180, 270] as const).map((width) => inFrontArc(to(at), turn(way), width, to(other)))).toEqual(seen);
    }),
  );
});

test('[B60] who turns towards another one has it in front, in every arc', () => {
  fc.assert(
    fc.property(point, point, (at, other) => {
      fc.pre(at.x !== other.x || at.y !== other.y);
      const way = facingTowards(at, other);
      expect(isFacing(way)).toBe(true);
      expect(inFrontArc(at, way, 90, other)).toBe(true);
      for (const { point: to, facing: turn } of SYMMETRIES) expect(facingTowards(to(at), to(other))).toBe(turn(way));
    }),
  );
});

test('no other whole degree looks more nearly to a point', () => {
  fc.assert(
    fc.property(point, point, (at, other) => {
      const reach = (degree: number): number => {
        const { x, y } = directionOf(100 * degree);
        return (other.x - at.x) * x + (other.y - at.y) * y;
      };
      const most = Math.max(...Array.from({ length: 360 }, (_, degree) => reach(degree)));
      expect(reach(facingTowards(at, other) / 100)).toBe(most);
    }),
    { numRuns: 2000 },
  );
});

test('a facing points back at itself', () => {
  fc.assert(
    fc.property(point, facing, (at, way) => {
      expect(facingTowards(at, pointTowards(at, way, 20_000))).toBe(way);
    }),
  );
});
