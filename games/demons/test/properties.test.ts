import { heard } from '@conjure/engine';
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
import { demons } from '../game.ts';
import { holdInvariants } from './invariants.ts';

const setting = fc.record({
  seed: fc.integer({ min: 0, max: 1e9 }).map(String),
  seats: fc.integer({ min: 1, max: 4 }),
});
const check = (runs: number, property: (seed: string, seats: number) => void) =>
  fc.assert(
    fc.property(setting, ({ seed, seats }) => property(seed, seats)),
    { numRuns: runs },
  );

test('random play holds every invariant at every decision and ends within its bound, under any options', () => {
  check(150, (seed, seats) => {
    const options = randomOptions(demons, seed);
    const match = randomPlay(demons, { seed, seats, options, bound: 5000 }, ({ table, open }) =>
      holdInvariants(table.state, table.lore, open?.question.kind ?? null),
    );
    expect(demons.result(match.table)).not.toBeNull();
  });
});

test('every offered option applies, and every refused candidate is refused by a rule of the catalogue', () => {
  check(12, (seed, seats) => {
    randomPlay(demons, { seed, seats, options: randomOptions(demons, seed) }, (match, i) => {
      offeredApply(match, `${seed} ${i}`);
      refusedAreRefused(match, seed);
    });
  });
});

test('state and scenario survive JSON at every rest', () => {
  check(40, (seed, seats) => {
    randomPlay(demons, { seed, seats, options: randomOptions(demons, seed) }, (match) => survivesJson(match, seed));
  });
});

test('a fork is independent, and undo after do is as if nothing had been done', () => {
  check(6, (seed, seats) => {
    randomPlay(demons, { seed, seats }, (match, i) => {
      forkIsIndependent(match, `${seed} ${i}`);
      if (i % 3 === 0) undoIsIdentity(match, `${seed} ${i}`);
    });
  });
});

test('a replay reaches the same position at every decision', () => {
  check(3, (seed) => {
    randomPlay(demons, { seed, seats: 2, options: randomOptions(demons, seed) }, (match) => replaysHere(match, seed));
  });
});

test('[R48] [R106] no event names a spirit to a seat that has not seen it', () => {
  check(40, (seed, seats) => {
    const told = { count: 0 };
    const own: Set<number>[] = Array.from({ length: seats }, () => new Set());
    randomPlay(demons, { seed, seats }, ({ story, table: { state } }) => {
      const shown = new Set([
        ...state.out,
        ...state.magicians.flatMap((m) => [...m.known, ...m.borrowed.map((b) => b.spirit)]),
      ]);
      for (const box of state.boxes) if ('counter' in box) shown.add(box.counter);
      state.magicians.forEach((m, seat) => {
        for (const spirit of m.held) own[seat].add(spirit);
      });
      const fresh = story.slice(told.count);
      told.count = story.length;
      for (const viewer of [null, ...own.keys()])
        for (const event of heard(fresh, viewer)) {
          const { spirit, spirits = [] } = event as { spirit?: number; spirits?: number[] };
          for (const named of spirit === undefined ? spirits : [spirit]) {
            const seen = shown.has(named) || (viewer !== null && own[viewer].has(named));
            expect(seen, `${event.type} names ${named} to ${viewer}`).toBe(true);
          }
        }
    });
  });
});

test('no seat sees, hears or is offered anything that depends on what is hidden from it', () => {
  check(12, (seed, seats) => {
    randomPlay(demons, { seed, seats, options: randomOptions(demons, seed) }, (match, i) =>
      keepsSecrets(match, `${seed} ${i}`),
    );
  });
});
