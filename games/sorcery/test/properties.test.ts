import { botsKeepSecrets } from '@conjure/bots/proof';
import { create, diceFrom, give, pick, seeded, waitingFor } from '@conjure/engine';
import { checkAlong, keepsSecrets, randomPlay, replaysHere, survivesJson } from '@conjure/engine/proof';
import { atRandom } from '@conjure/engine/testing/at-random';
import { budget } from '@conjure/engine/testing/budget';
import { testProperties } from '@conjure/engine/testing/properties';
import { describe, expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import { BOUND, holdInvariants } from './invariants.ts';

describe('[B6] [B107] [S11] [S11a] [R4] [R54] what holds of every game', () =>
  testProperties(sorcery, {
    holds: ({ table }) => holdInvariants(table.state, table.content),
    bound: BOUND,
    botsKeepSecrets,
    budgets: {
      invariants: 25,
      applies: [5, 7],
      offers: [8, 3],
      json: [8, 3],
      forks: [5, 9],
      replays: [4, 100],
      secrets: [10, 3],
      odds: [3, 29],
      trueOdds: [3, 7],
      bots: [3, 29],
    },
  }));

test.each([3, 4])('[B110] a match of %i players can be saved and taken up again at every decision', (seats) => {
  const options = { buildTotal: 100, roundLimit: 6 };
  checkAlong(sorcery, { seed: '1', seats, options }, { check: replaysHere }, { check: survivesJson });
});

test.each([2, 3, 4])('[S11] [S11a] [B110] among %i players nobody sees what is hidden, at any decision', (seats) => {
  checkAlong(sorcery, { seed: `${seats}`, seats, options: { roundLimit: 6 } }, { check: keepsSecrets });
});

test('every decision is taken at a rest, so that nothing has to be imagined that was shown since', () => {
  atRandom(sorcery, budget(2, 6), (wanted) => {
    randomPlay(sorcery, wanted, (match) => {
      const since = match.answers.length - (match.rest?.step ?? 0);
      expect(since).toBe(match.open?.answers.size ?? 0);
    });
  });
});

test('[B111] whoever is asked may concede, whatever the question, and the others play on', () => {
  const conceded = new Set<string>();
  for (let i = 0; i < budget(15, 40); i++) {
    const seed = `concede ${i}`;
    const made = create(sorcery, { seed, seats: 2 + (i % 3), options: { buildTotal: 100, roundLimit: 6 } });
    if ('fault' in made) throw new Error(JSON.stringify(made.fault));
    const { match } = made;
    const dice = diceFrom(seeded(seed));
    while (match.open) {
      const { question } = match.open;
      const [seat] = waitingFor(match);
      const gives = dice.index('concede', i % 2 === 0 ? 6 : 40) === 0;
      if (gives) conceded.add(question.kind);
      expect(give(match, seat, gives ? { do: 'concede' } : pick(question, seat, dice))).toEqual({ done: true });
      holdInvariants(match.table.state, match.table.content);
      survivesJson(match, seed);
    }
    expect(sorcery.result(match.table)).not.toBeNull();
  }
  expect([...conceded]).toEqual(expect.arrayContaining(['army', 'first', 'zone', 'deploy', 'action', 'browseFree']));
});
