import { expect, test } from 'vitest';
import { demons } from '../game.ts';
import { wakingAt } from '../odds.ts';
import { NOBODY, setUp } from './table.ts';

test('[3.0a] [R7] [R8] the chance to wake goes by the nearest magician, whoever he is', () => {
  const s = setUp({
    phase: 'first',
    magicians: [{ hex: '0306' }, { hex: '0806' }],
    mortals: { ...NOBODY, 'emir-of-ani': { hex: '0906' }, abbot: { hex: '0409' }, mullah: { hex: '2410' } },
  });
  expect(wakingAt(demons.content, s.view(0), 0, '0306')).toEqual([
    { mortal: 'emir-of-ani', strength: 7, far: 1, chance: 6 },
    { mortal: 'abbot', strength: 2, far: 4, chance: 3 },
  ]);
  expect(wakingAt(demons.content, s.view(0), 0, '0408')).toContainEqual({
    mortal: 'abbot',
    strength: 2,
    far: 1,
    chance: 6,
  });
});
