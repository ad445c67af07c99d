import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onField, pieceAt, startsSlowly } from '../geometry/ground.ts';
import { closerToPolygon, contains, meets, polygonOf } from '../geometry/polygon.ts';
import { closerToSegment, segmentsMeet } from '../geometry/segment.ts';
import { spotFault } from '../geometry/spot.ts';
import { closerAt, ground, point, SIZE } from './random.ts';
import { base, groundUnder, open, piece, symmetries } from './symmetry.ts';

const SYMMETRIES = symmetries(SIZE);
const square = piece('square', [4000, 4000], [8000, 4000], [8000, 8000], [4000, 8000]);
const WALKING = { overBases: false, overTerrain: false, clear: [] };

test('[B14] a piece is convex, its corners in order', () => {
  const star = [0, 216, 72, 288, 144].map((a) => {
    const angle = (a * Math.PI) / 180;
    return [Math.round(3000 * Math.cos(angle)), Math.round(3000 * Math.sin(angle))];
  });
  expect(polygonOf(star)).toBeNull();
  const refused: [number, number][][] = [
    [
      [0, 0],
      [10, 0],
    ],
    [
      [0, 0],
      [10, 0],
      [20, 0],
    ],
    [
      [0, 0],
      [10, 0],
      [0, 10],
      [10, 10],
    ],
    [
      [0, 0],
      [10, 0],
      [2, 2],
      [0, 10],
    ],
  ];
  for (const corners of refused) expect(polygonOf(corners)).toBeNull();
});

test('[B14] [B113] its border belongs to it', () => {
  const inside = (x: number, y: number) => contains(square, { x, y });
  expect([inside(6000, 6000), inside(4000, 5000), inside(8000, 8000)]).toEqual([true, true, true]);
  expect([inside(3999, 5000), inside(8001, 8001)]).toEqual([false, false]);
});

test('[B3] a base lies wholly on the field', () => {
  const field = open(SIZE);
  expect([base(750, 750), base(SIZE - 750, 750)].map((one) => onField(field, one))).toEqual([true, true]);
  expect([base(749, 750), base(750, SIZE - 749), base(900, 5000, 1000)].map((one) => onField(field, one))).toEqual([
    ...[false, false, false],
  ]);
});

test('[B6] [B15] [B21] [B101] where a figure may be put down', () => {
  const field = open(SIZE, { blocking: [square], deep: [piece('mere', [0, 0], [3000, 0], [3000, 2000], [0, 2000])] });
  const fault = (x: number, y: number) => spotFault(field, base(x, y), [base(10_000, 2000)]);
  expect(fault(5000, 1000)).toBeNull();
  expect(fault(700, 5000)).toEqual({ kind: 'edge' });
  expect(fault(8600, 2000)).toEqual({ kind: 'base', base: 0 });
  expect(fault(3261, 6000)).toEqual({ kind: 'blocking', piece: 'square' });
  expect(fault(3260, 6000)).toBeNull();
  // The corner counts, not the box around it.
  expect(fault(3450, 3450)).toBeNull();
  expect(fault(3500, 3500)).toEqual({ kind: 'blocking', piece: 'square' });
  expect(fault(6000, 6000)).toEqual({ kind: 'blocking', piece: 'square' });
  expect(fault(3000, 2000)).toEqual({ kind: 'deep', piece: 'mere' });
  expect(spotFault(field, base(3000, 2000), [], ['deep'])).toBeNull();
});

test('[B18] [B20] [R85] woods and water slow down who begins a move there, unless they are clear to it', () => {
  for (const kind of ['hindering', 'shallow', 'deep'] as const) {
    const field = open(SIZE, { [kind]: [square] });
    expect(startsSlowly(field, { x: 4000, y: 4000 }, WALKING)).toBe(true);
    expect(startsSlowly(field, { x: 3999, y: 4000 }, WALKING)).toBe(false);
    expect(startsSlowly(field, { x: 4000, y: 4000 }, { ...WALKING, overTerrain: true })).toBe(false);
    expect(startsSlowly(field, { x: 4000, y: 4000 }, { ...WALKING, clear: [kind] })).toBe(false);
  }
});

test('[B113] segments meet in a crossing, at an end, in line; not beside', () => {
  const [west, east] = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  const meet = (ax: number, ay: number, bx: number, by: number) =>
    [segmentsMeet(west, east, { x: ax, y: ay }, { x: bx, y: by })].concat(
      segmentsMeet({ x: bx, y: by }, { x: ax, y: ay }, east, west),
    );
  for (const [ax, ay, bx, by] of [
    ...[
      [5, -5, 5, 5],
      [5, 0, 5, 5],
      [5, 5, 5, 0],
      [0, 0, -5, -5],
      [10, 0, 20, 0],
    ],
    ...[
      [-5, 0, 20, 0],
      [3, 0, 4, 0],
    ],
  ])
    expect(meet(ax, ay, bx, by)).toEqual([true, true]);
  for (const [ax, ay, bx, by] of [
    [5, 1, 5, 5],
    [11, 0, 20, 0],
    [-5, -5, -1, 5],
    [0, 1, 10, 1],
  ])
    expect(meet(ax, ay, bx, by)).toEqual([false, false]);
});

test('closer to a segment than a distance: as the nearest point of it says, exactly', () => {
  fc.assert(
    fc.property(point, point, point, fc.integer({ min: 1, max: 4000 }), (p, a, b, distance) => {
      const long = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
      const along = (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y);
      const foot = Math.min(Math.max(along, 0), long);
      expect(closerToSegment(p, a, b, distance)).toBe(closerAt(p, a, b, foot, Math.max(long, 1), distance));
    }),
    { numRuns: 500 },
  );
});

test('[B15] [B113] what a sampled point of a leg says of a piece, the leg says too; turned and mirrored alike', () => {
  const SAMPLES = 8;
  fc.assert(
    fc.property(point, point, ground, (a, b, field) => {
      for (const one of field.blocking) {
        const answers = [meets(one, a, b), closerToPolygon(one, a, b, 740), contains(one, a)];
        expect([meets(one, b, a), closerToPolygon(one, b, a, 740)]).toEqual(answers.slice(0, 2));
        // Scaled up, the samples are whole points.
        const grown = polygonOf(one.corners.map(({ x, y }) => [x * SAMPLES, y * SAMPLES]));
        for (let k = 0; k <= SAMPLES; k++) {
          const at = { x: a.x * (SAMPLES - k) + b.x * k, y: a.y * (SAMPLES - k) + b.y * k };
          if (grown && contains(grown, at)) expect(answers[0]).toBe(true);
          if (grown && closerToPolygon(grown, at, at, 740 * SAMPLES)) expect(answers[1]).toBe(true);
        }
        if (answers[0]) expect(answers[1]).toBe(true);
      }
      const slow = startsSlowly(field, a, WALKING);
      for (const symmetry of SYMMETRIES) {
        const under = groundUnder(symmetry, field);
        expect(startsSlowly(under, symmetry.point(a), WALKING)).toBe(slow);
        expect(pieceAt(under.deep, symmetry.point(a))?.id).toBe(pieceAt(field.deep, a)?.id);
        for (const [i, one] of field.blocking.entries())
          expect(closerToPolygon(under.blocking[i], symmetry.point(a), symmetry.point(b), 740)).toBe(
            closerToPolygon(one, a, b, 740),
          );
      }
    }),
    { numRuns: 200 },
  );
});
