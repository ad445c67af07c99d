import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, type Grid, grid, isEdge, neighboursOf, opposite } from '../tools/hex.ts';

const hexAt = (g: Grid, col: number, row: number): number =>
  col < 1 || row < 1 || col > g.cols || row > g.rows ? -1 : (col - 1) * g.rows + row - 1;

/** N NE SE S SW NW of a hex, by the printed numbers, where even columns sit lower. */
const around = (c: number, r: number): [number, number][] =>
  c % 2 === 1
    ? [
        [c, r - 1],
        [c + 1, r - 1],
        [c + 1, r],
        [c, r + 1],
        [c - 1, r],
        [c - 1, r - 1],
      ]
    : [
        [c, r - 1],
        [c + 1, r],
        [c + 1, r + 1],
        [c, r + 1],
        [c - 1, r + 1],
        [c - 1, r],
      ];

/** Hexsides crossed, by walking. */
function walk(g: Grid, from: number): number[] {
  const steps = new Array<number>(g.size).fill(-1);
  steps[from] = 0;
  const queue = [from];
  for (const hex of queue)
    for (const next of neighboursOf(g, hex))
      if (steps[next] < 0) {
        steps[next] = steps[hex] + 1;
        queue.push(next);
      }
  return steps;
}

const anyGrid = fc
  .tuple(
    fc.integer({ min: 1, max: 14 }),
    fc.integer({ min: 1, max: 14 }),
    fc.constantFrom('even' as const, 'odd' as const),
  )
  .map(([cols, rows, lower]) => grid(cols, rows, lower));

describe('a grid whose even columns sit lower', () => {
  const g = grid(8, 7, 'even');

  test('has the printed neighbours, clockwise from north, and ends where the map ends', () => {
    for (let c = 1; c <= g.cols; c++)
      for (let r = 1; r <= g.rows; r++) {
        const hex = hexAt(g, c, r);
        const expected = around(c, r).map(([nc, nr]) => hexAt(g, nc, nr));
        expect([...g.neighbours.slice(hex * 6, hex * 6 + 6)], `around ${g.names[hex]}`).toEqual(expected);
      }
  });

  test('names hexes by column and row', () => {
    expect(g.names[hexAt(g, 7, 5)]).toBe('0705');
    expect(g.index.get('0705')).toBe(hexAt(g, 7, 5));
    expect(g.index.has('0905')).toBe(false);
    expect(g.names).toHaveLength(56);
  });

  test('knows its edge', () => {
    expect(isEdge(g, hexAt(g, 1, 4))).toBe(true);
    expect(isEdge(g, hexAt(g, 4, 7))).toBe(true);
    expect(isEdge(g, hexAt(g, 4, 4))).toBe(false);
    expect(neighboursOf(g, hexAt(g, 1, 1)).map((n) => g.names[n])).toEqual(['0201', '0102']);
  });
});

test('where odd columns sit lower, the map is the other one moved by a column', () => {
  const even = grid(6, 6, 'even');
  const odd = grid(6, 6, 'odd');
  for (let c = 2; c <= 6; c++)
    for (let r = 1; r <= 6; r++) {
      const there = around(c - 1 + 2, r).map(([nc, nr]) => [nc - 1, nr] as const);
      const hex = hexAt(odd, c, r);
      expect([...odd.neighbours.slice(hex * 6, hex * 6 + 6)]).toEqual(there.map(([nc, nr]) => hexAt(odd, nc, nr)));
    }
  expect(odd.names).toEqual(even.names);
});

describe('on any grid', () => {
  test('property: the way back is the opposite direction', () => {
    fc.assert(
      fc.property(anyGrid, (g) => {
        for (let hex = 0; hex < g.size; hex++)
          for (let d = 0; d < 6; d++) {
            const next = g.neighbours[hex * 6 + d];
            if (next >= 0) expect(g.neighbours[next * 6 + opposite(d)]).toBe(hex);
          }
      }),
      { numRuns: 30 },
    );
  });

  test('property: distances are those of walking', () => {
    fc.assert(
      fc.property(anyGrid, fc.nat(), (g, any) => {
        const from = any % g.size;
        expect(Array.from({ length: g.size }, (_, to) => distance(g, from, to))).toEqual(walk(g, from));
      }),
      { numRuns: 60 },
    );
  });
});
