import { readFileSync } from 'node:fs';
import { analyse, levelFrom } from '@conjure/bots';
import {
  accept,
  create,
  diceFrom,
  fork,
  type Match,
  mindOf,
  pick,
  type Record,
  replay,
  rewind,
  scriptDice,
  seeded,
  waitingFor,
} from '@conjure/engine';
import { budget } from '@conjure/engine/testing/budget';
import { boxOf, GAMES } from '@conjure/shelf';
import { describe, expect, test } from 'vitest';

import { binsOf, chanceOf, errorOf, fit, isCalibrated } from '../review/calibration.ts';
import { calibrationOf, calibrationsOf } from '../review/calibrations.ts';
import { compare } from '../review/compare.ts';
import { expectedIn, expectedOf, imagined } from '../review/luck.ts';
import { samplesOf } from '../review/reliability.ts';
import { review } from '../review/review.ts';
import { reviewersOf } from '../review/reviewers.ts';
import { mean } from '../statistics.ts';
import { atRandom, gameOf, levelOf, withTwin } from './at-random.ts';

const root = `${import.meta.dirname}/../../`;

function fail(): never {
  throw new Error('nothing is asked');
}

const calling = { do: 'conjure', rank: 'Prince' };

describe('luck', () => {
  test('what is expected of a die is the mean over its faces', async () => {
    const game = await gameOf('demons');
    const match = atRandom(game, 'faces', ({ open }) => open?.question.kind !== 'first');
    const [seat] = waitingFor(match);
    const values = ({ table }: Match) => [0, 1].map((of) => game.sense(table, of));
    const { of, isExact } = expectedOf(match, seat, calling, values, 'any');
    expect(isExact).toBe(true);
    const byFace = [1, 2, 3, 4, 5, 6].map((face) => {
      const world = fork(match);
      scriptDice(world, [face]);
      accept(world, seat, calling);
      return values(world);
    });
    for (const who of [0, 1]) expect(of[who]).toBeCloseTo(mean(byFace.map((found) => found[who])).value, 10);
    expect(new Set(byFace.map(([own]) => own)).size).toBeGreaterThan(1);
  });

  test('an answer without dice is no luck', async () => {
    const game = await gameOf('demons');
    const match = atRandom(game, 'faces', ({ open }) => open?.question.kind !== 'first');
    const [seat] = waitingFor(match);
    expect(expectedOf(match, seat, { do: 'wait' }, () => [0], 'any').cases).toBe(1);
  });

  // Where many dice fall before the next question, what was to be expected is itself a sample: that makes luck no greater on average.
  test.each(['demons', 'sorcery'])('of many matches of %s comes to nothing', async (id) => {
    const game = await gameOf(id);
    const sums: number[] = [];
    const each: number[] = [];
    for (let i = 0; i < budget(id === 'demons' ? 12 : 2, 120); i++) {
      const found = await review(game, atRandom(game, `luck ${i}`), { level: null, calibration: null });
      for (const { luck } of found.luck) each.push(luck[0]);
      sums.push(found.sums[0].luck);
    }
    const { value, low, high } = mean(sums);
    expect(each.some((one) => Math.abs(one) > 0.01)).toBe(true);
    // Twice the 95 % interval: the seeds are fixed, and so is what comes of them.
    expect(Math.abs(value)).toBeLessThan(high - low);
  });
});

describe('a match that goes on', () => {
  test('is told by what the seat knows, whatever is hidden from it', async () => {
    const game = await gameOf('demons');
    const { match, seat, twin } = withTwin(game);
    const values = ({ table }: Match) => [0, 1].map((of) => game.sense(table, of));
    expect(imagined(twin as Match, seat, values, 'same')).toEqual(imagined(match, seat, values, 'same'));
    const [there, here] = [twin as Match, match].map((of) => expectedIn(of, seat, calling, values, 'same'));
    expect(there).toEqual(here);
  });

  test('tells only the choices and the luck of who looks at it', async () => {
    const game = await gameOf('lodge');
    const match = atRandom(game, 'going on', ({ answers }) => answers.length < 30);
    const found = await review(game, match, { level: levelOf('greedy:4'), calibration: null, worlds: 2, eyes: 1 });
    expect(found.curve.length).toBe(match.answers.length + 1);
    expect(found.decisions.length).toBeGreaterThan(0);
    expect([...found.decisions, ...found.luck].filter(({ seat }) => seat !== 1)).toEqual([]);
  });
});

describe('choices', () => {
  test('the costliest are judged once more by a stronger judge', async () => {
    const game = await gameOf('demons');
    const match = atRandom(game, 'judged', ({ answers }) => answers.length < 40);
    const [weak, judge] = [levelOf('greedy:4'), levelOf('greedy:40')];
    const seen: number[] = [];
    const how = { level: weak, calibration: null, worlds: 4 };
    const before = await review(game, match, how);
    const found = await review(game, match, { ...how, judge, goesOn: (step, of) => seen.push(step / of) > 0 });
    expect(found.level).toBe('greedy:40');
    expect(Math.max(...seen)).toBeLessThan(1);
    const costly = before.turningPoints.flatMap((point) => ('decision' in point ? [point.decision] : []));
    expect(costly.length).toBeGreaterThan(0);
    for (const { step, seat } of costly) {
      const mind = mindOf(rewind(match, step - 1), seat);
      if (!mind) throw new Error('the seat is not asked');
      const { answer } = analyse(mind, judge, diceFrom(seeded(`judged/judge ${step}`)));
      const { better } = found.decisions.find((one) => one.step === step) ?? {};
      if (better) expect(better.answer).toEqual(answer);
    }
    // Also those that became turning points when others fell out.
    const told = found.turningPoints.flatMap((point) => ('decision' in point ? [point.decision] : []));
    expect(told.length).toBeGreaterThan(0);
    for (const { step, seat, better } of told) {
      const mind = mindOf(rewind(match, step - 1), seat);
      if (!mind) throw new Error('the seat is not asked');
      expect(better?.answer).toEqual(analyse(mind, judge, diceFrom(seeded(`judged/judge ${step}`))).answer);
    }
  });

  test('are judged by what the seat knew, whatever was hidden from it', async () => {
    const game = await gameOf('demons');
    const { match, seat, twin } = withTwin(game);
    const [here, there] = [match, twin].map((of) => {
      const mind = mindOf(of, seat);
      if (!mind) throw new Error('the seat is not asked');
      return compare(mind, [{ do: 'wait' }, calling], {
        worlds: 6,
        ahead: 'turns',
        seed: 'same',
        valued: (value) => value,
      });
    });
    expect(there).toEqual(here);
  });

  // A search that values positions is weaker than a game's own players.
  test('where a game brings its own players, what is better is what wins when they play on to the end', async () => {
    const game = await gameOf('satchel');
    const made = create(game, { seats: 3, seed: 'to the end' });
    if ('fault' in made) throw new Error(made.fault.place);
    const { match } = made;
    const [seat] = waitingFor(match);
    const mind = mindOf(match, seat);
    if (!mind) throw new Error('the seat is not asked');
    const [one, other] = mind.question.options() ?? fail();
    const trial = { worlds: 12, ahead: 'end', seed: 'same', valued: (value: number) => value } as const;
    const found = compare(mind, [one, other], trial);
    for (const { mean, worst } of [found.one, found.other]) {
      expect(12 * mean).toBeCloseTo(Math.round(12 * mean), 9);
      expect(worst).toBeLessThanOrEqual(mean);
    }
    expect(found.by).toBeCloseTo(found.one.mean - found.other.mean, 9);
    const { level, judge } = reviewersOf(game);
    expect([level, judge].map((name) => levelOf(name).ahead)).toEqual(['turns', 'turns']);
  });

  test('who does what the judge would do loses nothing', async () => {
    const game = await gameOf('demons');
    const judge = levelOf('greedy:8');
    const made = create(game, { seats: 2, seed: 'own' });
    if ('fault' in made) throw new Error(made.fault.place);
    const { match } = made;
    for (let i = 0; i < 12; i++) {
      const [seat] = waitingFor(match);
      const mind = mindOf(match, seat);
      if (!mind) throw new Error('the seat is not asked');
      accept(match, seat, analyse(mind, judge, diceFrom(seeded(`own/review ${i}`))).answer);
    }
    const found = await review(game, match, { level: judge, calibration: null, worlds: 4 });
    expect(found.decisions.length).toBeGreaterThan(5);
    expect(found.decisions.filter(({ better }) => better !== null)).toEqual([]);
  });

  // What looks best in some worlds is partly lucky in them: measured there, everybody would lose something everywhere.
  test('are measured in other worlds than those they were found in, so that little luck adds up to nothing', async () => {
    const game = await gameOf('demons');
    const match = atRandom(game, 'measured', ({ answers }) => answers.length < 60);
    const found = await review(game, match, { level: levelOf('greedy:8'), calibration: null, worlds: 8 });
    const losses = found.decisions.map(({ loss }) => loss);
    expect(losses.some((loss) => loss < 0)).toBe(true);
    expect(found.decisions.every(({ loss, better }) => better === null || loss > 2 * better.doubt)).toBe(true);
    const all = (seat: number) =>
      found.decisions.filter((one) => one.seat === seat).reduce((n, { loss }) => n + loss, 0);
    for (const { seat, choices } of found.sums) expect(choices).toBeCloseTo(-Math.max(0, all(seat)));
  });

  test('a turning point says why, by what happens clearly more often, and what the dice brought', async () => {
    const game = await gameOf('demons');
    const match = atRandom(game, 'measured', ({ answers }) => answers.length < 60);
    const found = await review(game, match, { level: levelOf('greedy:20'), calibration: null, worlds: 8 });
    const why = found.turningPoints.flatMap((point) =>
      'decision' in point ? (point.decision.better?.because ?? []) : [],
    );
    expect(why.length).toBeGreaterThan(0);
    for (const { one, other, isCount } of why) expect(Math.abs(one - other)).toBeGreaterThan(isCount ? 0.1 : 0.2);
    expect(found.luck.length).toBeGreaterThan(0);
    for (const { came } of found.luck) expect(came?.key).toMatch(/^event\./);
  });

  test('before a match has begun nobody is ahead, and nothing is judged', async () => {
    const game = await gameOf('sorcery');
    const isSetUp = ({ open }: Match) => game.setUp?.has(open?.question.kind ?? '') !== true;
    const match = atRandom(game, 'set up', (at) => !isSetUp(at));
    expect(match.answers.length).toBeGreaterThan(4);
    const [seat] = waitingFor(match);
    accept(match, seat, pick(match.open?.question ?? fail(), seat, diceFrom(seeded('one more'))));
    const { curve, decisions } = await review(game, match, {
      level: levelOf('greedy:4'),
      calibration: null,
      worlds: 2,
    });
    expect(decisions.every(({ step }) => step === match.answers.length)).toBe(true);
    expect(new Set(curve.slice(0, -2).map(String))).toEqual(new Set([String(curve[0])]));
    expect(curve.at(-1)).not.toEqual(curve[0]);
  });

  test('a judge can be broken off, and what is known by then is told', async () => {
    const game = await gameOf('demons');
    const match = atRandom(game, 'broken');
    const found = await review(game, match, {
      level: levelOf('greedy:4'),
      calibration: null,
      worlds: 2,
      goesOn: (step) => step < 5,
    });
    expect(found.curve.length).toBe(6);
    expect(found.decisions.every(({ step }) => step <= 5)).toBe(true);
  });
});

describe('reviews of recorded matches', () => {
  const RECORDS = { demons: 'alone-and-out', lodge: 'duel', satchel: 'first-torch', sorcery: 'skirmish' };

  test.each(Object.entries(RECORDS))('of %s are as they were', async (id, name) => {
    const game = await gameOf(id);
    const record = JSON.parse(readFileSync(`${root}games/${id}/test/goldens/${name}.json`, 'utf8')) as Record;
    const [log, digests] = [record.log.slice(0, 40), record.digests.slice(0, 40)];
    const again = replay(game, { ...record, log, digests });
    if ('fault' in again) throw new Error(again.fault.place);
    const found = await review(game, again.play.match, {
      level: levelOf('greedy:12'),
      calibration: null,
      worlds: 6,
    });
    expect(found.curve.length).toBe(41);
    const round = (x: number) => Math.round(1000 * x) / 1000;
    const written = JSON.stringify(found, (_, x) => (typeof x === 'number' ? round(x) : x), 1);
    await expect(`${written}\n`).toMatchFileSnapshot(`goldens/review-${id}.json`);
  });
});

const measured = () => GAMES.flatMap((id) => calibrationsOf(id).map((one) => ({ id, ...one })));

describe('calibration', () => {
  const sample = (shift: number, slope: number) =>
    Array.from({ length: 4000 }, (_, i) => {
      const value = 0.02 + (0.96 * ((i * 37) % 4000)) / 4000;
      const chance = chanceOf({ shift, slope }, value);
      return { value, won: Number(seeded(`calibration ${i}`).next('won', 10_000) < 10_000 * chance) };
    });

  test('finds the shift and the slope that outcomes were made with', () => {
    const { shift, slope } = fit(sample(0.4, 1.6));
    expect(shift).toBeCloseTo(0.4, 0);
    expect(slope).toBeCloseTo(1.6, 0);
    expect(chanceOf({ shift: 0, slope: 1 }, 0.3)).toBeCloseTo(0.3);
    expect([chanceOf({ shift, slope }, 0), chanceOf({ shift, slope }, 1)]).toEqual([0, 1]);
  });

  test('says of a value that foretells well that it does, and of another that it does not', () => {
    const held = { fitted: 0, held: 0, shift: 0, slope: 1 };
    const well = { ...held, bins: binsOf(sample(0, 1)) };
    const badly = { ...held, bins: binsOf(sample(1.5, 1)) };
    expect([isCalibrated(well), isCalibrated(badly)]).toEqual([true, false]);
    expect(errorOf(badly)).toBeGreaterThan(errorOf(well));
  });

  test('who wins with his side has won, and who shares a victory of his own has won a part', async () => {
    const box = await boxOf('satchel');
    if (!box?.game.bot) throw new Error('satchel has players of its own');
    const read = levelFrom('hard', 'level', box.game.bot.levels);
    if ('fault' in read) throw new Error('no such level');
    const played = (seed: string, sideOf?: (seat: number) => string) =>
      new Set(samplesOf(box.game, 3, read.level, seed, sideOf).map(({ won }) => won));
    const won = ['a', 'b', 'c'].find((seed) => played(seed).has(0.5));
    expect(won).toBeDefined();
    expect(played(won ?? 'a', box.sideOf)).toEqual(new Set([0, 1]));
  });

  test('what is kept of a game says what was held to how many matches', () => {
    for (const { id, kept } of measured()) {
      expect(kept.command).toContain(`npm run reliability -- ${id}`);
      expect(kept.held).toBeGreaterThan(0);
      expect(kept.bins.reduce((sum, { positions }) => sum + positions, 0)).toBeGreaterThan(0);
    }
  });

  test('a value is a chance only with as many seats as it was measured with', () => {
    expect(measured().length).toBeGreaterThan(3);
    for (const { id, seats, kept } of measured()) expect(calibrationOf(id, seats)).toBe(kept);
    for (const id of GAMES) expect(calibrationOf(id, 9)).toBe(null);
  });

  // What fails here is not to be kept, however well it foretells on average: the Lodge with four came to 1.18, and shows points.
  test.each(measured().filter(({ kept }) => isCalibrated(kept)))(
    'at the beginning of $id with $seats seats the chances of all come to no more than one',
    async ({ id, seats, kept }) => {
      const box = await boxOf(id);
      if (!box) throw new Error(id);
      const made = create(box.game, { seats, seed: 'beginning' });
      if ('fault' in made) throw new Error(made.fault.place);
      const chances = new Map<string, number>();
      for (let seat = 0; seat < seats; seat++)
        chances.set(box.sideOf?.(seat) ?? String(seat), chanceOf(kept, box.game.sense(made.match.table, seat)));
      expect([...chances.values()].reduce((a, b) => a + b, 0)).toBeLessThan(1.1);
    },
  );
});
