import { botsKeepSecrets } from '@conjure/bots/proof';
import { diceFrom, judge, type Match, type Options, seeded, waitingFor } from '@conjure/engine';
import { answersTo, type Check, checkAlong, type RandomPlay, randomPlay } from '@conjure/engine/proof';
import { atRandom } from '@conjure/engine/testing/at-random';
import { budget } from '@conjure/engine/testing/budget';
import { testProperties } from '@conjure/engine/testing/properties';
import { describe, expect, test } from 'vitest';
import { satchel } from '../game.ts';
import { BOUND, holdInvariants } from './invariants.ts';
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
    bound: BOUND,
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

/** Whatever is said in the shape of the question by somebody who is not asked, a rule says why not. */
const speaksFirst: Check = (match, seed) => {
  const dice = diceFrom(seeded(`unasked ${seed}`));
  const asked = waitingFor(match);
  for (let seat = 0; seat < match.origin.seats; seat++)
    for (const answer of asked.includes(seat) ? [] : answersTo(match, seat, dice))
      expect(judge(match as Match, seat, answer), `${JSON.stringify(answer)} of seat ${seat}`).toHaveProperty(
        'refused',
      );
};

test('[B82] nobody who is not asked hears of seats instead of a rule', () => {
  check(budget(4, 10), (wanted) =>
    checkAlong(satchel, { ...wanted, bound: BOUND }, { check: speaksFirst, first: 3, every: 61 }),
  );
});

test('without dawn, too, every match comes to an end', () => {
  check(budget(4, 12), (wanted) => {
    const match = randomPlay(satchel, { ...wanted, options: { ...wanted.options, dawn: false }, bound: BOUND });
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
