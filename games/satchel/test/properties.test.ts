import { botsKeepSecrets } from '@conjure/bots/proof';
import type { Options } from '@conjure/engine';
import { type RandomPlay, randomPlay } from '@conjure/engine/proof';
import { atRandom } from '@conjure/engine/testing/at-random';
import { budget } from '@conjure/engine/testing/budget';
import { testProperties } from '@conjure/engine/testing/properties';
import { describe, expect, test } from 'vitest';
import { satchel } from '../game.ts';
import { holdInvariants } from './invariants.ts';
import { playAmongThem } from './play.ts';

/** Mostly one round: a match is long enough. */
const withRounds = (options: Options, seed: string): Options => ({
  ...options,
  roundsToWin: Number(seed) % 4 === 0 ? 2 : 1,
});

const check = (runs: number, property: (wanted: RandomPlay & { readonly options: Options }) => void) =>
  atRandom(satchel, runs, ({ seed, seats, options }) => property({ seed, seats, options: withRounds(options, seed) }));

describe('[B60] [B71] [B82] what holds of every game', () =>
  testProperties(satchel, {
    holds: ({ table }) => holdInvariants(table.state, table.content),
    bound: 40_000,
    options: withRounds,
    botsKeepSecrets,
    budgets: {
      invariants: 12,
      applies: [5, 19],
      offers: [5, 150],
      json: [8, 9],
      forks: [6, 31],
      replays: [3, 1000],
      secrets: [8, 17],
      odds: [2, 997],
      trueOdds: [2, 499],
      bots: [2, 499],
    },
  }));

test('without dawn, too, every match comes to an end', () => {
  check(budget(4, 12), (wanted) => {
    const match = randomPlay(satchel, { ...wanted, options: { ...wanted.options, dawn: false }, bound: 60_000 });
    expect(match.over).toBe(true);
  });
});

test('[R9] whoever of those asked speaks first, the invariants hold', () => {
  check(budget(4, 10), ({ seed, seats, options }) => {
    const wanted = { seed, seats, options: { ...options, familiars: 'on', familiarAnytime: true, scenario: 'SC4' } };
    let interrupted = 0;
    const match = playAmongThem(wanted, ({ table, open }) => {
      holdInvariants(table.state, table.content);
      if ((open?.question.seats.length ?? 0) > 1) interrupted++;
    });
    expect(match.over).toBe(true);
    if (options.clock === 'beat') expect(interrupted).toBeGreaterThan(0);
  });
});
