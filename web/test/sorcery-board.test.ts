import battlefields from '@conjure/sorcery/data/battlefields.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { covered } from '../games/sorcery/board/covering.ts';
import { beside, isSame, sought } from '../games/sorcery/board/cursor.ts';
import { rockOf, scattered } from '../games/sorcery/board/growth.ts';
import { layoutOf, nearestStop } from '../games/sorcery/board/layout.ts';
import { facingTo, planeOf, turnOf } from '../games/sorcery/board/plane.ts';
import { arcPath, depthIn, partPath, shrunk } from '../games/sorcery/board/shapes.ts';
import type { FieldShape, FigureShape } from '../games/sorcery/board/types.ts';
import { inchesOf, inchesTo, nearestOf, pathLength, wayOf, wayTo } from '../games/sorcery/board/where.ts';

const field = battlefields.battlefields[0] as unknown as FieldShape;
const plane = planeOf(field);

const figure = (id: string, x: number, y: number): FigureShape => ({
  ...{
    id,
    kind: 'oathbound_imp',
    name: id,
    seat: 0,
    numeral: '1',
    owner: 'Ada',
    at: { x, y },
    facing: 0,
    arc: 90,
    radius: 750,
  },
  ...{ ground: null, click: 0, clicks: 5, tokens: 0, books: 0, enchantments: [] },
});

test('an objective is covered by whoever stands on its middle, and by nobody beside it', () => {
  const objective = { id: 'o1', name: 'objective 1', mark: '1', at: { x: 5000, y: 5000 }, radius: 500, holder: null };
  const [on, near] = [figure('on', 5700, 5000), figure('near', 5000, 5750)];
  expect(covered([objective], [near, on])).toEqual([{ objective, figure: on }]);
  expect(covered([objective], [near])).toEqual([]);
});

describe('the plane', () => {
  test('north is up, and every point of the field comes back as it was', () => {
    expect(plane.at({ x: 0, y: 0 })).toEqual({ x: 0, y: plane.height });
    expect(plane.at({ x: field.width, y: field.height })).toEqual({ x: plane.width, y: 0 });
    for (const at of [
      { x: 1, y: 2 },
      { x: 14_999, y: 27_013 },
    ])
      expect(plane.back(plane.at(at))).toEqual(at);
  });

  test('a facing against the clock is a turn of the drawing with it', () => {
    expect(turnOf(9000)).toBe(-90);
    const from = { x: 5000, y: 5000 };
    expect(facingTo(from, { x: 6000, y: 5000 })).toBe(0);
    expect(facingTo(from, { x: 5000, y: 9000 })).toBe(9000);
    expect(facingTo(from, { x: 4000, y: 4000 })).toBe(22_500);
    expect(facingTo(from, { x: 9000, y: 4999 })).toBe(0);
  });
});

describe('shapes', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
    { x: 0, y: 100 },
  ];

  test('depth in a convex shape does not depend on the order of its corners', () => {
    for (const corners of [square, square.toReversed()]) {
      expect(depthIn(corners, { x: 50, y: 50 })).toBe(50);
      expect(depthIn(corners, { x: 90, y: 50 })).toBe(10);
      expect(depthIn(corners, { x: 120, y: 50 })).toBe(-20);
    }
    expect(shrunk(square, 10)[0]).toEqual({ x: 10, y: 10 });
  });

  test('a wide arc takes the long way round', () => {
    expect(arcPath(90, 10)).toBe('M7.1 7.1A10 10 0 0 0 7.1 -7.1');
    expect(arcPath(270, 10)).toContain(' 0 1 0 ');
    expect(partPath(0, 1, 10)).toContain(' 0 1 1 ');
  });

  test('what grows on a piece of terrain stays within its edge', () => {
    for (const { polygon } of battlefields.battlefields.flatMap(({ terrain }) => terrain)) {
      const corners = polygon.map(([x, y]) => plane.at({ x, y }));
      const grown = scattered(corners, 40, 13);
      expect(grown.length).toBeGreaterThan(0);
      for (const at of grown) expect(depthIn(corners, at)).toBeGreaterThanOrEqual(13);
      for (const at of rockOf(corners, 27).top) expect(depthIn(corners, at)).toBeGreaterThan(0);
    }
  });
});

describe('where something is', () => {
  test('by the quarter of the sky and in inches', () => {
    const here = { x: 10_000, y: 10_000 };
    expect(wayTo(here, { x: 14_000, y: 14_500 })).toBe('ne');
    expect(wayTo(here, { x: 10_000, y: 2000 })).toBe('s');
    expect(wayTo(here, { x: 5000, y: 9900 })).toBe('w');
    expect(wayOf(35_900)).toBe('e');
    expect(wayOf(31_500)).toBe('se');
    expect(inchesTo(here, { x: 13_000, y: 14_000 })).toBe(5);
    expect(inchesOf(6249)).toBe(6.2);
    expect(pathLength([here, { x: 13_000, y: 14_000 }, { x: 13_000, y: 15_000 }])).toBe(6000);
    expect(nearestOf(here, [figure('far', 0, 0), figure('near', 9000, 9000)])?.id).toBe('near');
    expect(nearestOf(here, [])).toBeNull();
  });
});

describe('the cursor', () => {
  const figures = [figure('west', 5000, 15_000), figure('middle', 15_000, 15_000), figure('north', 16_000, 25_000)];
  const area = { x0: 12_000, y0: 3000, x1: 18_000, y1: 7000 };
  const spots = [{ id: 's', at: { x: 15_000, y: 5000 }, area }];
  const layout = layoutOf({ field, figures, skies: [], spots }, plane);
  const at = (id: string) => layout.pointOf({ is: 'figure', id }) ?? { x: 0, y: 0 };

  test('an arrow leads to what lies nearest in its direction', () => {
    expect(beside(layout.stops, at('middle'), 'ArrowLeft')?.thing.id).toBe('west');
    expect(beside(layout.stops, at('middle'), 'ArrowUp')?.thing.id).toBe('north');
    expect(beside(layout.stops, at('middle'), 'ArrowDown')?.thing).toEqual({ is: 'spot', id: 's' });
    expect(beside(layout.stops, at('west'), 'ArrowLeft')).toBeNull();
    expect(beside(layout.stops, at('west'), 'x')).toBeNull();
  });

  test('N goes through what may be chosen, and through everything where nothing may; T through the terrain', () => {
    const press = (key: string, shiftKey = false) => ({ key, shiftKey });
    const choices = layout.stops.filter(({ thing }) => thing.id !== 'middle');
    expect(sought(layout, choices, at('north'), press('n'))?.thing.id).toBe('west');
    expect(sought(layout, choices, at('west'), press('N', true))?.thing.id).toBe('north');
    expect(sought(layout, [], at('west'), press('n'))?.thing.id).toBe('middle');
    expect(sought(layout, choices, at('west'), press('m'))?.thing.id).toBe('middle');
    expect(sought(layout, choices, at('west'), press('t'))?.thing.is).toBe('terrain');
  });

  test('a touch beside a figure means it, but not from far', () => {
    const { x, y } = at('west');
    expect(nearestStop(layout, { x: x + 50, y }, 16)?.thing.id).toBe('west');
    expect(nearestStop(layout, { x: x + 70, y }, 16)).toBeNull();
    expect(nearestStop(layout, { x: x + 70, y })?.thing.id).toBe('west');
  });

  test('a thing is the same by kind and name', () => {
    expect(isSame({ is: 'figure', id: '1' }, { is: 'figure', id: '1' })).toBe(true);
    expect(isSame({ is: 'figure', id: '1' }, { is: 'ghost', id: '1' })).toBe(false);
    expect(isSame(null, { is: 'ghost', id: '1' })).toBe(false);
  });
});
