import map from '@conjure/demons/data/map.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { borderPath } from '../games/demons/board/frame.ts';
import { cornerKey, HALF, middle } from '../games/demons/board/geometry.ts';
import { inTheWay, letterings } from '../games/demons/board/lettering.ts';
import { bands, peaksIn, plainsPath, treesIn } from '../games/demons/board/relief.ts';
import { courses, riversPath, sideBetween } from '../games/demons/board/rivers.ts';
import { allOf, watersAndBeyond } from '../games/demons/board/terrain.ts';
import { town } from '../games/demons/board/towns.ts';
import { shorePath } from '../games/demons/board/water.ts';
import { featuresIn } from '../games/demons/model/hexes.ts';
import type { Words } from '../games/demons/names.ts';

const sideKey = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  [cornerKey(a), cornerKey(b)].sort().join('|');

describe('the rivers', () => {
  it('run only along hexsides between neighbours, and along each of theirs once', () => {
    for (const [river, pairs] of Object.entries(map.rivers)) {
      const sides = pairs.map(([a, b]) => {
        const side = sideBetween(a, b);
        expect(side, `${river}: ${a}, ${b}`).not.toBeNull();
        return side ? sideKey(...side) : '';
      });
      const drawn = courses()
        .filter((course) => course.river === river)
        .flatMap(({ corners }) => corners.slice(1).map((to, i) => sideKey(corners[i], to)));
      expect(drawn.sort()).toEqual(sides.sort());
    }
  });

  it('know hexes that are not next to each other', () => expect(sideBetween('0101', '0103')).toBeNull());
});

describe('the ground', () => {
  it('is drawn the same every time', () => {
    const draw = () => [
      shorePath(),
      riversPath(),
      plainsPath(),
      bands(),
      letterings(),
      borderPath(),
      allOf('city').map(town),
    ];
    expect(draw()).toEqual(draw());
  });

  it('is made of numbers', () => {
    expect(JSON.stringify([shorePath(), riversPath(), plainsPath(), bands(), letterings()])).not.toMatch(
      /NaN|Infinity|undefined/,
    );
  });

  it('has peaks and trees where the map has them, each in its hex', () => {
    for (const hex of allOf('mountain')) {
      expect(peaksIn(hex).length).toBeGreaterThan(0);
      for (const { y } of peaksIn(hex)) expect(Math.abs(y - middle(hex).y)).toBeLessThan(HALF);
    }
    for (const hex of allOf('forest')) {
      expect(treesIn(hex).length).toBeGreaterThan(4);
      for (const { y } of treesIn(hex)) expect(Math.abs(y - middle(hex).y)).toBeLessThan(HALF);
    }
  });

  it('does not draw two mountains alike', () => {
    const shapes = allOf('mountain').map((hex) =>
      peaksIn(hex)
        .map(({ body }) => body)
        .join(),
    );
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('lets the sea go on beyond the map, and land stay land', () => {
    const cells = watersAndBeyond();
    expect(cells).toContainEqual({ col: 0, row: 1 });
    expect(cells).not.toContainEqual({ col: 25, row: 8 });
  });

  it('has few paths: what lies at one height is drawn as one', () => expect(bands().length).toBeLessThan(110));
});

describe('the lettering', () => {
  it('has a line for every feature and every longer river', () => {
    const names = letterings().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(map.features)));
    expect(names).toEqual(expect.arrayContaining(['Araxes', 'Kura', 'Tigris']));
    expect(new Set(names).size).toBe(names.length);
  });

  it('keeps clear of cities and of other names', () => {
    const words: Words = { t: (key) => key, say: ({ key }) => key };
    const all = letterings((name) => name in featuresIn(words));
    const faults = all
      .map((one) => ({
        name: one.name,
        share:
          inTheWay(
            one,
            all.filter((other) => other !== one),
          ) / one.along.length,
      }))
      .filter(({ share }) => share > 0.3);
    expect(faults).toEqual([]);
  });
});
