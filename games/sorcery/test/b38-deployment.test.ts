import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groundOf } from '../battlefield.ts';
import { ownData } from '../data.ts';
import { touch } from '../geometry/base.ts';
import { gridIn } from '../geometry/grid.ts';
import { pathFault } from '../geometry/path.ts';
import { spotFault } from '../geometry/spot.ts';
import { bendsAround, ring } from '../geometry/spots.ts';
import { inZone } from '../geometry/zone.ts';
import { radius } from './random.ts';
import { base, open, piece } from './symmetry.ts';

describe.each(ownData.battlefields.battlefields)('[B38] [B112] $name', (battlefield) => {
  const ground = groundOf(battlefield);

  test('any 24 figures stand legally in the grid of any zone, wherever its rows begin', () => {
    fc.assert(
      fc.property(
        fc.array(radius, { minLength: 1, maxLength: 24 }),
        fc.integer({ min: 0, max: 100 }),
        (radii, part) => {
          for (const zone of battlefield.zones) {
            const spots = gridIn(ground, zone, radii, (room) => Math.floor((room * part) / 100));
            expect(spots).toHaveLength(radii.length);
            const bases = (spots ?? []).map((spot, i) => ({ ...spot, radius: radii[i] }));
            for (const [i, one] of bases.entries()) {
              expect(inZone(zone, one)).toBe(true);
              expect(spotFault(ground, one, bases.slice(0, i))).toBeNull();
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

test('[B38] the first row is the front, and each zone sees the same grid from its side', () => {
  const ground = open(36_000);
  const { zones } = ownData.battlefields.battlefields[3];
  const radii = Array.from({ length: 12 }, () => 750);
  const [south, west, north, east] = zones.map((zone) => gridIn(ground, zone, radii, () => 0) ?? []);
  expect([south[0], south[1], south[10]]).toEqual([
    { x: 25_000, y: 5000 },
    { x: 23_500, y: 5000 },
    { x: 25_000, y: 3500 },
  ]);
  expect(north).toEqual(south.map(({ x, y }) => ({ x: 36_000 - x, y: 36_000 - y })));
  expect(east).toEqual(south.map(({ x, y }) => ({ x: 36_000 - y, y: x })));
  expect(west).toEqual(east.map(({ x, y }) => ({ x: 36_000 - x, y: 36_000 - y })));
});

test('a zone that is too small has no grid', () => {
  const zone = { x0: 2000, y0: 2000, x1: 3400, y1: 3400, facing: 9000 };
  expect(gridIn(open(12_000), zone, [750], () => 0)).toEqual([{ x: 3400, y: 3400 }]);
  expect(gridIn(open(12_000), zone, [750, 750], () => 0)).toBeNull();
});

test('[B5] the 24 spots around a base touch it', () => {
  for (const other of [base(5000, 5000), base(5000, 5000, 1000)]) {
    const spots = ring(other, 24, other.radius + 750);
    expect(spots).toHaveLength(24);
    expect(spots.every((spot) => touch({ ...spot, radius: 750 }, other))).toBe(true);
  }
});

test('[B15] a path bends around a wall by the points beside its corners', () => {
  const wall = piece('wall', [4000, 4000], [8000, 4000], [8000, 8000], [4000, 8000]);
  const field = open(12_000, { blocking: [wall] });
  const walking = { overBases: false, overTerrain: false, clear: [] };
  const [from, to] = [base(3000, 2500), base(9500, 7500)];
  const through = bendsAround(wall, 750).filter((bend) => !pathFault(field, 750, [from, bend, to], [], walking));
  expect(pathFault(field, 750, [from, to], [], walking)).toMatchObject({ kind: 'blocking' });
  expect(through).toEqual([{ x: 8900, y: 3100 }]);
});
