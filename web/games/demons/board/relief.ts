import { HALF, middle, pair } from './geometry.ts';
import { fir, type Glyph, peak, tree } from './glyphs.ts';
import { between, seeded } from './seeded.ts';
import { allOf, has } from './terrain.ts';
import type { HexName } from './types.ts';

/** Things drawn at about the same height on the sheet, in few paths: what is nearer covers what is farther. */
export interface Band {
  y: number;
  peaks: Drawn;
  trees: Drawn;
}

interface Drawn {
  body: string;
  shade: string;
  lines: string;
}

const BAND = 15;

export function bands(): Band[] {
  const glyphs = [...allOf('mountain').flatMap(peaksIn), ...allOf('forest').flatMap(treesIn)];
  const byHeight = Map.groupBy(glyphs, (glyph) => Math.round(glyph.y / BAND));
  return [...byHeight]
    .sort(([a], [b]) => a - b)
    .map(([height, group]) => ({
      y: height * BAND,
      peaks: merged(group.filter((glyph) => glyph.of === 'peak')),
      trees: merged(group.filter((glyph) => glyph.of === 'tree')),
    }));
}

const merged = (glyphs: readonly Glyph[]): Drawn => ({
  body: glyphs.map((glyph) => glyph.body).join(''),
  shade: glyphs.map((glyph) => glyph.shade).join(''),
  lines: glyphs.map((glyph) => glyph.lines).join(''),
});

/** One great mountain or two, and foothills; behind the woods where a hex has both. */
export function peaksIn(hex: HexName): Glyph[] {
  const random = seeded(`peak ${hex}`);
  const { x, y } = middle(hex);
  const wooded = has(hex, 'forest');
  const lean = between(random, -9, 9);
  const great = random() < 0.6;
  const back = great
    ? [peak(random, x + lean, y + (wooded ? -2 : 8), between(random, 52, 60), between(random, 46, 56))]
    : [
        peak(random, x - 19 + lean * 0.4, y + (wooded ? -8 : 0), between(random, 38, 46), between(random, 33, 40)),
        peak(random, x + 20 + lean * 0.4, y + (wooded ? -2 : 7), between(random, 38, 46), between(random, 36, 46)),
      ];
  const side = random() < 0.5 ? -1 : 1;
  const front = [
    peak(
      random,
      x - side * between(random, 22, 27),
      y + between(random, 16, 21),
      between(random, 27, 34),
      between(random, 17, 23),
    ),
    peak(
      random,
      x + side * between(random, 8, 16),
      y + between(random, 25, 30),
      between(random, 30, 38),
      between(random, 18, 26),
    ),
  ];
  return wooded ? back : [...back, ...front];
}

const ROWS_OF_TREES = [-25, -9, 8, 25];

/** A grove; firs where the ground is steep. */
export function treesIn(hex: HexName): Glyph[] {
  const random = seeded(`tree ${hex}`);
  const { x, y } = middle(hex);
  const steep = has(hex, 'mountain');
  return (steep ? ROWS_OF_TREES.slice(2) : ROWS_OF_TREES).flatMap((row) => {
    const half = 42 - Math.abs(row) * 0.55;
    const count = 3 + Math.floor(random() * 2);
    return Array.from({ length: count }, (_, i) => {
      const at = x - half + (2 * half * (i + 0.5)) / count + between(random, -5, 5);
      const foot = y + row + 8 + between(random, -4, 4);
      return steep || random() < 0.14 ? fir(random, at, foot) : tree(random, at, foot);
    });
  });
}

/** Tufts of grass and a low hill here and there, so that open land is not empty. */
export function plainsPath(): string {
  return allOf('open')
    .map((hex) => {
      const random = seeded(`plain ${hex}`);
      const { x, y } = middle(hex);
      const tufts = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
        const at = { x: x + between(random, -32, 32), y: y + between(random, -HALF * 0.66, HALF * 0.72) };
        return `M${pair(at.x - 4, at.y - 3)}l1.6 3.6M${pair(at.x, at.y - 5)}v5M${pair(at.x + 4, at.y - 3.4)}l-1.6 4`;
      });
      if (random() < 0.22) {
        const wide = between(random, 15, 24);
        const from = { x: x + between(random, -18, 4) - wide / 2, y: y + between(random, 2, 22) };
        tufts.push(
          `M${pair(from.x, from.y)}q${pair(wide / 2, -wide * 0.52)} ${pair(wide, 0)}`,
          `m${pair(-wide * 0.34, -wide * 0.16)}l2.4 3.4m2.2 -1.6l2 3`,
        );
      }
      return tufts.join('');
    })
    .join('');
}
