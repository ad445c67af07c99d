import { bot, byPlayout, duel } from '@conjure/bots/testing/duel';
import { budget } from '@conjure/engine/testing/budget';
import { describe, expect, test } from 'vitest';
import { lodge } from '../game.ts';

// Seeds and iterations are fixed, so every match is the same on every machine.

type Players = Parameters<typeof duel>;

/** The share of victories of the one, and the Power of both. */
function score(one: Players[1], other: Players[2], how: Players[3]): { won: number; power: number[] } {
  const power = [0, 0];
  const won: number[] = [];
  for (const { match, seat } of duel(lodge, one, other, how)) {
    const end = lodge.result(match.table);
    won.push(end?.winners.includes(seat) ? 1 : 0);
    for (const of of [0, 1]) power[of === seat ? 0 : 1] += end?.scores[of] ?? 0;
  }
  return { won: won.reduce((a, b) => a + b, 0) / won.length, power };
}

describe('in the Lodge', () => {
  test('who answers as in a playout outplays chance', () => {
    const { won, power } = score(byPlayout, bot('random'), { deals: budget(4, 10), inTruth: true });
    expect(won).toBeGreaterThan(0.9);
    expect(power[0]).toBeGreaterThan(2 * power[1]);
  });

  test('greedy beats random', () => {
    const { won, power } = score(bot('greedy:12'), bot('random'), { deals: budget(1, 2) });
    expect(won).toBe(1);
    expect(power[0]).toBeGreaterThan(2 * power[1]);
  });

  test('who looks to the end of the round beats who looks one step ahead', () => {
    const thought = 24;
    const { won, power } = score(bot(`search:${thought}`), bot(`greedy:${thought}`), { deals: budget(1, 2) });
    expect(won).toBeGreaterThanOrEqual(0.5);
    expect(power[0]).toBeGreaterThan(power[1]);
  });
});
