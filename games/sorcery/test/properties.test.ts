import {
  checkAlong,
  forkIsIndependent,
  keepsSecrets,
  offeredApply,
  offeredAreLegal,
  randomPlay,
  refusedAreRefused,
  replaysHere,
  survivesJson,
  undoIsIdentity,
} from '@conjure/engine/proof/index.ts';
import { atRandom } from '@conjure/engine/test/at-random.ts';
import { expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import { holdInvariants } from './invariants.ts';

test('[B6] [B107] random play holds every invariant at every decision and ends within its bound, under any options', () => {
  atRandom(sorcery, 25, (wanted) => {
    const match = randomPlay(sorcery, wanted, ({ table }) => holdInvariants(table.state, table.lore));
    const result = sorcery.result(match.table);
    expect(result?.scores.length).toBe(wanted.seats);
    for (const winner of result?.winners ?? []) expect(sorcery.sense(match.table, winner)).toBe(1);
  });
}, 60_000);

test('every offered option applies, no option is refused, and every refused candidate is refused by a rule of the catalogue', () => {
  atRandom(sorcery, 5, (wanted) =>
    checkAlong(
      sorcery,
      wanted,
      { check: offeredApply, every: 7 },
      { check: offeredAreLegal, every: 7 },
      { check: refusedAreRefused, every: 7 },
    ),
  );
}, 60_000);

test('state and scenario survive JSON at every rest', () => {
  atRandom(sorcery, 8, (wanted) => checkAlong(sorcery, wanted, { check: survivesJson, every: 3 }));
}, 60_000);

test('a fork is independent, and undo after do is as if nothing had been done', () => {
  atRandom(sorcery, 5, (wanted) =>
    checkAlong(sorcery, wanted, { check: forkIsIndependent, every: 9 }, { check: undoIsIdentity, every: 7, until: 60 }),
  );
}, 60_000);

test('a replay reaches the same position', () => {
  atRandom(sorcery, 4, (wanted) => checkAlong(sorcery, wanted, { check: replaysHere, first: 30, every: 100 }));
}, 60_000);

test('[S11] [S11a] [R4] [R54] no seat sees, hears or is offered anything that depends on what is hidden from it', () => {
  atRandom(sorcery, 10, (wanted) => checkAlong(sorcery, wanted, { check: keepsSecrets, every: 3 }));
}, 60_000);

test('every decision is taken at a rest, so that nothing has to be imagined that was shown since', () => {
  atRandom(sorcery, 6, (wanted) => {
    randomPlay(sorcery, wanted, (match) => {
      const since = match.given.length - (match.rest?.given ?? 0);
      expect(since).toBe(match.open?.answers.size ?? 0);
    });
  });
}, 60_000);
