import { type Options, optionsOf } from '@conjure/engine';
import {
  forkIsIndependent,
  keepsSecrets,
  offeredApply,
  randomOptions,
  randomPlay,
  refusedAreRefused,
  replaysHere,
  survivesJson,
  undoIsIdentity,
} from '@conjure/engine/proof/index.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { satchel } from '../game.ts';
import { refuse } from '../rules/judging.ts';
import { everyCommand } from './every-command.ts';
import { holdInvariants } from './invariants.ts';
import { playAmongThem } from './play.ts';

const setting = fc.record({
  seed: fc.integer({ min: 0, max: 1e9 }).map(String),
  seats: fc.integer({ min: 3, max: 5 }),
});
const check = (runs: number, property: (seed: string, seats: number, options: Options) => void) =>
  fc.assert(
    fc.property(setting, ({ seed, seats }) =>
      property(seed, seats, { ...randomOptions(satchel, seed), roundsToWin: Number(seed) % 4 === 0 ? 2 : 1 }),
    ),
    { numRuns: runs },
  );

/** Looks now and then, at other decisions in every match. */
const sometimes = (every: number, seed: string, decision: number): boolean => (decision + Number(seed)) % every === 0;

test('random play holds every invariant at every decision and ends within its bound, under any options', () => {
  check(30, (seed, seats, options) => {
    const match = randomPlay(satchel, { seed, seats, options, bound: 40_000 }, ({ table }) =>
      holdInvariants(table.state, table.lore),
    );
    const result = satchel.result(match.table);
    expect(result?.winners.length).toBeGreaterThan(0);
    expect(satchel.sense(match.table, result?.winners[0] ?? -1)).toBe(1);
  });
});

test('without dawn, too, every match comes to an end', () => {
  check(12, (seed, seats, options) => {
    const match = randomPlay(satchel, { seed, seats, options: { ...options, dawn: false }, bound: 60_000 });
    expect(match.over).toBe(true);
  });
});

test('every offered option applies, and every refused candidate is refused by a rule of the catalogue', () => {
  check(8, (seed, seats, options) => {
    randomPlay(satchel, { seed, seats, options }, (match, i) => {
      if (!sometimes(15, seed, i)) return;
      offeredApply(match, `${seed} ${i}`);
      refusedAreRefused(match, seed);
    });
  });
});

test('[B60] [B82] of all commands there are, exactly those that are offered are not refused, and every refusal cites its rule', () => {
  const rules = new Set(satchel.rules.map(({ id }) => id));
  check(5, (seed, seats, options) => {
    randomPlay(satchel, { seed, seats, options: { ...options, clock: 'beat' } }, ({ open, table }, i) => {
      if (!open || !sometimes(40, seed, i)) return;
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

test('state and scenario survive JSON at every rest', () => {
  check(12, (seed, seats, options) => {
    randomPlay(satchel, { seed, seats, options }, (match, i) => {
      if (sometimes(5, seed, i)) survivesJson(match, seed);
    });
  });
});

test('a fork is independent, and undo after do is as if nothing had been done', () => {
  check(6, (seed, seats, options) => {
    randomPlay(satchel, { seed, seats, options }, (match, i) => {
      if (sometimes(11, seed, i)) forkIsIndependent(match, `${seed} ${i}`);
      if (i < 60 && sometimes(7, seed, i)) undoIsIdentity(match, `${seed} ${i}`);
    });
  });
});

test('a replay reaches the same position', () => {
  check(5, (seed, seats, options) => {
    randomPlay(satchel, { seed, seats, options }, (match, i) => {
      if (i < 30 || sometimes(400, seed, i)) replaysHere(match, seed);
    });
  });
});

test('[B71] no seat sees, hears or is offered anything that depends on what is hidden from it', () => {
  check(12, (seed, seats, options) => {
    randomPlay(satchel, { seed, seats, options }, (match, i) => {
      if (sometimes(13, seed, i)) keepsSecrets(match, `${seed} ${i}`);
    });
  });
});

test('[R9] whoever of those asked speaks first, the invariants hold', () => {
  check(10, (seed, seats, options) => {
    const wanted = { seed, seats, options: { ...options, familiars: 'on', familiarAnytime: true, scenario: 'SC4' } };
    let interrupted = 0;
    const match = playAmongThem(wanted, ({ table, open }) => {
      holdInvariants(table.state, table.lore);
      if ((open?.question.seats.length ?? 0) > 1) interrupted++;
    });
    expect(match.over).toBe(true);
    if (options.clock === 'beat') expect(interrupted).toBeGreaterThan(0);
  });
});
