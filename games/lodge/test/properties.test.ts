import { botsKeepSecrets } from '@conjure/bots/proof';
import { checkAlong, goesIndependently, keepsSecrets, randomPlay, showsWhatWasTold } from '@conjure/engine/proof';
import { atRandom } from '@conjure/engine/testing/at-random';
import { budget } from '@conjure/engine/testing/budget';
import { testProperties } from '@conjure/engine/testing/properties';
import { describe, expect, test } from 'vitest';
import { lodge } from '../game.ts';
import { BOUND, holdInvariants } from './invariants.ts';

describe('[B26] [B29] [B90] [B100] what holds of every game', () =>
  testProperties(lodge, {
    holds: ({ table, open }) => holdInvariants(table.state, table.content, open?.question.kind),
    bound: BOUND,
    botsKeepSecrets,
    budgets: {
      invariants: 30,
      applies: [6, 9],
      offers: [6, 15],
      json: [10, 5],
      forks: [5, 11],
      replays: [4, 200],
      secrets: [10, 9],
      odds: [2, 97],
      trueOdds: [2, 29],
      bots: [2, 61],
    },
  }));

test('[B26] in Study nothing that one mage answers changes what another sees or is asked', () => {
  atRandom(lodge, budget(4, 10), (wanted) =>
    checkAlong(lodge, wanted, { check: goesIndependently, every: 2 }, { check: keepsSecrets, first: 24, every: 1000 }),
  );
});

test('[R50] [B29] what comes into a view by name has been told, and what goes from an open pile is told as it goes', () => {
  atRandom(lodge, budget(3, 8), (wanted) =>
    showsWhatWasTold(lodge, wanted, [null, 0], {
      come: /^seats\.\d+\.(mage|startingGrimoire|spent|solved|slots\.\d+\.spell|evocations\.\d+\.creature)$|^(track|eventDiscards)\b/,
      go: /^seats\.\d+\.(spent|solved)$|^reserve$/,
    }),
  );
});

test('every decision is taken at a rest, so that nothing has to be imagined that was shown since', () => {
  atRandom(lodge, budget(2, 6), (wanted) => {
    randomPlay(lodge, wanted, (match) => {
      const since = match.answers.length - (match.rest?.step ?? 0);
      expect(since).toBe(match.open?.answers.size ?? 0);
    });
  });
});
