import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groundOf } from '../battlefield.ts';
import { ownData } from '../data.ts';
import { clearance, overlap } from '../geometry/base.ts';
import { type Gait, startsSlowly } from '../geometry/ground.ts';
import { pathFault, pathLength } from '../geometry/path.ts';
import { contains } from '../geometry/polygon.ts';
import { bases, closerAt, ground, point, radius, SIZE } from './random.ts';
import { base, groundUnder, open, piece, symmetries } from './symmetry.ts';

const SYMMETRIES = symmetries(SIZE);
const WALKING: Gait = { overBases: false, overTerrain: false, clear: [] };
const WING: Gait = { ...WALKING, overTerrain: true };
const FLIGHT: Gait = { ...WING, overBases: true };
const WAVE: Gait = { ...WALKING, clear: ['shallow', 'deep'] };

const path = (...corners: [number, number][]) => corners.map(([x, y]) => ({ x, y }));
const square = piece('square', [4000, 4000], [8000, 4000], [8000, 8000], [4000, 8000]);

test('[B54] legs are rounded up one by one', () => {
  expect(pathLength(path([0, 0], [3, 4]))).toBe(5);
  expect(pathLength(path([0, 0], [1, 1], [2, 2]))).toBe(4);
  expect(pathLength(path([0, 0], [2, 2]))).toBe(3);
  expect(pathLength(path([7, 7]))).toBe(0);
});

describe('X2: out of the copse [B17] [B18] [B54]', () => {
  const [crossing] = ownData.battlefields.battlefields;
  const field = groundOf(crossing);
  const out = path([10_000, 10_000], [12_000, 11_500], [13_000, 12_500]);

  test('it begins slowly, goes 3915, and may leave the piece it began in', () => {
    expect(startsSlowly(field, out[0], WALKING)).toBe(true);
    expect(pathLength(out)).toBe(3915);
    expect(pathFault(field, 750, out, [], WALKING)).toBeNull();
  });

  test('the other way it may not come out again on the far side', () => {
    const back = out.toReversed();
    expect(startsSlowly(field, back[0], WALKING)).toBe(false);
    expect(pathFault(field, 750, back, [], WALKING)).toBeNull();
    const through = [...back, { x: 7000, y: 10_000 }];
    expect(pathFault(field, 750, through, [], WALKING)).toEqual({ kind: 'hindering', piece: 't1', leg: 3 });
    expect(pathFault(field, 750, through, [], { ...WALKING, clear: ['hindering'] })).toBeNull();
  });
});

describe('[B55] past bases', () => {
  const others = [base(5000, 5000), base(5000, 6500)];
  const fault = (gait: Gait, ...corners: [number, number][]) =>
    pathFault(open(SIZE), 750, path(...corners), others, gait);

  test('a base passes at 1490 and not at 1489', () => {
    expect(fault(WALKING, [1000, 3510], [9000, 3510])).toBeNull();
    expect(fault(WALKING, [1000, 3511], [9000, 3511])).toEqual({ kind: 'base', base: 0, leg: 1 });
  });

  test('nobody squeezes between two that touch', () => {
    expect(fault(WALKING, [2000, 5750], [8000, 5750])).toMatchObject({ kind: 'base', leg: 1 });
    expect(fault(WING, [2000, 5750], [8000, 5750])).toMatchObject({ kind: 'base', leg: 1 });
  });

  test('flight passes over them and still has to stand somewhere', () => {
    expect(fault(FLIGHT, [2000, 5750], [8000, 5750])).toBeNull();
    expect(fault(FLIGHT, [2000, 5750], [5000, 3600])).toEqual({ kind: 'base', base: 0, leg: 1 });
  });

  test('who touches may walk off, along the other base only as far as the tolerance', () => {
    expect(fault(WALKING, [5000, 3500], [5000, 2000])).toBeNull();
    expect(fault(WALKING, [5000, 3500], [7000, 3500])).toBeNull();
    expect(fault(WALKING, [5000, 3500], [7000, 3700])).toBeNull();
    expect(fault(WALKING, [5000, 3500], [7000, 3900])).toMatchObject({ kind: 'base' });
  });

  test('[B3] a move ends on the field', () => {
    expect(fault(WALKING, [1000, 1000], [700, 1000])).toEqual({ kind: 'edge', leg: 1 });
    expect(fault(FLIGHT, [1000, 1000], [1000, 11_400])).toEqual({ kind: 'edge', leg: 1 });
  });
});

describe('past terrain', () => {
  test('[B15] [B23] a wall keeps the base at r − 10, and who flies only at the end', () => {
    const field = open(SIZE, { blocking: [square] });
    const fault = (gait: Gait, ...corners: [number, number][]) => pathFault(field, 750, path(...corners), [], gait);
    expect(fault(WALKING, [1000, 3260], [11_000, 3260])).toBeNull();
    expect(fault(WALKING, [1000, 3261], [11_000, 3261])).toEqual({ kind: 'blocking', piece: 'square', leg: 1 });
    expect(fault(WALKING, [1000, 1000], [1000, 6000], [11_000, 6000])).toMatchObject({ kind: 'blocking', leg: 2 });
    for (const gait of [WING, FLIGHT]) {
      expect(fault(gait, [1000, 6000], [11_000, 6000])).toBeNull();
      expect(fault(gait, [1000, 6000], [6000, 6000])).toEqual({ kind: 'blocking', piece: 'square', leg: 1 });
    }
  });

  test.each(['hindering', 'shallow'] as const)('[B17] [B20] %s: who comes in stays in', (kind) => {
    const field = open(SIZE, { [kind]: [square] });
    const fault = (...corners: [number, number][]) => pathFault(field, 750, path(...corners), [], WALKING);
    const wrong = (leg: number) => ({ kind, piece: 'square', leg });
    expect(fault([1000, 6000], [6000, 6000])).toBeNull();
    expect(fault([1000, 6000], [6000, 6000], [6000, 7000])).toBeNull();
    expect(fault([1000, 6000], [11_000, 6000])).toEqual(wrong(1));
    expect(fault([1000, 6000], [6000, 6000], [6000, 7000], [6000, 10_000])).toEqual(wrong(3));
    expect(fault([1000, 1000], [1000, 3999], [11_000, 3999])).toBeNull();
    // The border belongs to the piece: along it is through it.
    expect(fault([1000, 4000], [11_000, 4000])).toEqual(wrong(1));
    expect(fault([6000, 6000], [1000, 6000])).toBeNull();
    expect(fault([6000, 6000], [1000, 6000], [1000, 7000], [6000, 7000])).toBeNull();
    expect(fault([6000, 6000], [1000, 6000], [1000, 9000], [9000, 3500], [9000, 1000])).toEqual(wrong(3));
    expect(pathFault(field, 750, path([1000, 6000], [11_000, 6000]), [], { ...WALKING, clear: [kind] })).toBeNull();
    expect(pathFault(field, 750, path([1000, 6000], [11_000, 6000]), [], WING)).toBeNull();
  });

  test('[B21] [B24] [R85] deep water lets nobody in, and the stranded out', () => {
    const field = open(SIZE, { deep: [square] });
    const fault = (gait: Gait, ...corners: [number, number][]) => pathFault(field, 750, path(...corners), [], gait);
    const wrong = (leg: number) => ({ kind: 'deep', piece: 'square', leg });
    expect(fault(WALKING, [1000, 6000], [6000, 6000])).toEqual(wrong(1));
    expect(fault(WALKING, [1000, 6000], [11_000, 6000])).toEqual(wrong(1));
    expect(fault(WALKING, [6000, 6000], [5000, 6000], [1000, 6000])).toBeNull();
    expect(fault(WALKING, [6000, 6000], [1000, 6000], [6000, 6000])).toEqual(wrong(2));
    expect(fault(WALKING, [6000, 6000])).toBeNull();
    expect(fault(WING, [1000, 6000], [11_000, 6000])).toBeNull();
    expect(fault(WING, [1000, 6000], [6000, 6000])).toEqual(wrong(1));
    expect(fault(WAVE, [1000, 6000], [6000, 6000], [11_000, 6000])).toBeNull();
  });
});

describe('any path at all', () => {
  const walk = fc.tuple(fc.array(point, { minLength: 2, maxLength: 4 }), radius, bases, ground);
  const SAMPLES = 16;

  test('[B17] [B21] [B55] a legal one overlaps no base and enters no water at any sampled point', () => {
    let legal = 0;
    fc.assert(
      fc.property(walk, ([corners, r, others, field]) => {
        const free = others.filter((other) => !overlap({ ...corners[0], radius: r }, other));
        if (pathFault(field, r, corners, free, WALKING)) return;
        legal++;
        for (let leg = 1; leg < corners.length; leg++)
          for (let k = 0; k <= SAMPLES; k++)
            for (const other of free)
              expect(closerAt(other, corners[leg - 1], corners[leg], k, SAMPLES, clearance(r, other.radius))).toBe(
                false,
              );
        const stranded = (one: Parameters<typeof contains>[0]) => contains(one, corners[0]);
        for (const water of field.deep)
          if (!stranded(water)) for (const corner of corners) expect(contains(water, corner)).toBe(false);
        for (const wood of field.hindering) {
          const inside = corners.map((corner) => contains(wood, corner));
          const entered = inside.findIndex((now, i) => i > 0 && now && !inside[i - 1]);
          if (entered > 0) expect(inside.slice(entered)).not.toContain(false);
        }
      }),
      { numRuns: 1500 },
    );
    expect(legal).toBeGreaterThan(60);
  });

  test('[B1] turned and mirrored, it is as legal and as long', () => {
    fc.assert(
      fc.property(walk, ([corners, r, others, field]) => {
        for (const gait of [WALKING, WING, FLIGHT, WAVE]) {
          const fault = pathFault(field, r, corners, others, gait);
          for (const symmetry of SYMMETRIES) {
            const under = groundUnder(symmetry, field);
            const way = corners.map(symmetry.point);
            expect(pathFault(under, r, way, others.map(symmetry.point), gait)).toEqual(fault);
            expect(pathLength(way)).toBe(pathLength(corners));
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('[B55] without terrain, the way back is as free as the way there', () => {
    fc.assert(
      fc.property(walk, ([corners, r, others]) => {
        const inside = corners.map(({ x, y }) => ({ x: Math.max(x, 1000), y: Math.max(y, 1000) }));
        const field = open(2 * SIZE);
        const there = pathFault(field, r, inside, others, WALKING);
        expect(pathFault(field, r, inside.toReversed(), others, WALKING) === null).toBe(there === null);
      }),
    );
  });
});
