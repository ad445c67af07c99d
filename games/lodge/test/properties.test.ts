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
import { lodge } from '../game.ts';
import { holdInvariants } from './invariants.ts';

const setting = fc.record({
  seed: fc.integer({ min: 0, max: 1e9 }).map(String),
  seats: fc.integer({ min: 2, max: 4 }),
});
const check = (runs: number, property: (seed: string, seats: number, options: Options) => void) =>
  fc.assert(
    fc.property(setting, ({ seed, seats }) => property(seed, seats, randomOptions(lodge, seed))),
    { numRuns: runs },
  );

/** Looks now and then, at other decisions in every match. */
const sometimes = (every: number, seed: string, decision: number): boolean => (decision + Number(seed)) % every === 0;

test('[B100] random play holds every invariant at every decision and ends within its bound, under any options', () => {
  check(30, (seed, seats, options) => {
    const match = randomPlay(lodge, { seed, seats, options }, ({ table, open }) =>
      holdInvariants(table.state, table.lore, open?.question.kind),
    );
    const result = lodge.result(match.table);
    expect(result?.scores.length).toBe(seats);
    for (const winner of result?.winners ?? []) expect(lodge.sense(match.table, winner)).toBe(1);
  });
});

test('every offered option applies, and no option is refused', () => {
  check(6, (seed, seats, options) => {
    randomPlay(lodge, { seed, seats, options }, (match, i) => {
      const { open } = match;
      if (!open || !sometimes(9, seed, i)) return;
      offeredApply(match, `${seed} ${i}`);
      refusedAreRefused(match, seed);
      // The lists are found without judging: judging agrees with them.
      for (const seat of open.question.seats)
        for (const option of optionsOf(open.question, seat) ?? [])
          expect(open.question.refuse(option, seat), JSON.stringify(option)).toBe(null);
    });
  });
});

test('state and scenario survive JSON at every rest', () => {
  check(10, (seed, seats, options) => {
    randomPlay(lodge, { seed, seats, options }, (match, i) => {
      if (sometimes(5, seed, i)) survivesJson(match, seed);
    });
  });
});

test('a fork is independent, and undo after do is as if nothing had been done', () => {
  check(5, (seed, seats, options) => {
    randomPlay(lodge, { seed, seats, options }, (match, i) => {
      if (sometimes(11, seed, i)) forkIsIndependent(match, `${seed} ${i}`);
      if (i < 60 && sometimes(7, seed, i)) undoIsIdentity(match, `${seed} ${i}`);
    });
  });
});

test('a replay reaches the same position', () => {
  check(4, (seed, seats, options) => {
    randomPlay(lodge, { seed, seats, options }, (match, i) => {
      if (i < 30 || sometimes(200, seed, i)) replaysHere(match, seed);
    });
  });
});

test('[B26] [B29] [B90] no seat sees, hears or is offered anything that depends on what is hidden from it', () => {
  check(10, (seed, seats, options) => {
    randomPlay(lodge, { seed, seats, options }, (match, i) => {
      if (sometimes(9, seed, i)) keepsSecrets(match, `${seed} ${i}`);
    });
  });
});

test('every decision is taken at a rest, so that nothing has to be imagined that was shown since', () => {
  check(6, (seed, seats, options) => {
    randomPlay(lodge, { seed, seats, options }, (match) => {
      const since = match.given.length - (match.rest?.given ?? 0);
      expect(since).toBe(match.open?.answers.size ?? 0);
    });
  });
});
