import { expect, test } from 'vitest';
import { choicesOf } from '../games/answers.ts';
import { chancesIn } from '../games/sorcery/model/chances.ts';
import { NO_PLAN } from '../games/sorcery/model/plan.ts';
import { planFrom } from '../games/sorcery/model/plan-from.ts';
import { chancePhrases, readingOf } from '../games/sorcery/model/reading.ts';
import { RISKS } from '../games/sorcery/model/risks.ts';
import { whyOf } from '../games/sorcery/model/why.ts';
import { seatName } from '../games/sorcery/names.ts';
import { FRAY, firstOf, seen } from './sorcery-table.ts';

const { view, asked, oddsOf } = await seen(FRAY);
const [REAVER, , , SCHOLAR] = [0, 1, 2, 3];
const strike = { do: 'close', figure: REAVER, target: SCHOLAR };

test('the odds of a blow: how likely a hit, how much, and what it comes to', async () => {
  const odds = await oddsOf(strike);
  const reading = readingOf(view, odds);
  expect(reading?.sentences.map(({ key }) => key)).toEqual(['sorcery.odds.hits', 'sorcery.odds.own']);
  expect(reading?.sentences[0].facts).toMatchObject({ chance: { key: 'odds.inSix', facts: { n: 5 } } });
  expect(reading?.parts.map(({ meaning }) => meaning.key).sort()).toEqual([
    'sorcery.odds.backfires',
    'sorcery.odds.hurt',
    'sorcery.odds.misses',
  ]);
  expect(reading?.parts.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1);
});

test('who could fall by it is told with that chance, before anything is asked of the host', async () => {
  const weak = FRAY.figures?.map((one, i) => (i === SCHOLAR ? { ...one, click: 5 } : one)) ?? [];
  const { view: late } = await seen({ ...FRAY, figures: weak });
  const said = chancePhrases(late, chancesIn(late, planFrom(late, strike) ?? NO_PLAN));
  expect(said.map(({ key }) => key)).toEqual(['sorcery.odds.hits', 'sorcery.odds.falls']);
  expect(said[1].facts?.chance).toEqual(said[0].facts?.chance);
});

test('an adviser says what a walk is good for, and what may come of it', () => {
  const [flag] = view.objectives;
  const walk = { do: 'move', figure: REAVER, path: [{ x: flag.at.x - 900, y: flag.at.y }], facing: 0 };
  const keys = whyOf(view, asked, walk, null).map(({ key }) => key);
  expect(keys[0]).toBe('sorcery.why.takes');
  expect(keys.at(-1)).toMatch(/^sorcery\.why\.(safe|survives|unhurt)$/);
  expect(whyOf(view, asked, { do: 'end' }, null)).toEqual([{ key: 'sorcery.why.wait' }]);
});

test('a choice has a sign of dice where its odds have several outcomes', async () => {
  const wrong: string[] = [];
  for (const [key, [{ answer }]] of Map.groupBy(choicesOf(asked), ({ label }) => label.key)) {
    const { outcomes } = await oddsOf(answer);
    if (outcomes.length > 1 && RISKS[key] !== 'dice') wrong.push(key);
  }
  expect(wrong).toEqual([]);
});

test('of the own army it is known who leads it as soon as it is chosen', async () => {
  const { view: choosing } = await firstOf('army');
  expect(seatName(choosing, 0)).toEqual({ key: 'commander.seat-1' });
  const army = { figures: ['ilvane', 'causeway_legionary'], books: [], domain: null };
  const chosen = { ...choosing, seats: choosing.seats.map((one) => (one.seat === 0 ? { ...one, army } : one)) };
  expect(seatName(chosen, 0)).toEqual({ key: 'commander.ilvane' });
  expect(seatName(chosen, 1)).toEqual({ key: 'commander.seat-2' });
});
