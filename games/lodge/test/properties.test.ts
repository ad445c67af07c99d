import { botsKeepSecrets } from '@conjure/bots/proof/index.ts';
import {
  checkAlong,
  forkIsIndependent,
  goesApart,
  keepsSecrets,
  oddsComeTrue,
  oddsKeepSecrets,
  offeredApply,
  offeredAreLegal,
  offersAllLegal,
  randomPlay,
  refusedAreRefused,
  replaysHere,
  showsWhatWasTold,
  survivesJson,
  undoIsIdentity,
} from '@conjure/engine/proof/index.ts';
import { atRandom } from '@conjure/engine/test/at-random.ts';
import { expect, test } from 'vitest';
import { lodge } from '../game.ts';
import { holdInvariants } from './invariants.ts';

test('[B100] random play holds every invariant at every decision and ends within its bound, under any options', () => {
  atRandom(lodge, 30, (wanted) => {
    const match = randomPlay(lodge, wanted, ({ table, open }) =>
      holdInvariants(table.state, table.lore, open?.question.kind),
    );
    const result = lodge.result(match.table);
    expect(result?.scores.length).toBe(wanted.seats);
    for (const winner of result?.winners ?? []) expect(lodge.sense(match.table, winner)).toBe(1);
  });
});

test('every offered option applies, no option is refused, and every refused candidate is refused by a rule of the catalogue', () => {
  atRandom(lodge, 6, (wanted) =>
    checkAlong(
      lodge,
      wanted,
      { check: offeredApply, every: 9 },
      { check: offeredAreLegal, every: 9 },
      { check: refusedAreRefused, every: 9 },
    ),
  );
});

test("everything legal is offered: of all answers over the match's own ids, those that are not refused are the options", () => {
  atRandom(lodge, 6, (wanted) => checkAlong(lodge, wanted, { check: offersAllLegal, every: 15 }));
});

test('state and scenario survive JSON at every rest', () => {
  atRandom(lodge, 10, (wanted) => checkAlong(lodge, wanted, { check: survivesJson, every: 5 }));
});

test('a fork is independent, and undo after do is as if nothing had been done', () => {
  atRandom(lodge, 5, (wanted) =>
    checkAlong(lodge, wanted, { check: forkIsIndependent, every: 11 }, { check: undoIsIdentity, every: 7, until: 60 }),
  );
});

test('a replay reaches the same position', () => {
  atRandom(lodge, 4, (wanted) => checkAlong(lodge, wanted, { check: replaysHere, first: 30, every: 200 }));
});

test('[B26] [B29] [B90] no seat sees, hears or is offered anything that depends on what is hidden from it', () => {
  atRandom(lodge, 10, (wanted) => checkAlong(lodge, wanted, { check: keepsSecrets, every: 9 }));
});

test('[B26] in Study nothing that one mage answers changes what another sees or is asked', () => {
  atRandom(lodge, 10, (wanted) =>
    checkAlong(lodge, wanted, { check: goesApart, every: 2 }, { check: keepsSecrets, first: 24, every: 1000 }),
  );
});

test('[B26] [B29] what a seat is told of an answer, and what a bot thinks in it, depends on nothing that is hidden; and it comes true', () => {
  atRandom(lodge, 2, (wanted) =>
    checkAlong(
      lodge,
      wanted,
      { check: oddsKeepSecrets, every: 97 },
      { check: oddsComeTrue, every: 29 },
      { check: botsKeepSecrets, every: 61 },
    ),
  );
}, 120_000);

test('[R50] [B29] what comes into a view by name has been told, and what goes from an open pile is told as it goes', () => {
  atRandom(lodge, 8, (wanted) =>
    showsWhatWasTold(lodge, wanted, [null, 0], {
      come: /^seats\.\d+\.(mage|startingGrimoire|spent|solved|slots\.\d+\.spell|evocations\.\d+\.creature)$|^(track|eventDiscards)\b/,
      go: /^seats\.\d+\.(spent|solved)$|^reserve$/,
    }),
  );
});

test('every decision is taken at a rest, so that nothing has to be imagined that was shown since', () => {
  atRandom(lodge, 6, (wanted) => {
    randomPlay(lodge, wanted, (match) => {
      const since = match.given.length - (match.rest?.given ?? 0);
      expect(since).toBe(match.open?.answers.size ?? 0);
    });
  });
});
