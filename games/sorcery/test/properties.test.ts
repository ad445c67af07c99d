import { botsKeepSecrets } from '@conjure/bots/proof/index.ts';
import { create, diceFrom, give, pick, seeded, waitingFor } from '@conjure/engine';
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

test("everything legal is offered: of all answers over the match's own ids, those that are not refused are the options", () => {
  atRandom(sorcery, 8, (wanted) => checkAlong(sorcery, wanted, { check: offersAllLegal, every: 3 }));
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

test.each([3, 4])(
  '[B110] a match of %i players can be saved and taken up again at every decision',
  (seats) => {
    const options = { buildTotal: 100, roundLimit: 6 };
    checkAlong(sorcery, { seed: '1', seats, options }, { check: replaysHere }, { check: survivesJson });
  },
  60_000,
);

test.each([2, 3, 4])(
  '[S11] [S11a] [B110] among %i players nobody sees what is hidden, at any decision',
  (seats) => {
    checkAlong(sorcery, { seed: `${seats}`, seats, options: { roundLimit: 6 } }, { check: keepsSecrets });
  },
  60_000,
);

test('[S11] [S11a] [R4] [R54] no seat sees, hears or is offered anything that depends on what is hidden from it', () => {
  atRandom(sorcery, 10, (wanted) => checkAlong(sorcery, wanted, { check: keepsSecrets, every: 3 }));
}, 60_000);

test('[S11] [S11a] what a seat is told of an answer, and what a bot thinks in it, depends on nothing that is hidden; and it comes true', () => {
  atRandom(sorcery, 3, (wanted) =>
    checkAlong(
      sorcery,
      wanted,
      { check: oddsKeepSecrets, every: 29 },
      { check: oddsComeTrue, every: 7 },
      { check: botsKeepSecrets, every: 29 },
    ),
  );
}, 120_000);

test('every decision is taken at a rest, so that nothing has to be imagined that was shown since', () => {
  atRandom(sorcery, 6, (wanted) => {
    randomPlay(sorcery, wanted, (match) => {
      const since = match.given.length - (match.rest?.given ?? 0);
      expect(since).toBe(match.open?.answers.size ?? 0);
    });
  });
}, 60_000);

test('[B111] whoever is asked may concede, whatever the question, and the others play on', () => {
  const conceded = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const seed = `concede ${i}`;
    const made = create(sorcery, { seed, seats: 2 + (i % 3), options: { buildTotal: 100, roundLimit: 6 } });
    if ('fault' in made) throw new Error(JSON.stringify(made.fault));
    const { match } = made;
    const dice = diceFrom(seeded(seed));
    while (match.open) {
      const { question } = match.open;
      const [seat] = waitingFor(match);
      const gives = dice.index('concede', i % 2 === 0 ? 6 : 40) === 0;
      if (gives) conceded.add(question.kind);
      expect(give(match, seat, gives ? { do: 'concede' } : pick(question, seat, dice))).toEqual({ done: true });
      holdInvariants(match.table.state, match.table.lore);
      survivesJson(match, seed);
    }
    expect(sorcery.result(match.table)).not.toBeNull();
  }
  expect([...conceded]).toEqual(expect.arrayContaining(['army', 'first', 'zone', 'deploy', 'action', 'browseFree']));
}, 60_000);
