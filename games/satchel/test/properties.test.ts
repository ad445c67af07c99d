import { botsKeepSecrets } from '@conjure/bots/proof/index.ts';
import { type Options, optionsOf } from '@conjure/engine';
import {
  checkAlong,
  forkIsIndependent,
  keepsSecrets,
  oddsComeTrue,
  oddsKeepSecrets,
  offeredApply,
  offeredAreLegal,
  offersAllLegal,
  type RandomPlay,
  randomPlay,
  refusedAreRefused,
  replaysHere,
  survivesJson,
  undoIsIdentity,
} from '@conjure/engine/proof/index.ts';
import { atRandom } from '@conjure/engine/test/at-random.ts';
import { expect, test } from 'vitest';
import { satchel } from '../game.ts';
import { refuse } from '../rules/judging.ts';
import { everyCommand } from './every-command.ts';
import { holdInvariants } from './invariants.ts';
import { playAmongThem } from './play.ts';

const check = (runs: number, property: (wanted: RandomPlay & { readonly options: Options }) => void) =>
  atRandom(satchel, runs, ({ seed, seats, options }) =>
    property({ seed, seats, options: { ...options, roundsToWin: Number(seed) % 4 === 0 ? 2 : 1 } }),
  );

test('random play holds every invariant at every decision and ends within its bound, under any options', () => {
  check(20, (wanted) => {
    const match = randomPlay(satchel, { ...wanted, bound: 40_000 }, ({ table }) =>
      holdInvariants(table.state, table.lore),
    );
    const result = satchel.result(match.table);
    expect(result?.winners.length).toBeGreaterThan(0);
    expect(satchel.sense(match.table, result?.winners[0] ?? -1)).toBe(1);
  });
});

test('without dawn, too, every match comes to an end', () => {
  check(12, (wanted) => {
    const match = randomPlay(satchel, { ...wanted, options: { ...wanted.options, dawn: false }, bound: 60_000 });
    expect(match.over).toBe(true);
  });
});

test('every offered option applies, and every refused candidate is refused by a rule of the catalogue', () => {
  check(8, (wanted) =>
    checkAlong(
      satchel,
      wanted,
      { check: offeredApply, every: 15 },
      { check: offeredAreLegal, every: 15 },
      { check: refusedAreRefused, every: 15 },
    ),
  );
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

test("everything legal is offered: of all answers over the match's own ids, those that are not refused are the options", () => {
  check(5, (wanted) => checkAlong(satchel, wanted, { check: offersAllLegal, every: 150 }));
});

test('state and scenario survive JSON at every rest', () => {
  check(12, (wanted) => checkAlong(satchel, wanted, { check: survivesJson, every: 5 }));
});

test('a fork is independent, and undo after do is as if nothing had been done', () => {
  check(6, (wanted) =>
    checkAlong(
      satchel,
      wanted,
      { check: forkIsIndependent, every: 11 },
      { check: undoIsIdentity, every: 7, until: 60 },
    ),
  );
});

test('a replay reaches the same position', () => {
  check(5, (wanted) => checkAlong(satchel, wanted, { check: replaysHere, first: 30, every: 1000 }));
});

test('[B71] no seat sees, hears or is offered anything that depends on what is hidden from it', () => {
  check(12, (wanted) => checkAlong(satchel, wanted, { check: keepsSecrets, every: 13 }));
});

test('[B71] what a seat is told of an answer, and what a bot thinks in it, depends on nothing that is hidden; and it comes true', () => {
  check(2, (wanted) =>
    checkAlong(
      satchel,
      wanted,
      { check: oddsKeepSecrets, every: 997 },
      { check: oddsComeTrue, every: 499 },
      { check: botsKeepSecrets, every: 499 },
    ),
  );
}, 120_000);

test('[R9] whoever of those asked speaks first, the invariants hold', () => {
  check(10, ({ seed, seats, options }) => {
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
