import { describe, expect, test } from 'vitest';
import * as proof from '../proof/index.ts';

const { CHECKS, isDue } = proof;
type Listed = (typeof CHECKS)[number];

const listed = (every: number, grows?: true): Listed => ({
  name: 'test',
  check: () => {},
  every,
  ...(grows ? { grows } : {}),
});

describe('the list of checks', () => {
  test('every check of the room is on it', () => {
    const tools = [
      'checkAlong',
      'follow',
      'isDue',
      'lessonKeys',
      'randomOptions',
      'randomPlay',
      'same',
      'showsWhatWasTold',
      'twinOf',
    ];
    const written = Object.entries(proof).filter(
      ([name, value]) => typeof value === 'function' && !tools.includes(name),
    );
    expect(new Map(CHECKS.map(({ name, check }) => [name, check]))).toEqual(new Map(written as [string, unknown][]));
  });

  test('a check is made once in so many decisions, at other ones in other matches', () => {
    const due = (phase: number) => Array.from({ length: 21 }, (_, i) => i).filter((i) => isDue(listed(7), i, phase));
    expect(due(0)).toEqual([0, 7, 14]);
    expect(due(9)).toEqual([5, 12, 19]);
  });

  test('a check whose cost grows with the match costs no more than in proportion to the match', () => {
    for (const phase of [0, 3, 1_234_567]) {
      let cost = 0;
      const decisions = 100_000;
      for (let i = 0; i < decisions; i++) if (isDue(listed(7, true), i, phase)) cost += i;
      expect(cost).toBeLessThan(3 * decisions);
      expect(cost).toBeGreaterThan(decisions / 2);
    }
  });
});
