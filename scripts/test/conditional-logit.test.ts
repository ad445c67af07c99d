import { diceFrom, seeded } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { type Contest, chancesOf, fitted, logLoss } from '../conditional-logit.ts';

/** Contests of two to four, won by chance as these weights say. */
function contestsBy(weights: readonly number[], many: number): Contest[] {
  const dice = diceFrom(seeded('contests'));
  const part = () => dice.index('any', 1_000_000) / 1_000_000;
  return Array.from({ length: many }, () => {
    const rows = Array.from({ length: 2 + dice.index('seats', 3) }, () => weights.map(() => 2 * part() - 1));
    let left = part();
    const winner = chancesOf(rows, weights).findIndex((chance) => {
      left -= chance;
      return left < 0;
    });
    return { rows, winner: Math.max(0, winner) };
  });
}

describe('weights that foretell who wins', () => {
  const TRUE = [1.5, -0.8, 0];
  const contests = contestsBy(TRUE, 4000);

  test('are found again', () => {
    fitted(contests, [0, 0, 0], 1).forEach((weight, k) => {
      expect(Math.abs(weight - TRUE[k])).toBeLessThan(0.15);
    });
  });

  test('foretell better than none, and none as well as chance', () => {
    const two = contests.filter(({ rows }) => rows.length === 2);
    expect(logLoss(two, [0, 0, 0])).toBeCloseTo(Math.log(2));
    expect(logLoss(two, fitted(two, [0, 0, 0], 1))).toBeLessThan(0.62);
  });

  test('stay what they were where nothing is known, or the penalty is high', () => {
    const blind = contests.map(({ rows, winner }) => ({ rows: rows.map(([a, b]) => [a, b, 7]), winner }));
    expect(fitted(blind, [0, 0, 0.4], 1)[2]).toBeCloseTo(0.4);
    fitted(contests, [0.3, 0.3, 0.3], 1e9).forEach((weight) => {
      expect(weight).toBeCloseTo(0.3);
    });
  });
});
