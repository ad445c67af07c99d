import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawings } from '../games/demons/drawings.ts';
import { SPIRITS } from '../games/demons/printed.ts';
import { ART } from '../games/demons/spirits/art.ts';
import { layersOf, mainHeadOf } from '../games/demons/spirits/layers.ts';
import { SHAPES } from '../games/demons/spirits/shapes.ts';

test('every spirit has a picture, and nobody else', () => {
  expect(Object.keys(SHAPES).map(Number)).toEqual(SPIRITS);
  for (const number of SPIRITS) expect(mainHeadOf(number).layer).toBe('head');
});

test('no two pictures are made of the same things', () => {
  const made = SPIRITS.map((number) =>
    JSON.stringify(layersOf(number).map(({ layer, art, ink }) => [layer, art, ink])),
  );
  expect(made.filter((picture, i) => made.indexOf(picture) !== i)).toEqual([]);
});

test('what has three heads has three, left, middle and right', () => {
  for (const [number, { form, heads }] of Object.entries(SHAPES)) {
    if (form === 'triple') expect(heads, number).toHaveLength(3);
    else expect(heads.length, number).toBeGreaterThan(0);
  }
});

test('something of every layer is seen: none lies outside of the picture', () => {
  for (const number of SPIRITS)
    for (const { art, at, isLimb } of layersOf(number)) {
      const [x, y, size] = at;
      const seen = Math.min(118, x + size) - Math.max(0, x) + Math.min(146, y + size) - Math.max(0, y);
      if (!isLimb) expect(seen / (2 * size), `${art} of ${number}`).toBeGreaterThan(0.6);
    }
});

test('every drawing is in a picture, and what comes after the first screen of them weighs at most 32 kB', () => {
  const drawn = new Set(SPIRITS.flatMap((number) => layersOf(number).map(({ art }) => art)));
  expect([...drawn].sort()).toEqual(Object.keys(ART).sort());
  const here = new Set<string>(Object.values(drawings));
  const later = Object.values(ART).filter((body) => !here.has(body));
  expect(gzipSync(later.join('\n'), { level: 9 }).length).toBeLessThan(32_000);
});
