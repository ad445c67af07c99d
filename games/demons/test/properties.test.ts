import { botsKeepSecrets } from '@conjure/bots/proof/index.ts';
import { heard } from '@conjure/engine';
import {
  checkAlong,
  forkIsIndependent,
  keepsSecrets,
  oddsComeTrue,
  oddsKeepSecrets,
  offeredApply,
  offeredAreLegal,
  offersAllLegal,
  randomPlay,
  refusedAreRefused,
  replaysHere,
  survivesJson,
  undoIsIdentity,
} from '@conjure/engine/proof/index.ts';
import { atRandom } from '@conjure/engine/test/at-random.ts';
import { expect, test } from 'vitest';
import { demons } from '../game.ts';
import { holdInvariants } from './invariants.ts';

test('random play holds every invariant at every decision and ends within its bound, under any options', () => {
  atRandom(demons, 150, (wanted) => {
    const match = randomPlay(demons, { ...wanted, bound: 5000 }, ({ table, open }) =>
      holdInvariants(table.state, table.lore, open?.question.kind ?? null),
    );
    expect(demons.result(match.table)).not.toBeNull();
  });
});

test('every offered option applies, and every refused candidate is refused by a rule of the catalogue', () => {
  atRandom(demons, 12, (wanted) =>
    checkAlong(demons, wanted, { check: offeredApply }, { check: offeredAreLegal }, { check: refusedAreRefused }),
  );
});

test("everything legal is offered: of all answers over the match's own ids, those that are not refused are the options", () => {
  atRandom(demons, 10, (wanted) => checkAlong(demons, wanted, { check: offersAllLegal, every: 2 }));
});

test('state and scenario survive JSON at every rest', () => {
  atRandom(demons, 40, (wanted) => checkAlong(demons, wanted, { check: survivesJson }));
});

test('a fork is independent, and undo after do is as if nothing had been done', () => {
  atRandom(demons, 6, (wanted) =>
    checkAlong(demons, wanted, { check: forkIsIndependent }, { check: undoIsIdentity, every: 3 }),
  );
});

test('a replay reaches the same position at every decision', () => {
  atRandom(demons, 3, (wanted) => checkAlong(demons, { ...wanted, seats: 2 }, { check: replaysHere }));
});

test('[R48] [R106] no event names a spirit to a seat that has not seen it', () => {
  atRandom(demons, 40, ({ seed, seats }) => {
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
  atRandom(demons, 12, (wanted) => checkAlong(demons, wanted, { check: keepsSecrets }));
});

test('what a seat is told of an answer, and what a bot thinks in it, depends on nothing that is hidden; and it comes true', () => {
  atRandom(demons, 3, (wanted) =>
    checkAlong(
      demons,
      wanted,
      { check: oddsKeepSecrets, every: 7 },
      { check: oddsComeTrue, every: 3 },
      { check: botsKeepSecrets, every: 3 },
    ),
  );
}, 120_000);
