import { describe, expect, test } from 'vitest';
import { conjure } from './run.ts';

const puzzles = (...args: string[]) => conjure(['puzzles', ...args]);

describe('conjure puzzles', () => {
  test('digs in matches, and says in words what it found', () => {
    const { out, code } = puzzles(
      'demons',
      '--matches',
      '1',
      '--by',
      'greedy:4',
      '--judge',
      'greedy:8',
      '--lang',
      'de',
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^(Kein Rätsel in 1 Partie\.|1-0-\d+: beste .+, naheliegend .+)/);
  });

  test('what cannot be dug is said', () => {
    expect(puzzles('demons', '--matches', 'many').err).toContain('--matches');
    expect(puzzles('demons', '--judge', 'random').err).toContain('random');
    expect(puzzles('demons', '--by', 'nobody').code).toBe(2);
    expect(puzzles('chess').code).toBe(2);
  });
});
