import { phrase } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { orMore } from '../stage/chance.ts';
import { direct } from '../stage/direct.ts';
import { recapOf, stepOf, weightOf } from '../stage/recap.ts';
import type { Shot } from '../stage/shot.ts';
import { directionIn, GAMES, toldIn } from './stage-matches.ts';

const shot = (more: Partial<Shot>): Shot => ({
  ...{
    tier: 'caption',
    type: 'went',
    ms: 900,
    tell: 0,
    walk: 0,
    upTo: 0,
    more: 0,
    rate: 1,
    isMine: false,
    dusk: false,
  },
  ...{
    events: [],
    inside: [],
    began: [],
    foretold: null,
    sentences: [phrase('went')],
    beats: [],
    dice: [],
    chance: null,
    doer: 1,
    cue: null,
    verdict: null,
  },
  pace: { first: 1, told: 1 },
  ...more,
});

test('what weighs: great moments, what strikes oneself, and what was unlikely', () => {
  expect(weightOf(shot({ tier: 'great' }))).toBe(100);
  expect(weightOf(shot({ isMine: true }))).toBe(55);
  expect(weightOf(shot({ tier: 'roll', chance: orMore(6, 6) }))).toBeCloseTo(20 + 10 * Math.log2(6));
});

test('the heaviest are told in their order, the rest counted, ticks not told at all', () => {
  const types = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const shots = types.map((type, i) => shot({ type, doer: i, tier: i === 6 ? 'great' : 'caption', isMine: i === 2 }));
  const recap = recapOf([...shots, shot({ tier: 'tick', sentences: [] })]);
  expect(recap.lines.map(({ type }) => type)).toEqual(['a', 'b', 'c', 'd', 'g']);
  expect(recap.rest).toBe(2);
});

test('several walks of one are one way, other deeds of one are counted', () => {
  const walk = (...path: string[]) => shot({ beats: [{ ms: 300, motion: { token: 'a', path } }], walk: 300 });
  const [way] = recapOf([walk('1', '2'), walk('2', '3')]).lines;
  expect(way?.beats[0]?.motion?.path).toEqual(['1', '2', '3']);
  const { lines } = recapOf([shot({ type: 'gained' }), shot({ type: 'gained' }), shot({ type: 'gained' })]);
  expect(lines).toMatchObject([{ more: 2 }]);
});

test('it comes unasked after much', () => {
  expect(recapOf([shot({})]).isDue).toBe(false);
  expect(recapOf([shot({ ms: 30_000 })]).isDue).toBe(true);
  expect(recapOf([1, 2, 3].map((doer) => shot({ doer }))).isDue).toBe(true);
});

describe.each(Object.keys(GAMES))('%s', (game) => {
  test('a recorded match is told in five lines, in its order, each of which can be shown again', async () => {
    const shots = (await toldIn(game, 'recap', 250)).flatMap(({ block, view }) =>
      direct(block, directionIn(game, view)),
    );
    for (let from = 0; from < shots.length; from += 40) {
      const some = shots.slice(from, from + 40);
      const { lines, rest } = recapOf(some);
      expect(lines.length).toBeLessThanOrEqual(5);
      if (rest > 0) expect(lines).toHaveLength(5);
      for (const line of lines) {
        expect(line.sentences.length).toBeGreaterThan(0);
        expect(line.events.length).toBeGreaterThan(0);
        expect(line.ms).toBeGreaterThan(0);
      }
      const steps = lines.map(stepOf);
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      // Nothing that was left out weighs more than what is told.
      const least = Math.min(...lines.map(weightOf));
      const told = new Set(lines.flatMap(({ events }) => events));
      for (const one of some)
        if (
          rest > 0 &&
          one.sentences.length > 0 &&
          one.tier !== 'caption' &&
          !one.events.some((heard) => told.has(heard))
        )
          expect(weightOf(one)).toBeLessThanOrEqual(least);
    }
  });
});
