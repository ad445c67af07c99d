import { describe, expect, test } from 'vitest';
import * as checks from '../proof/checks.ts';
import { CHECKS, isDue, type Listed } from '../proof/index.ts';

const listed = (every: number, grows?: true): Listed => ({
  name: 'test',
  check: () => {},
  every,
  ...(grows ? { grows } : {}),
});

describe('the list of checks', () => {
  test('every check of the room is on it', () => {
    const written = Object.values(checks).filter((value) => typeof value === 'function');
    expect(new Set(CHECKS.map(({ check }) => check))).toEqual(new Set(written));
    for (const { name, check } of CHECKS) expect((checks as Record<string, unknown>)[name]).toBe(check);
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
