import { describe, expect, test } from 'vitest';
import { readDone, readOpen } from '../learn/kept.ts';

describe('what is kept of lessons', () => {
  test('only lessons that there are, each once, in their order', () => {
    const kept = { demons: ['circle', 'road', 'road', 'gone', 7] };
    expect(readDone(kept, 'demons', ['road', 'circle', 'home'])).toEqual(['road', 'circle']);
  });

  test.each([null, 'road', [], 3, { demons: 'road' }, { demons: null }, { lodge: ['road'] }])(
    'nothing of %j',
    (value) => {
      expect(readDone(value, 'demons', ['road'])).toEqual([]);
    },
  );

  test('names that every object has are no games', () => {
    expect(readDone({}, 'constructor', ['road'])).toEqual([]);
  });

  test('the lesson one is in', () => {
    const open = { game: 'demons', lesson: 'road', match: 'm1' };
    expect(readOpen({ ...open, more: 1 })).toEqual(open);
    expect(readOpen({ ...open, match: 3 })).toBe(null);
    expect(readOpen(null)).toBe(null);
    expect(readOpen([open])).toBe(null);
  });
});
