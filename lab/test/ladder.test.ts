import { readFileSync } from 'node:fs';
import { create, seeded } from '@conjure/engine';
import { LANGUAGES, type LevelStep } from '@conjure/engine/content';
import { allBoxes } from '@conjure/shelf';
import { describe, expect, test } from 'vitest';

import {
  isUpsideDown,
  type Ladder,
  type LadderBook,
  type LadderProgress,
  ladderFileText,
  ladderPage,
  optionsIn,
  playersOf,
  type RecordedLadder,
  readLadder,
  readLadderFile,
  reportsIn,
  reportsOf,
  rungsOf,
  runLadder,
  stepsIn,
  stepsOf,
  withRun,
} from '../index.ts';
import { eloOf, pointsOf, scoreOf } from '../ladder/elo.ts';
import { pointsIn, seatedAt } from '../ladder/pair.ts';
import { evidenceOf, RUNG, verdictOf } from '../ladder/sequential.ts';

const root = `${import.meta.dirname}/../../`;

describe('numbers', () => {
  test('Elo is what chess players know it as', () => {
    expect(eloOf(0.5)).toBeCloseTo(0);
    expect(eloOf(0.64)).toBeCloseTo(99.95, 1);
    expect(eloOf(10 / 11)).toBeCloseTo(400);
    expect(scoreOf(200)).toBeCloseTo(0.7597, 4);
    for (const elo of [-300, -20, 0, 77]) expect(eloOf(scoreOf(elo))).toBeCloseTo(elo);
  });

  test('points of pairs whose matches are independent have nearly Wilson’s interval of as many matches', () => {
    // A half of all pairs split, a quarter each won and lost: as coins that fall one by one.
    const scores = Array.from({ length: 400 }, (_, i) => [0, 0.5, 0.5, 1][i % 4]);
    const { value, low, high } = pointsOf(scores);
    expect(value).toBe(0.5);
    // Wilson for 400 of 800: 0.4654 to 0.5346.
    expect(low).toBeCloseTo(0.4654, 2);
    expect(high).toBeCloseTo(0.5346, 2);
  });

  test('where the deal decides both matches alike, pairs tell half as much', () => {
    const alike = pointsOf(Array.from({ length: 400 }, (_, i) => i % 2));
    // Wilson for 200 of 400: 0.4512 to 0.5488.
    expect(alike.low).toBeCloseTo(0.4512, 2);
    const split = pointsOf(Array.from({ length: 400 }, () => 0.5));
    expect(split.high - split.low).toBeLessThan(0.01);
    expect(pointsOf([]).high - pointsOf([]).low).toBe(1);
  });

  test('who wins everything has an interval that ends there', () => {
    const { value, low, high } = pointsOf(Array.from({ length: 10 }, () => 1));
    expect([value, high]).toEqual([1, 1]);
    expect(low).toBeGreaterThan(0.75);
    expect(low).toBeLessThan(0.9);
  });
});

describe('the sequential test', () => {
  const RUNS = 1000;

  /** How often it says so over many made-up encounters in which each match is won with this chance. */
  function verdicts(chance: number): { stronger: number; not: number; pairs: number } {
    const coin = seeded('coins');
    const won = () => Number(coin.next('won', 10_000) < 10_000 * chance);
    const found = { stronger: 0, not: 0, pairs: 0 };
    for (let run = 0; run < RUNS; run++) {
      const scores: number[] = [];
      let verdict = verdictOf(scores, RUNG);
      while (verdict === null && scores.length < 2000) {
        scores.push((won() + won()) / 2);
        verdict = verdictOf(scores, RUNG);
      }
      if (verdict) found[verdict]++;
      found.pairs += scores.length / RUNS;
    }
    return found;
  }

  test('is seldom wrong, and takes some dozens of pairs', () => {
    const even = verdicts(0.5);
    expect(even.stronger / RUNS).toBeLessThan(0.075);
    const rung = verdicts(0.64);
    expect(rung.not / RUNS).toBeLessThan(0.075);
    expect(even.pairs).toBeLessThan(80);
    expect(verdicts(0.8).pairs).toBeLessThan(18);
  });

  test('a few pairs decide nothing, and pairs that the deal decides are no evidence', () => {
    const won = (n: number) => Array.from({ length: n }, () => 1);
    expect(verdictOf(won(15), RUNG)).toBeNull();
    expect(verdictOf(won(16), RUNG)).toBe('stronger');
    expect(evidenceOf([], RUNG)).toBe(0);
    // Half of the points speak against a rung: the less, the more the deal has its hand in it.
    expect(Math.abs(evidenceOf([1, 0, 1, 0], RUNG))).toBeLessThan(Math.abs(evidenceOf([0.5, 0.5, 0.5, 0.5], RUNG)));
  });
});

describe('a pair', () => {
  test('is the same deal with the seats exchanged, side by side where seats win together', () => {
    expect([0, 1].map((turned) => [0, 1].map((seat) => seatedAt([], seat, turned)))).toEqual([
      [0, 1],
      [1, 0],
    ]);
    const sides = ['sorcerer', 'heroes', 'heroes'];
    expect([0, 1, 2].map((seat) => seatedAt(sides, seat, 0))).toEqual([0, 1, 1]);
    expect([0, 1, 2].map((seat) => seatedAt(sides, seat, 1))).toEqual([1, 0, 0]);
  });

  test('gives points for victories, a part of one where it is shared, a half where nobody wins', () => {
    expect(pointsIn({ winners: [0] }, [0, 1])).toBe(1);
    expect(pointsIn({ winners: [1] }, [0, 1])).toBe(0);
    expect(pointsIn({ winners: [0, 1] }, [0, 1])).toBe(0.5);
    expect(pointsIn({ winners: [] }, [0, 1])).toBe(0.5);
  });
});

const ladder = (over: Partial<Ladder> = {}): Ladder => ({
  game: 'demons',
  levels: ['random', 'greedy:4'],
  pairs: 3,
  seed: 's',
  options: {},
  whole: true,
  ...over,
});

async function ready(of: Ladder) {
  const read = await readLadder(of);
  if ('fault' in read) throw new Error(read.fault.place);
  return read;
}

/** All but the times, which are never the same. */
const timeless = (progress: LadderProgress) =>
  progress.map((pairs) =>
    pairs.map(({ pair, points, one, other }) => ({ pair, points, deeds: [one.deeds, other.deeds] })),
  );

describe('a ladder', () => {
  test('broken off and taken up again comes to the same as in one go, on any number of threads', async () => {
    const wanted = ladder();
    const read = await ready(wanted);
    const whole = await runLadder(wanted, read, { threads: 1 });
    const breaking = new AbortController();
    let text = '';
    await runLadder(wanted, read, {
      threads: 1,
      signal: breaking.signal,
      keep(now) {
        text = ladderFileText(wanted, 2, now);
        if (now[0].length === 1) breaking.abort();
      },
    });
    const kept = readLadderFile(text, wanted, 2);
    if ('fault' in kept) throw new Error(kept.fault.place);
    expect(kept.played[0].length).toBe(1);
    const again = await runLadder(wanted, read, { threads: 2, before: kept.played });
    expect(timeless(again)).toEqual(timeless(whole));
    expect(whole[0].length).toBe(3);
    expect(again[0].slice(0, 1)).toEqual(kept.played[0]);
  });

  test('stops when it is decided, and says so', async () => {
    const wanted = ladder({ game: 'satchel', levels: ['easy', 'hard'], pairs: 30, whole: false });
    const read = await ready(wanted);
    const played = await runLadder(wanted, read, { threads: 1 });
    const [report] = reportsOf(read, played);
    expect(report.verdict).toBe('stronger');
    expect(report.pairs).toBeLessThan(30);
    expect(report.both + report.split + report.none).toBe(report.pairs);
    expect(report.did.one.deeds['fate.won']).toBeGreaterThan(report.did.other.deeds['fate.won'] ?? 0);
  });

  test('what cannot be a ladder is told as a fault', async () => {
    const faultOf = async (over: Partial<Ladder>) => {
      const read = await readLadder(ladder(over));
      return 'fault' in read ? read.fault.place : null;
    };
    expect(await faultOf({ game: 'chess' })).toBe('game');
    expect(await faultOf({ levels: ['random'] })).toBe('how many levels');
    expect(await faultOf({ levels: ['random', 'bishop'] })).toBe('levels[1]');
    expect(await faultOf({ levels: ['random', 'random'] })).toBe('levels[1]');
    expect(await faultOf({ pairs: 0 })).toBe('pairs');
    expect(await faultOf({ options: { turnLimit: 'long' } })).toContain('turnLimit');
  });

  test('a kept file of another ladder, of other rules, or none at all is refused with what is wrong', () => {
    const text = ladderFileText(ladder(), 2, [[]]);
    const placeOf = (source: string, over: Partial<Ladder> = {}, rules = 2) => {
      const read = readLadderFile(source, ladder(over), rules);
      return 'fault' in read ? read.fault.place : null;
    };
    expect(placeOf(text)).toBeNull();
    expect(placeOf(text, { pairs: 9 })).toBeNull();
    expect(placeOf(text, { seed: 'other' })).toBe('resume.ladder.seed');
    expect(placeOf(text, { levels: ['random', 'greedy:5'] })).toBe('resume.ladder.levels');
    expect(placeOf(text, {}, 3)).toBe('resume.rules');
    expect(placeOf('{')).toBe('resume');
    expect(placeOf('{"ladder":{}}')).toBe('resume.ladder.game');
    expect(placeOf(text.replace('[[]]', '[[{"pair":3}]]'))).toContain('resume.played[0][0]');
  });
});

test('what is counted of the bots has words in every language', async () => {
  for (const { game } of await allBoxes()) {
    const made = create(game, { seats: Math.max(2, game.seats.min), seed: 'words' });
    if ('fault' in made) throw new Error(made.fault.place);
    const counted = game.tally?.(made.match.table, [])[0] ?? {};
    for (const language of LANGUAGES) {
      const words = JSON.parse(readFileSync(`${root}lab/text/${language}.json`, 'utf8')) as object;
      for (const name of Object.keys(counted))
        expect(words, `${language} ${name}`).toHaveProperty([`statistic.${name}`]);
    }
  }
});

describe('the recorded ladder', () => {
  const book = JSON.parse(readFileSync(`${root}bench/ladder.json`, 'utf8')) as LadderBook;

  test('no level beats the one above it', () => {
    for (const [game, runs] of Object.entries(book.ladders)) {
      expect(reportsIn(runs).length, game).toBeGreaterThan(0);
      for (const report of runs.flatMap(({ reports }) => reports))
        expect(isUpsideDown(report), `${game}: ${report.one}`).toBe(false);
    }
  });

  test('what the levels stood for they stand for now', async () => {
    for (const { game } of await allBoxes())
      for (const { players, reports } of book.ladders[game.id])
        if (players) expect(players, game.id).toEqual(playersOf(game, Object.keys(players)));
        // Of a level that has changed since nothing may be claimed.
        else expect(stepsOf(reports), game.id).toEqual([]);
  });

  test('each rung stands on the one below, with the doubts of all', () => {
    const ladders = Object.values(book.ladders).flatMap((runs) =>
      optionsIn(runs).map((options) => reportsIn(runs, options)),
    );
    for (const reports of ladders) {
      const rungs = rungsOf(reports);
      expect(rungs.map(({ level }) => level)).toEqual([reports[0].other, ...reports.map(({ one }) => one)]);
      const widths = rungs.map(({ elo }) => elo.high - elo.low);
      expect(widths).toEqual([...widths].sort((a, b) => a - b));
    }
  });

  test('a step that is missing ends what can be said of the lowest level', () => {
    const reports = reportsIn(book.ladders.satchel);
    expect(rungsOf([reports[0], reports[2]])).toEqual(rungsOf([reports[0]]));
  });

  test('a run takes the place of its own steps, and of those of levels that are played otherwise by now', () => {
    const [run] = book.ladders.satchel;
    const steps = (...levels: string[]) => run.reports.filter(({ one }) => levels.includes(one));
    const named = (runs: readonly RecordedLadder[]) =>
      runs.map(({ commit, reports }) => [commit, ...reports.map(({ one }) => one)]);
    const older = [{ ...run, commit: 'old' }];
    const later = { ...run, commit: 'new', reports: [{ ...run.reports[0], pairs: 0 }, ...steps('expert')] };
    expect(named(withRun(older, later))).toEqual([
      ['old', 'novice', 'adept', 'master'],
      ['new', 'expert'],
    ]);
    expect(Object.keys(withRun(older, later)[1].players ?? {})).toEqual(['adept', 'expert']);
    const weaker = { kind: 'random' as const, budget: {}, noise: 0 };
    const anew = { ...later, reports: steps('adept'), players: { ...run.players, adept: weaker } };
    expect(named(withRun(older, anew))).toEqual([
      ['old', 'novice', 'master'],
      ['new', 'adept'],
    ]);
  });

  test('what was played with other options is kept apart, and told with them', () => {
    const reports = reportsIn(book.ladders.satchel);
    const run: RecordedLadder = { ...book.ladders.satchel[0], reports };
    const live: RecordedLadder = {
      ...run,
      options: { clock: 'live' },
      reports: [{ ...reports[0], points: { value: 0.9, low: 0.8, high: 0.95 } }],
    };
    const runs = withRun([run], live);
    expect(optionsIn(runs)).toEqual([{}, { clock: 'live' }]);
    expect(reportsIn(runs)).toEqual(reports);
    expect(reportsIn(runs, { clock: 'live' })).toEqual(live.reports);
    const [usual] = stepsOf(reports);
    expect(stepsIn(runs)).toEqual([...stepsOf(reports), { ...usual, points: 90, options: { clock: 'live' } }]);
    const page = ladderPage({ ladders: { satchel: runs }, tried: [] });
    expect(page.indexOf('### With `clock=live`')).toBeGreaterThan(page.indexOf('master +'));
  });

  test('few pairs in one step are few for all levels above it', () => {
    const few = reportsIn(book.ladders.satchel).map((report, i) => (i === 1 ? { ...report, pairs: 99 } : report));
    expect(rungsOf(few).map(({ isFew }) => isFew)).toEqual([false, false, true, true, true]);
  });

  test('whoever chooses a level is told what was measured by enough pairs, and nothing else', async () => {
    for (const { game } of await allBoxes()) {
      const told = JSON.parse(readFileSync(`${root}games/${game.id}/ladder.json`, 'utf8')) as LevelStep[];
      const runs = book.ladders[game.id];
      expect(told).toEqual(stepsIn(runs));
      for (const { level, over, pairs, low, high, options } of told) {
        expect(reportsIn(runs, options).some(({ one, other }) => one === level && other === over)).toBe(true);
        expect(pairs).toBeGreaterThanOrEqual(100);
        expect(low).toBeLessThanOrEqual(high);
      }
    }
    const [report] = reportsIn(book.ladders.satchel);
    expect(stepsOf([{ ...report, pairs: 99 }])).toEqual([]);
    expect(stepsOf([{ ...report, one: 'hard', other: 'normal', pairs: 100 }])).toEqual([]);
  });

  test('the page is written from it, and few pairs are called few', () => {
    const saidOf = (one: string, other: string, pairs: number) =>
      pairs > 0 ? `| ${one} | ${other} | ${pairs} (few) |` : `${one} – ${other}`;
    expect(readFileSync(`${root}docs/ladder.md`, 'utf8')).toBe(ladderPage(book));
    for (const { reports } of [...Object.values(book.ladders).flat(), ...book.tried])
      for (const { one, other, pairs } of reports)
        if (pairs < 100) expect(ladderPage(book)).toContain(saidOf(one, other, pairs));
  });
});
