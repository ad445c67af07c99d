import map from '@conjure/demons/data/map.json' with { type: 'json' };
import { grid, isEdge, neighboursOf } from '@conjure/engine';
import { describe, expect, it } from 'vitest';
import { moved, nextOf } from '../games/demons/board/cursor.ts';
import {
  around,
  COLS,
  cellOf,
  cornerKey,
  HEXES,
  hexAt,
  hexesAt,
  hexPath,
  isOnMap,
  middle,
  nameOf,
  ROWS,
  sideOf,
} from '../games/demons/board/geometry.ts';
import { outwards, ROLES, signsPath } from '../games/demons/board/lit.ts';
import { loopsAround } from '../games/demons/board/outline.ts';
import { place, places } from '../games/demons/board/stack.ts';

const field = grid(map.cols, map.rows, 'even');

describe('the hexes of the board', () => {
  it('are those of the map, each drawn once and in its own place', () => {
    expect([...HEXES].sort()).toEqual([...field.names].sort());
    expect(new Set(HEXES.map((hex) => hexPath(middle(hex)))).size).toBe(COLS * ROWS);
  });

  it('are found again from any point near their middle', () => {
    for (const hex of HEXES) {
      const { x, y } = middle(hex);
      for (const [dx, dy] of [
        [0, 0],
        [38, 0],
        [-38, 0],
        [16, 30],
        [-16, -30],
        [0, 40],
      ]) {
        expect(hexAt({ x: x + dx, y: y + dy })).toBe(hex);
      }
    }
  });

  it('have the neighbours that the engine gives them', () => {
    for (const hex of HEXES) {
      const drawn = around(cellOf(hex)).filter(isOnMap).map(nameOf);
      expect(drawn).toEqual(neighboursOf(field, field.index.get(hex) ?? -1).map((n) => field.names[n]));
    }
  });

  it('share a side, end for end, with each of them', () => {
    const keys = (cell: { col: number; row: number }, side: number) => sideOf(cell, side).map(cornerKey).sort();
    for (const hex of HEXES) {
      around(cellOf(hex)).forEach((next, side) => {
        expect(keys(next, (side + 3) % 6)).toEqual(keys(cellOf(hex), side));
      });
    }
  });

  it('meet in threes, fewer only where the map ends', () => {
    for (const hex of HEXES) {
      const corners = [0, 1, 2, 3, 4, 5].map((side) => hexesAt(sideOf(cellOf(hex), side)[0]));
      expect(corners.every((meeting) => meeting.includes(hex))).toBe(true);
      expect(corners.some((meeting) => meeting.length < 3)).toBe(isEdge(field, field.index.get(hex) ?? -1));
    }
  });
});

describe('the outline of a set of hexes', () => {
  it('has one loop around a lone hex, and one more around a hole', () => {
    const lone = cellOf('0705');
    expect(loopsAround([lone]).map((loop) => loop.length)).toEqual([6]);
    expect(
      loopsAround(around(lone))
        .map((loop) => loop.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
  });
});

describe('the cursor', () => {
  it('goes only to neighbours, and back by the opposite key', () => {
    for (const [key, back] of [
      ['ArrowUp', 'ArrowDown'],
      ['ArrowLeft', 'ArrowRight'],
    ] as const) {
      for (const hex of HEXES) {
        const to = moved(hex, key) ?? '';
        if (to === hex) continue;
        expect(neighboursOf(field, field.index.get(hex) ?? -1)).toContain(field.index.get(to));
        expect(moved(to, back)).toBe(hex);
      }
    }
  });

  it('stays where the map ends', () => {
    expect(moved('0101', 'ArrowUp')).toBe('0101');
    expect(moved('2416', 'ArrowRight')).toBe('2416');
  });

  it('leaves other keys to others', () => expect(moved('0101', 'Tab')).toBeNull());

  it('goes round the hexes that are lit, either way', () => {
    const lit = ['0705', '0101', '1210'];
    expect(nextOf(lit, '0101', false)).toBe('0705');
    expect(nextOf(lit, '1210', false)).toBe('0101');
    expect(nextOf(lit, '0101', true)).toBe('1210');
    expect(nextOf([], '0101', false)).toBeNull();
  });
});

describe('tokens in one hex', () => {
  it('each have a place of their own, within the hex', () => {
    for (let count = 1; count <= 12; count++) {
      const spots = Array.from({ length: count }, (_, i) => place(i, count));
      expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(count);
      for (const { x, y } of spots) expect(Math.hypot(x, y)).toBeLessThan(45);
    }
  });

  it('do not move those of another hex', () => {
    const one = { id: 'a', hex: '0705' };
    const alone = places([one]).get('a');
    expect(places([one, { id: 'b', hex: '0706' }]).get('a')).toEqual(alone);
    expect(places([one, { id: 'b', hex: '0705' }]).get('a')).not.toEqual(alone);
  });
});

describe('a lit hex', () => {
  it('has another shape for every role', () => {
    expect(new Set(ROLES.map((role) => signsPath(role, ['0105']))).size).toBe(ROLES.length);
  });

  it('at an edge of the map points out of it', () => {
    const degrees = ['0105', '2405', '1201', '1216'].map((hex) => Math.round((outwards(hex) * 180) / Math.PI));
    expect(degrees).toEqual([180, 0, -90, 90]);
  });
});
