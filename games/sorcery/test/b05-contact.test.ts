import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newlyTouchedBy, overlap, touch, touchedBy, touchesToken } from '../geometry/base.ts';
import { pointTowards } from '../geometry/direction.ts';
import { within } from '../geometry/point.ts';
import { SNAP, snapped } from '../geometry/snap.ts';
import { anyBase, bases, facing, radius, SIZE } from './random.ts';
import { base, symmetries } from './symmetry.ts';

const SYMMETRIES = symmetries(SIZE);

test('[B5] [B6] two standard bases touch from 1490 to 1510, and overlap below', () => {
  const at = (d: number) => [overlap(base(0, 0), base(d, 0)), touch(base(0, 0), base(d, 0))];
  expect([1489, 1490, 1510, 1511].map(at)).toEqual([
    [true, false],
    [false, true],
    [false, true],
    [false, false],
  ]);
  // 894² + 1192² is 1490².
  expect(touch(base(0, 0), base(894, 1192))).toBe(true);
  expect(overlap(base(0, 0), base(893, 1192))).toBe(true);
});

test('[B8] within so many inches, centre to centre, the circle included', () => {
  expect(within(base(0, 0), base(6000, 8000), 10_000)).toBe(true);
  expect(within(base(0, 0), base(6000, 8001), 10_000)).toBe(false);
});

test('[B13] a token is touched up to 10 beyond its edge, and by who stands on it', () => {
  const token = base(5000, 5000, 500);
  expect([base(6260, 5000), base(6261, 5000), base(5000, 5000)].map((one) => touchesToken(one, token))).toEqual([
    ...[true, false, true],
  ]);
});

test('X10: a circle cast beside Ilvane is touched where she stands, and no longer when she is pushed away', () => {
  const circle = base(15_000, 13_250, 500);
  expect(touchesToken(base(15_000, 12_000), circle)).toBe(true);
  expect(touchesToken(base(15_000, 15_000), circle)).toBe(false);
  expect(within(base(15_000, 15_000), circle, 4000)).toBe(true);
});

test('[B57] [B60] who is touched before a move holds, who is touched only after it may spin', () => {
  const others = [base(1500, 0), base(6500, 0), base(3750, 1300)];
  expect(touchedBy(base(0, 0), others)).toEqual([0]);
  expect(newlyTouchedBy(base(0, 0), base(5000, 0), others)).toEqual([1]);
  expect(newlyTouchedBy(base(5000, 0), base(5000, 0), others)).toEqual([]);
});

test('[B5] contact is symmetric, never overlap, and the same turned and mirrored', () => {
  let touching = 0;
  const pair = fc.tuple(anyBase, radius, facing, fc.integer({ min: -30, max: 30 })).map(([a, r, way, off]) => {
    return [a, { ...pointTowards(a, way, a.radius + r + off), radius: r }] as const;
  });
  fc.assert(
    fc.property(pair, ([a, b]) => {
      const answers = [touch(a, b), overlap(a, b)];
      if (answers[0]) touching++;
      expect(answers).not.toEqual([true, true]);
      expect([touch(b, a), overlap(b, a)]).toEqual(answers);
      for (const { point } of SYMMETRIES)
        expect([touch(point(a), point(b)), overlap(point(a), point(b))]).toEqual(answers);
    }),
    { numRuns: 300 },
  );
  expect(touching).toBeGreaterThan(50);
});

describe('[B7] a drop within 100 snaps into contact', () => {
  test('with the base it was dropped beside, on that side', () => {
    expect(snapped(base(1600, 0), [base(0, 0)])).toEqual({ x: 1500, y: 0 });
    expect(snapped(base(0, -1420), [base(0, 0)])).toEqual({ x: 0, y: -1500 });
    expect(snapped(base(1601, 0), [base(0, 0)])).toBeNull();
    expect(snapped(base(0, 0), [base(0, 0)])).toBeNull();
  });

  test('even when it was dropped nearly on the centre', () => {
    expect(snapped(base(1, 0), [base(0, 0)])).toEqual({ x: 1500, y: 0 });
    expect(snapped(base(-1, 1), [base(0, 0)])).toEqual({ x: -1060, y: 1060 });
  });

  test('with two at once where both are near', () => {
    const two = [base(0, 0), base(2400, 0)];
    expect(snapped(base(1230, 950), two)).toEqual({ x: 1200, y: 900 });
    expect(snapped(base(1230, -950), two)).toEqual({ x: 1200, y: -900 });
    const askew = [base(0, 0), base(1440, 1920)];
    expect(snapped(base(-40, 1560), askew)).toEqual({ x: 0, y: 1500 });
    expect(snapped(base(1480, 360), askew)).toEqual({ x: 1440, y: 420 });
  });

  test('and not where it would overlap a third', () => {
    const ring = [base(0, 0), base(3000, 0), base(1500, 1200), base(1500, -1200)];
    expect(snapped(base(1500, 10), ring)).toBeNull();
  });

  test('always without overlap, and no farther than it has to', () => {
    let found = 0;
    const dropped = fc.tuple(bases, radius, fc.nat(), facing, fc.integer({ min: -200, max: 120 }));
    fc.assert(
      fc.property(dropped, ([others, r, pick, way, off]) => {
        fc.pre(others.length > 0);
        const beside = others[pick % others.length];
        const drop = { ...pointTowards(beside, way, beside.radius + r + off), radius: r };
        const spot = snapped(drop, others);
        if (!spot) return;
        found++;
        const put = { ...spot, radius: r };
        expect(others.some((other) => touch(put, other))).toBe(true);
        expect(others.some((other) => overlap(put, other))).toBe(false);
        // A drop in free space moves by the gap, or by twice that to touch two.
        if (!others.some((other) => overlap(drop, other))) expect(within(drop, put, 2 * SNAP)).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(found).toBeGreaterThan(200);
  });
});
