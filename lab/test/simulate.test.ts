import { LANGUAGES } from '@conjure/engine/content';
import { budget } from '@conjure/engine/testing/budget';
import { allBoxes } from '@conjure/shelf';
import { describe, expect, test } from 'vitest';
import { csv, readStudy, report, runStudy, type Study } from '../index.ts';

const study = (over: Partial<Study> = {}): Study => ({
  game: 'demons',
  games: budget(8, 24),
  seats: ['random', 'random'],
  seed: 's',
  options: {},
  data: {},
  ...over,
});

test('the same seed gives the same output whatever the number of workers', async () => {
  const one = await runStudy(study(), 1);
  const two = await runStudy(study(), 2);
  expect(csv(two)).toBe(csv(one));
  expect(report(study(), two)).toEqual(report(study(), one));
  expect(csv(await runStudy(study({ seed: 'other' }), 1))).not.toBe(csv(one));
});

test('[B72] Satchel is played by its own bots, the same whatever the number of workers', async () => {
  const satchel = (...seats: string[]) =>
    study({ game: 'satchel', seats, options: { scenario: 'SC4', familiars: 'on', roundsToWin: 1 } });
  const one = await runStudy(satchel('hard', 'normal', 'easy'), 1);
  expect(csv(await runStudy(satchel('hard', 'normal', 'easy'), 2))).toBe(csv(one));
  expect(one.every(({ statistics }) => statistics.match.beats < 150)).toBe(true);
});

test('[B65] where everybody acts at once, the soonest speaks', async () => {
  const live = study({
    game: 'satchel',
    games: 4,
    seats: ['hard', 'hard', 'hard'],
    options: { scenario: 'SC1', clock: 'live', roundsToWin: 1 },
  });
  for (const { result } of await runStudy(live, 1)) expect(result.reason).toBe('deck');
});

test('[B1] where seats win together, a report says how often each side won, and by what', async () => {
  const wanted = study({
    game: 'satchel',
    seats: ['hard', 'hard', 'hard'],
    options: { scenario: 'SC2', roundsToWin: 1 },
  });
  const read = await readStudy(wanted);
  if ('fault' in read) throw new Error(read.fault.place);
  expect(read.sides).toEqual(['sorcerer', 'heroes', 'heroes']);
  const found = report(wanted, await runStudy(wanted, 1), read.sides);
  const [sorcerer, heroes] = found.sides;
  expect([sorcerer.side, heroes.side]).toEqual(['sorcerer', 'heroes']);
  expect(sorcerer.wins.value + heroes.wins.value).toBeCloseTo(1);
  expect(heroes.wins).toEqual(found.seats[1].wins);
  const bySide = Object.values(sorcerer.reasons).reduce((sum, { value }) => sum + value, 0);
  expect(bySide).toBeCloseTo(sorcerer.wins.value);
  expect(report(wanted, [], []).sides).toEqual([]);
});

describe.each(await allBoxes())('$game.id', ({ game, usual, textsOf }) => {
  test('every figure, score, end and fate has its words in every language', async () => {
    const wanted = study({ game: game.id, games: 6, seats: usual.simulate.map(() => 'random') });
    const matches = await runStudy(wanted, 1);
    const keys = new Set(
      matches.flatMap(({ result, statistics }) => [
        `score.${game.id}`,
        `reason.${result.reason}`,
        ...result.fates.map((fate) => `fate.${fate}`),
        ...[statistics.match, ...statistics.seats].flatMap((each) =>
          Object.keys(each).map((name) => `statistic.${name}`),
        ),
        ...(statistics.traits ?? []).flatMap((traits) =>
          Object.entries(traits).flatMap(([kind, list]) => [
            `lab.by.${kind}`,
            ...list.map((trait) => `${kind}.${trait}`),
          ]),
        ),
      ]),
    );
    for (const lang of LANGUAGES) {
      const { words } = await textsOf(lang);
      const { default: own } = await import(`../text/${lang}.json`, { with: { type: 'json' } });
      for (const key of keys) expect([lang, key, words[key] ?? own[key]]).not.toContain(undefined);
    }
  });
});

test('[B88] of Lodge a report tells victories by mage and by family of those who were at it, and the Rose’s as nobody’s', async () => {
  const games = budget(5, 16);
  const wanted = study({ game: 'lodge', games, seats: ['greedy:8', 'random', 'random'], seed: 'traits' });
  const matches = await runStudy(wanted, 1);
  const found = report(wanted, matches);
  const of = (kind: string) => found.traits.filter((each) => each.kind === kind);
  const won = (kind: string) => of(kind).reduce((sum, { seats, wins }) => sum + seats * wins.value, 0);
  expect(of('mage').reduce((sum, { seats }) => sum + seats, 0)).toBe(games * 3);
  // Everybody is one mage, so that all victories are told; who won without a familiar is told under no family.
  expect(won('mage')).toBeCloseTo(matches.filter(({ result }) => result.winners.length > 0).length);
  const summoned = matches.reduce((sum, { statistics }) => sum + statistics.match.familiarsSummoned, 0);
  expect(summoned).toBeGreaterThan(0);
  expect(
    of('family').every(({ seats, trait }) => seats > 0 && ['cerberus', 'draco', 'griffin', 'hydra'].includes(trait)),
  ).toBe(true);
  expect(found.nobody).toEqual(found.reasons.rose ?? { ...found.nobody, value: 0 });
  for (const { statistics, result } of matches) {
    const from = (all: Readonly<Record<string, number>>, stem: string) =>
      Object.entries(all).reduce((sum, [name, n]) => (name.startsWith(stem) ? sum + n : sum), 0);
    // Power comes from its sources and from nowhere else.
    expect(statistics.seats.map((seat) => from(seat, 'from.'))).toEqual(result.scores);
    expect(from(statistics.match, 'rose.from.')).toBe(statistics.match.rosePower);
  }
});

test('a report counts every match once: ends, fates and winners add up', async () => {
  const matches = await runStudy(study({ seats: ['random', 'random', 'random'] }), 1);
  const found = report(study({ seats: ['random', 'random', 'random'] }), matches);
  const total = (shares: Record<string, { value: number }>) =>
    Object.values(shares).reduce((sum, { value }) => sum + value, 0);
  expect(total(found.reasons)).toBeCloseTo(1);
  for (const seat of found.seats) expect(total(seat.fates)).toBeCloseTo(1);
  const won = matches.filter((m) => m.result.winners.length > 0).length / matches.length;
  expect(found.nobody.value).toBeCloseTo(1 - won);
});

test.each([
  [{ game: 'chess' }, 'game'],
  [{ games: 0 }, 'games'],
  [{ seats: [] }, 'the number of seats'],
  [{ seats: ['random', 'wizard'] }, 'seats[1]'],
  [{ options: { turnLimit: 7 } }, 'options.turnLimit'],
  [{ data: { map: {} } }, 'map.json.provenance'],
  [{ game: 'lodge', options: { overkill: true } }, 'options.overkill'],
])('a wrong study %j is refused with its place', async (wrong, place) => {
  const read = await readStudy(study(wrong as Partial<Study>));
  expect('fault' in read && read.fault.place).toBe(place);
});

test('a study that is broken off gives the matches that were played by then, in order', async () => {
  const breaking = new AbortController();
  const wanted = study({ games: 100_000 });
  const known = await runStudy(wanted, 2, (played) => played >= 20 && breaking.abort(), breaking.signal);
  expect(known.length).toBeGreaterThanOrEqual(20);
  expect(known.length).toBeLessThan(1_000);
  expect(known.map(({ match }) => match)).toEqual(known.map(({ match }) => match).sort((a, b) => a - b));
  const all = await runStudy(study({ games: 1 }), 1);
  expect(known.find(({ match }) => match === 0) ?? all[0]).toEqual(all[0]);
});
