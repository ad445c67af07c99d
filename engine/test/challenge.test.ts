import { describe, expect, test } from 'vitest';
import { challengeOf, dateOf } from '../content/index.ts';

const GAMES = [
  {
    id: 'a',
    dares: {
      days: [1, 4],
      turns: [{ scenario: 'x', seats: ['me'] }, { seats: ['me', 'adept'] }, { scenario: 'z', seats: ['me'] }],
    },
  },
  { id: 'b', dares: { days: [2], turns: [{ scenario: 'y', seats: ['me'] }] } },
  { id: 'c' },
];
const on = (date: string) => challengeOf(date, GAMES);
const week = (first: number) =>
  Array.from({ length: 7 }, (_, i) => on(`2026-11-${String(first + i).padStart(2, '0')}`)?.game);

describe('the challenge of a day', () => {
  test('is of the game whose day of the week it is, with the day as its seed', () => {
    // A Monday.
    expect(on('2026-11-16')).toMatchObject({ game: 'a', date: '2026-11-16' });
    expect(on('2026-11-17')).toEqual({ game: 'b', date: '2026-11-17', scenario: 'y', seats: ['me'] });
    expect(on('2026-11-19')?.game).toBe('a');
  });

  test('on days that are nobody’s, the games take turns by the week', () => {
    expect(new Set([...week(9), ...week(16)])).toEqual(new Set(['a', 'b']));
    expect(on('2026-11-15')?.game).not.toBe(on('2026-11-22')?.game);
  });

  test('goes through all that a game offers before it comes back to the first', () => {
    const days = ['2026-11-16', '2026-11-19', '2026-11-23', '2026-11-26'].map((date) => on(date)?.scenario);
    expect(new Set(days.slice(0, 3))).toEqual(new Set(['x', undefined, 'z']));
    expect(days[3]).toBe(days[0]);
  });

  test('there is none where there is no such day, or nobody offers one', () => {
    for (const date of ['', 'today', '2026-13-01', '2026-02-30', '2026-11-16T00:00']) expect(on(date)).toBeNull();
    expect(challengeOf('2026-11-16', [{ id: 'c' }])).toBeNull();
  });

  test('a day is that of the calendar on the wall', () => {
    expect(dateOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});
