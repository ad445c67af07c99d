import { describe, expect, test } from 'vitest';
import { conjure } from './run.ts';

const puzzles = (...args: string[]) => conjure(['puzzles', ...args]);

describe('conjure puzzles', () => {
  test('digs in matches, and says what it found as data or in words', () => {
    const args = ['satchel', '--matches', '1', '--by', 'beginner', '--judge', 'beginner'];
    const { out, code } = puzzles(...args, '--json');
    expect(code).toBe(0);
    expect(Array.isArray(JSON.parse(out))).toBe(true);
    expect(puzzles(...args, '--lang', 'de').out).toMatch(/Kein Rätsel in 1 Partie|naheliegend/);
  });

  test('what cannot be dug is said', () => {
    expect(puzzles('demons', '--matches', 'many').err).toContain('--matches');
    expect(puzzles('demons', '--judge', 'random').err).toContain('random');
    expect(puzzles('demons', '--by', 'nobody').code).toBe(2);
    expect(puzzles('chess').code).toBe(2);
  });
});
