import { bot, byPlayout, duel } from '@conjure/bots/testing/duel';
import { diceFrom, type Match, seeded } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import { setUp } from './table.ts';

// Seeds and iterations are fixed, so every match is the same on every machine.

type Players = Parameters<typeof duel>;

interface Score {
  won: number;
  objectives: number[];
  lost: number[];
}

/** The victories of the one, and what both have won and lost. */
function score(one: Players[1], other: Players[2], how: Players[3]): Score {
  const sum: Score = { won: 0, objectives: [0, 0], lost: [0, 0] };
  for (const { match, seat } of duel(sorcery, one, other, how)) {
    const end = sorcery.result(match.table);
    expect(end).not.toBeNull();
    if (end?.winners.includes(seat)) sum.won++;
    for (const of of [0, 1]) {
      sum.objectives[of === seat ? 0 : 1] += end?.scores[of] ?? 0;
      sum.lost[of === seat ? 0 : 1] += match.table.state.lost[of];
    }
  }
  return sum;
}

const SKIRMISH = { buildTotal: 100, roundLimit: 6 };

describe('in Sorcery', () => {
  test('who answers as in a playout outplays chance', { timeout: 60_000 }, () => {
    const { won, objectives, lost } = score(byPlayout, bot('random'), { deals: 6, inTruth: true });
    expect(won).toBeGreaterThanOrEqual(11);
    expect(objectives[0]).toBeGreaterThan(3 * objectives[1]);
    expect(lost[0]).toBeLessThan(lost[1]);
  });

  test('greedy beats random', { timeout: 60_000 }, () => {
    const { won, objectives } = score(bot('greedy:16'), bot('random'), { deals: 3, options: SKIRMISH });
    expect(won).toBeGreaterThanOrEqual(5);
    expect(objectives[0]).toBeGreaterThan(2 * objectives[1]);
  });

  test('who looks farther ahead beats random, too', { timeout: 60_000 }, () => {
    expect(score(bot('search:24'), bot('random'), { deals: 2, options: SKIRMISH }).won).toBeGreaterThanOrEqual(3);
  });

  test.each(['greedy:60', 'search:120'])('[B48] %s pushes nobody to death for a blow', (name) => {
    const clicks = sorcery.content.figures[sorcery.content.figureIndex.get('dust_reaver') ?? 0].clicks;
    const { match } = setUp({
      figures: {
        worn: { is: 'dust_reaver', at: [15_000, 12_000], facing: 9_000, click: clicks - 1, tokens: 1 },
        other: { is: 'dust_reaver', at: [3_000, 3_000], facing: 9_000 },
        foe: { is: 'dust_reaver', of: 1, at: [15_000, 13_500], facing: 27_000 },
      },
    });
    for (const seed of ['1', '2', '3']) {
      const answer = bot(name)(match as Match, 0, diceFrom(seeded(seed))) as { figure?: number };
      expect(answer.figure).not.toBe(0);
    }
  });

  test.each(['greedy:60', 'search:120'])('[B104] %s does not end the phase while an objective can be taken', (name) => {
    const { match } = setUp({
      figures: {
        near: { is: 'dust_reaver', at: [15_000, 9_000], facing: 9_000 },
        far: { is: 'dust_reaver', of: 1, at: [27_000, 28_000], facing: 27_000 },
      },
    });
    for (const seed of ['1', '2', '3'])
      expect(bot(name)(match as Match, 0, diceFrom(seeded(seed)))).not.toEqual({ do: 'end' });
  });
});
