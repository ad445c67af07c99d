import { expect, test } from 'vitest';
import { SPIRITS } from '../games/demons/printed.ts';
import { sigilOf } from '../games/demons/sigil.ts';

test('every spirit has a seal of its own, the same each time', () => {
  const seals = SPIRITS.map((number) => sigilOf(number));
  expect(seals).toHaveLength(72);
  expect(new Set(seals.map(({ lines }) => lines)).size).toBe(72);
  expect(SPIRITS.map((number) => sigilOf(number))).toEqual(seals);
});

test('every seal stays inside its ring', () => {
  for (const number of SPIRITS)
    for (const [, x, y] of sigilOf(number).lines.matchAll(/[MLQ ](-?[\d.]+) (-?[\d.]+)/g))
      expect(Math.hypot(Number(x), Number(y))).toBeLessThan(46);
});
