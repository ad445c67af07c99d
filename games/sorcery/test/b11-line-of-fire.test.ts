import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inFrontArc } from '../geometry/arc.ts';
import { baseAcross, cover, wallAcross } from '../geometry/line-of-fire.ts';
import { within } from '../geometry/point.ts';
import { contains } from '../geometry/polygon.ts';
import { bases, ground, point, SIZE } from './random.ts';
import { base, groundUnder, open, piece, symmetries } from './symmetry.ts';

const SYMMETRIES = symmetries(SIZE);
const wood = piece('wood', [4000, 2000], [6000, 2000], [6000, 4000], [4000, 4000]);

test('X3: in range, in arc, and blocked by a base 12,200 north but not by one 12,300 north [B9] [B11]', () => {
  const watcher = base(10_000, 10_000);
  const target = base(18_000, 13_000);
  expect(within(watcher, target, 10_000)).toBe(true);
  expect(inFrontArc(watcher, 0, 90, target)).toBe(true);
  expect(baseAcross(watcher, target, [base(14_000, 12_200)])).toBe(0);
  expect(baseAcross(watcher, target, [base(14_000, 12_300)])).toBe(-1);
});

test('[B11] a base that only brushes the line does not block it, nor one behind an end', () => {
  const [from, to] = [base(1000, 5000), base(9000, 5000)];
  const blocked = (x: number, y: number, radius = 750) => baseAcross(from, to, [base(x, y, radius)]) === 0;
  expect([blocked(5000, 5739), blocked(5000, 5740), blocked(5000, 5989, 1000)]).toEqual([true, false, true]);
  expect([blocked(9739, 5000), blocked(9740, 5000)]).toEqual([true, false]);
});

test('[B16] blocking terrain cuts a line that only touches its corner or runs along its edge', () => {
  const field = open(SIZE, { blocking: [wood] });
  const cuts = (ax: number, ay: number, bx: number, by: number) => wallAcross(field, base(ax, ay), base(bx, by));
  expect(cuts(1000, 3000, 9000, 3000)).toBe('wood');
  expect(cuts(1000, 4000, 9000, 4000)).toBe('wood');
  expect(cuts(2000, 4000, 6000, 0)).toBe('wood');
  expect(cuts(3000, 5000, 5000, 3000)).toBe('wood');
  expect(cuts(1000, 4001, 9000, 4001)).toBeNull();
  // In line with the edge, but short of it.
  expect(cuts(1000, 4000, 3999, 4000)).toBeNull();
});

test('[B19] a wood covers, unless the shooter stands in it and the target does not', () => {
  const field = open(SIZE, { hindering: [wood] });
  const inside = base(5000, 3000);
  const outside = base(9000, 3000);
  expect(cover(field, outside, inside)).toBe('wood');
  expect(cover(field, inside, outside)).toBeNull();
  expect(cover(field, inside, base(5500, 3500))).toBe('wood');
  expect(cover(field, base(1000, 3000), outside)).toBe('wood');
  expect(cover(field, base(1000, 6000), outside)).toBeNull();
});

test('[B11] [B16] bases and walls stop a line both ways alike, turned and mirrored too', () => {
  let cut = 0;
  fc.assert(
    fc.property(point, point, bases, ground, (from, to, others, field) => {
      const answers = [baseAcross(from, to, others), wallAcross(field, from, to)];
      if (answers[1] !== null) cut++;
      expect([baseAcross(to, from, others), wallAcross(field, to, from)]).toEqual(answers);
      for (const symmetry of SYMMETRIES) {
        const [a, b] = [symmetry.point(from), symmetry.point(to)];
        const under = groundUnder(symmetry, field);
        expect([baseAcross(a, b, others.map(symmetry.point)), wallAcross(under, a, b)]).toEqual(answers);
        expect(cover(under, a, b)).toBe(cover(field, from, to));
      }
    }),
    { numRuns: 300 },
  );
  expect(cut).toBeGreaterThan(30);
});

test('[B19] cover is the same both ways when neither stands in a wood', () => {
  fc.assert(
    fc.property(point, point, ground, (from, to, field) => {
      fc.pre(!field.hindering.some((one) => contains(one, from) || contains(one, to)));
      expect(cover(field, to, from)).toBe(cover(field, from, to));
    }),
  );
});
