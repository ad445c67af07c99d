import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inFrontArc } from '../geometry/arc.ts';
import { overlap, touch, touchesToken } from '../geometry/base.ts';
import { directionOf, facingTowards } from '../geometry/direction.ts';
import type { Point } from '../geometry/point.ts';
import { pushedAway } from '../geometry/push.ts';
import { closerToSegment } from '../geometry/segment.ts';
import { spotFault } from '../geometry/spot.ts';
import { SIZE } from './random.ts';
import { base, open, symmetries } from './symmetry.ts';

/** Examples drawn at random seldom lie on a border: here all of them do, in all eight images of the field. */
const IMAGES = symmetries(SIZE);
const HERE = { x: 6_000, y: 6_000 };
const from = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

/** Whole vectors in many directions that are just so long, or a little more or less than that. */
const NEAR_1490 = [
  ...[1489, 1490].map((n) => [n, 0]),
  ...[893, 894].map((n) => [n, (n * 4) / 3]),
  ...[1053, 1054].map((n) => [n, n]),
].map(([dx, dy]) => [dx, Math.trunc(dy)] as const);
const NEAR_1510 = [
  ...[1510, 1511].map((n) => [n, 0] as const),
  ...([
    [906, 1208],
    [907, 1208],
    [1067, 1068],
    [1068, 1068],
  ] as const),
];

describe('[B5] [B6] [B13] contact at its two borders, whichever way it lies', () => {
  test.each([...NEAR_1490, ...NEAR_1510])('%i by %i', (dx, dy) => {
    const far = dx * dx + dy * dy;
    for (const { point } of IMAGES) {
      const [a, b] = [base(HERE.x, HERE.y), base(HERE.x + dx, HERE.y + dy)].map(point);
      expect([overlap(a, b), overlap(b, a)]).toEqual([far < 1490 ** 2, far < 1490 ** 2]);
      const touches = far >= 1490 ** 2 && far <= 1510 ** 2;
      expect([touch(a, b), touch(b, a)]).toEqual([touches, touches]);
      expect(touchesToken(a, { ...b, radius: 750 })).toBe(far <= 1510 ** 2);
    }
  });
});

test('[B9] [B10] the border of an arc belongs to it in every image, facing along an axis or a diagonal', () => {
  for (const { point, facing } of IMAGES) {
    const seen = (way: number, width: 90 | 180 | 270, dx: number, dy: number) =>
      inFrontArc(point(HERE), facing(way), width, point(from(HERE, dx, dy)));
    expect([seen(0, 90, 997, 997), seen(0, 90, 997, -997), seen(0, 90, 997, 998)]).toEqual([true, true, false]);
    expect([seen(4_500, 90, 997, 0), seen(4_500, 90, 0, 997), seen(4_500, 90, 997, -1)]).toEqual([true, true, false]);
    expect([seen(0, 180, 0, 997), seen(0, 180, 0, -997), seen(0, 180, -1, 997)]).toEqual([true, true, false]);
    expect([seen(4_500, 180, 997, -997), seen(4_500, 180, -997, 997)]).toEqual([true, true]);
    expect([seen(0, 270, -997, 997), seen(0, 270, -997, -997), seen(0, 270, -998, 997)]).toEqual([true, true, false]);
    expect([seen(4_500, 270, -997, 0), seen(4_500, 270, 0, -997)]).toEqual([true, true]);
  }
});

test('[B10] where two degrees look equally near, mirrored positions get mirrored facings', () => {
  for (let degree = 0; degree < 45; degree++) {
    const [one, other] = [directionOf(100 * degree), directionOf(100 * degree + 100)];
    // At right angles to their difference, so as far along the one as along the other.
    const tie = { x: other.y - one.y, y: one.x - other.x };
    const along = (way: Point) => tie.x * way.x + tie.y * way.y;
    expect(along(one)).toBe(along(other));
    const to = from(HERE, tie.x, tie.y);
    const way = facingTowards(HERE, to);
    expect([degree, degree + 1]).toContain(way / 100);
    for (const { point, facing } of IMAGES) expect(facingTowards(point(HERE), point(to))).toBe(facing(way));
  }
});

test('[B11] [B55] exactly at a distance is not closer: beside a segment, at its ends and where it is a point', () => {
  const [a, b] = [HERE, from(HERE, 3_000, 4_000)];
  const aside = from(HERE, 1_500 - 800, 2_000 + 600); // 1000 off its middle
  const before = from(HERE, -600, -800);
  const beyond = from(b, 600, 800);
  for (const { point } of IMAGES)
    for (const p of [aside, before, beyond]) {
      const closer = (distance: number) => closerToSegment(point(p), point(a), point(b), distance);
      expect([closer(1_000), closer(1_001)]).toEqual([false, true]);
    }
  expect([1_000, 1_001].map((distance) => closerToSegment(before, a, a, distance))).toEqual([false, true]);
});

test('[B100] a pushed figure does not leap over what stops it, however little that is', () => {
  const start = base(3_000, 6_000);
  const caster = base(1_000, 6_000);
  const grazed = base(4_500, 7_489); // in its way for 110 thousandths or so, then free again
  const free = base(4_500, 7_490);
  const end = (other: ReturnType<typeof base>, { point }: (typeof IMAGES)[number]) =>
    pushedAway(point(caster), point(start), 3_000, (spot) => {
      const stands = { x: spot.x, y: spot.y, radius: 750 };
      return spotFault(open(SIZE), stands, [point(other)]) === null;
    });
  for (const image of IMAGES) {
    const { x, y } = image.point({ x: 4_445, y: 6_000 });
    expect(end(grazed, image)).toEqual({ x, y });
    expect(end(free, image)).toMatchObject(image.point({ x: 6_000, y: 6_000 }));
  }
});

/** What gives the same result on every machine: whole numbers, and a root that is put right afterwards. */
const SHAKY = /Math\.(?!abs|ceil|floor|max|min|sign|trunc|sqrt\(n\)\))\w+/g;

test('[B1] no rule calls a function whose last bit is up to the machine', () => {
  const shaky = ['rules', 'effects', 'geometry'].flatMap((folder) => {
    const home = new URL(`../${folder}/`, import.meta.url);
    return readdirSync(home, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        (readFileSync(new URL(file, home), 'utf8').match(SHAKY) ?? []).map((call) => `${file} ${call}`),
      );
  });
  // A chance in per cent is told and decides nothing.
  expect(shaky).toEqual(['counter.ts Math.round']);
  expect('Math.hypot(a, b) + Math.sqrt(m) + Math.sin(a)'.match(SHAKY)).toHaveLength(3);
});
