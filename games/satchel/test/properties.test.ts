import { botsKeepSecrets } from '@conjure/bots/proof';
import { type Options, optionsOf } from '@conjure/engine';
import { type RandomPlay, randomPlay } from '@conjure/engine/proof';
import { atRandom } from '@conjure/engine/testing/at-random';
import { testProperties } from '@conjure/engine/testing/properties';
import { describe, expect, test } from 'vitest';
import { satchel } from '../game.ts';
import { refuse } from '../rules/judging.ts';
import { everyCommand } from './every-command.ts';
import { holdInvariants } from './invariants.ts';
import { playAmongThem } from './play.ts';

/** Mostly one round: a match is long enough. */
const withRounds = (options: Options, seed: string): Options => ({
  ...options,
  roundsToWin: Number(seed) % 4 === 0 ? 2 : 1,
});

const check = (runs: number, property: (wanted: RandomPlay & { readonly options: Options }) => void) =>
  atRandom(satchel, runs, ({ seed, seats, options }) => property({ seed, seats, options: withRounds(options, seed) }));

describe('[B71] what holds of every game', () =>
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
  check(12, (wanted) => {
    const match = randomPlay(satchel, { ...wanted, options: { ...wanted.options, dawn: false }, bound: 60_000 });
    expect(match.over).toBe(true);
  });
});

test('[B60] [B82] of all commands there are, exactly those that are offered are not refused, and every refusal cites its rule', () => {
  const rules = new Set(satchel.rules.map(({ id }) => id));
  check(3, ({ seed, seats, options }) => {
    randomPlay(satchel, { seed, seats, options: { ...options, clock: 'beat' } }, ({ open, table }, i) => {
      if (!open || (i + Number(seed)) % 40 !== 0) return;
      const before = JSON.stringify(table.state);
      for (const seat of open.question.seats) {
        const offered = new Set((optionsOf(open.question, seat) ?? []).map((option) => JSON.stringify(option)));
        for (const command of everyCommand(table)) {
          const refused = refuse(table, seat, command);
          expect(refused === null, `${seat} ${JSON.stringify(command)} ${JSON.stringify(refused)}`).toBe(
            offered.has(JSON.stringify(command)) ||
              offered.has(JSON.stringify({ ...command, aim: aimIn(offered, command) })),
          );
          if (refused) expect(rules).toContain(refused.rule);
        }
      }
      expect(JSON.stringify(table.state)).toBe(before);
    });
  });
});

/** A completing command is offered once for each aim: with any of them it is the same command. [B28] */
function aimIn(offered: ReadonlySet<string>, command: object): string | undefined {
  const stem = JSON.stringify(command).slice(0, -1);
  for (const option of offered) if (option.startsWith(`${stem},"aim"`)) return JSON.parse(option).aim;
  return undefined;
}

test('[R9] whoever of those asked speaks first, the invariants hold', () => {
  check(10, ({ seed, seats, options }) => {
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
