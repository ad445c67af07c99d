import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, FAR, type Grid, grid, opposite } from '../tools/hex.ts';
import { costAt, costsFrom, fieldFrom, fieldTo, hexesIn, wayTo } from '../tools/paths.ts';

const never = () => false;

/** A walk from hex to hex may be limited: where it may not enter, and where it must stop. */
interface Land {
  g: Grid;
  costs: Uint8Array;
  closed: Set<number>;
  stops: Set<number>;
}

/** The least costs, found by relaxing every step until nothing changes. */
function naive({ g, costs, closed, stops }: Land, start: number, limit: number): number[] {
  const best = new Array<number>(g.size).fill(FAR);
  best[start] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let hex = 0; hex < g.size; hex++) {
      if (best[hex] === FAR || (hex !== start && stops.has(hex))) continue;
      for (let d = 0; d < 6; d++) {
        const next = g.neighbours[hex * 6 + d];
        const cost = costs[hex * 6 + d];
        if (next < 0 || cost === 0 || closed.has(next) || best[hex] + cost > limit) continue;
        if (best[hex] + cost < best[next]) {
          best[next] = best[hex] + cost;
          changed = true;
        }
      }
    }
  }
  return best;
}

const anyLand = fc.tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 2, max: 9 })).chain(([cols, rows]) => {
  const g = grid(cols, rows, 'even');
  const hexes = fc.uniqueArray(fc.nat(g.size - 1), { maxLength: Math.floor(g.size / 3) }).map((list) => new Set(list));
  return fc.record({
    g: fc.constant(g),
    costs: fc.uint8Array({ min: 0, max: 5, minLength: g.size * 6, maxLength: g.size * 6 }),
    closed: hexes,
    stops: hexes,
  });
});

describe('costsFrom', () => {
  test('on open ground is the distance, as far as the limit', () => {
    const g = grid(9, 9, 'even');
    const best = costsFrom(g, new Uint8Array(g.size * 6).fill(1), 40, 3, never, never);
    for (let hex = 0; hex < g.size; hex++)
      expect(best[hex]).toBe(distance(g, 40, hex) <= 3 ? distance(g, 40, hex) : FAR);
  });

  test('may end where it stops, not go on; but goes on from a start that stops', () => {
    const g = grid(1, 5, 'even');
    const costs = new Uint8Array(g.size * 6).fill(1);
    expect([...costsFrom(g, costs, 0, 9, never, (hex) => hex === 2)]).toEqual([0, 1, 2, FAR, FAR]);
    expect([...costsFrom(g, costs, 2, 9, never, (hex) => hex === 2)]).toEqual([2, 1, 0, 1, 2]);
  });

  test('property: is what a naive search finds', () => {
    fc.assert(
      fc.property(anyLand, fc.nat(), fc.integer({ min: 0, max: 20 }), (land, any, limit) => {
        const { g, costs, closed, stops } = land;
        const start = any % g.size;
        const best = costsFrom(
          g,
          costs,
          start,
          limit,
          (hex) => closed.has(hex),
          (hex) => stops.has(hex),
        );
        expect([...best]).toEqual(naive(land, start, limit));
      }),
    );
  });
});

/** A field to some goals, asked for everywhere. */
function costsTo(...[g, ...rest]: Parameters<typeof fieldTo>): number[] {
  const field = fieldTo(g, ...rest);
  return g.names.map((_, hex) => costAt(field, hex));
}

describe('fieldTo', () => {
  test('a closed hex is not entered, but left; a goal is entered though it is closed', () => {
    const g = grid(1, 5, 'even');
    const costs = new Uint8Array(g.size * 6).fill(1);
    expect([...costsTo(g, costs, [0], (hex) => hex === 2)]).toEqual([0, 1, 2, FAR, FAR]);
    expect([...costsTo(g, costs, [0], (hex) => hex === 0)]).toEqual([0, 1, 2, 3, 4]);
  });

  test('property: is the cheapest way forward to any of the goals', () => {
    fc.assert(
      fc.property(anyLand, fc.nat(), fc.nat(), fc.integer({ min: 0, max: 20 }), (land, one, other, limit) => {
        const { g, costs, closed } = land;
        const goals = [one % g.size, other % g.size];
        const to = costsTo(g, costs, goals, (hex) => closed.has(hex), limit);
        for (let hex = 0; hex < g.size; hex++) {
          const ways = goals.map((goal) => {
            const open = new Set([...closed].filter((c) => c !== goal));
            return naive({ g, costs, closed: open, stops: new Set() }, hex, limit)[goal];
          });
          expect(to[hex], `from ${g.names[hex]}`).toBe(Math.min(...ways));
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a field that grows as it is asked', () => {
  test('property: costs at a hex are those of the whole field, in whatever order hexes are asked for', () => {
    fc.assert(
      fc.property(anyLand, fc.nat(), fc.array(fc.nat(), { minLength: 1 }), fc.nat(20), (land, any, asked, limit) => {
        const { g, costs, closed } = land;
        const goals = [any % g.size];
        const isClosed = (hex: number) => closed.has(hex);
        const whole = costsTo(g, costs, goals, isClosed, limit);
        const growing = fieldTo(g, costs, goals, isClosed, limit);
        for (const hex of asked) expect(costAt(growing, hex % g.size)).toBe(whole[hex % g.size]);
      }),
    );
  });

  test('grows no further than it must', () => {
    const g = grid(1, 9, 'even');
    const growing = fieldTo(g, new Uint8Array(g.size * 6).fill(1), [0], never);
    expect(costAt(growing, 2)).toBe(2);
    expect(growing.best[8]).toBe(FAR);
    expect(costAt(growing, 8)).toBe(8);
  });

  test('property: its hexes are those that can be reached, nearest first', () => {
    fc.assert(
      fc.property(anyLand, fc.nat(), fc.nat(12), (land, any, limit) => {
        const { g, costs, closed, stops } = land;
        const start = any % g.size;
        const isClosed = (hex: number) => closed.has(hex);
        const isStop = (hex: number) => stops.has(hex);
        const hexes = hexesIn(fieldFrom(g, costs, start, limit, isClosed, isStop));
        const best = naive(land, start, limit);
        expect(new Set(hexes).size).toBe(hexes.length);
        expect(hexes.map((hex) => best[hex])).toEqual(best.filter((cost) => cost !== FAR).sort((a, b) => a - b));
      }),
    );
  });
});

describe('wayTo', () => {
  test('property: is a way of neighbours that costs what it should and stops nowhere on it', () => {
    fc.assert(
      fc.property(anyLand, fc.nat(), fc.nat(), (land, from, to) => {
        const { g, costs, closed, stops } = land;
        const [start, end] = [from % g.size, to % g.size];
        const best = costsFrom(
          g,
          costs,
          start,
          99,
          (hex) => closed.has(hex),
          (hex) => stops.has(hex),
        );
        const way = () => wayTo(g, costs, best, start, end, (hex) => !stops.has(hex));
        if (best[end] === FAR) {
          expect(way).toThrow(`no way to ${g.names[end]}`);
          return;
        }
        let [hex, cost] = [start, 0];
        for (const next of way()) {
          expect(hex === start || !stops.has(hex)).toBe(true);
          const d = [0, 1, 2, 3, 4, 5].find((each) => g.neighbours[hex * 6 + each] === next) ?? Number.NaN;
          expect(g.neighbours[next * 6 + opposite(d)]).toBe(hex);
          cost += costs[hex * 6 + d];
          hex = next;
        }
        expect([hex, cost]).toEqual([end, best[end]]);
      }),
    );
  });
});
