import { describe, expect, test } from 'vitest';
import { modifiersOf } from '../../effects/in-force.ts';
import { barsOf } from '../../rules/browse-cost.ts';
import { counterOdds } from '../../rules/counter-chance.ts';
import { cast, counter, mark, stackOf } from '../stage.ts';
import { only, setUp, type TestMatch } from '../table.ts';

/** The last live click of Vesstrix. */
const LAST = 9;
const BOOK = ['glass_sky', 'bladesong', 'true_eye'];

/** Vesstrix casts from this book, and an opposing Drum-Seer with this bookmark may counter it. */
function countering(card: string, stack: string[] = BOOK, click = 0): TestMatch {
  const s = setUp({
    figures: {
      vesstrix: { is: 'vesstrix', at: [6_000, 24_000], click },
      idle: { is: 'ossuary_guard', at: [1_500, 28_500] },
      seer: { is: 'drum_seer', of: 1, at: [25_000, 5_000] },
    },
    books: [
      { book: 'archmages_tome', of: 'vesstrix', stack },
      { book: 'archmages_tome', of: 'seer', stack: [card, 'false_night', 'mana_well'] },
    ],
  });
  s.does(cast('vesstrix'));
  return s;
}

// At her first click the casting total is 2d6 + 14, at her last 2d6 + 10; the countering one is 1d6 + 10.
test('Rebuke adds 2', () => {
  const s = countering('rebuke');
  const told = s.does(counter('seer', 1), [1, 1, 5]);
  expect(only(told, 'counterTried')).toMatchObject([{ cast: { total: 16 }, counter: { total: 17 }, worked: true }]);
  expect(s.asks()).toBe('bookmark');
});

test('Backlash hurts the caster of a countered spell', () => {
  const s = countering('backlash');
  s.does(counter('seer', 1), [1, 1, 6]);
  // 16 against 16 is a tie.
  expect(s.figure('vesstrix').click).toBe(0);
  const weak = countering('backlash', BOOK, LAST);
  const told = weak.does(counter('seer', 1), [1, 1, 6]);
  expect(only(told, 'counterTried')).toMatchObject([{ worked: true }]);
  expect(only(told, 'damaged')).toMatchObject([{ figure: weak.no('vesstrix'), n: 1, how: 'effect' }]);
});

test('Unwrite removes a countered card from the game and goes face down itself', () => {
  const s = countering('unwrite', BOOK, LAST);
  s.does(counter('seer', 1), [1, 1, 6]);
  expect([s.asks(), s.asked()]).toEqual(['bookmark', 0]);
  s.does(mark('true_eye'));
  expect(stackOf(s, 'vesstrix')).toEqual(['true_eye', 'bladesong']);
  expect(stackOf(s, 'seer')).toEqual(['(unwrite)', 'false_night', 'mana_well']);
});

test('Grounding Rod keeps the higher of two dice', () => {
  const s = countering('grounding_rod');
  const told = s.does(counter('seer', 1), [1, 1, 2, 5]);
  expect(only(told, 'counterTried')).toMatchObject([{ counter: { dice: [2, 5], total: 15 } }]);
});

test('Bargain of Ash adds 3 and costs the countering warrior 1', () => {
  const s = countering('bargain_of_ash');
  const told = s.does(counter('seer', 1), [1, 1, 4]);
  expect(only(told, 'counterTried')).toMatchObject([{ counter: { total: 17 }, worked: true }]);
  // Pushing damage is not for Toughness to reduce.
  expect(s.figure('seer').click).toBe(1);
});

describe('spells that are not cast', () => {
  test('Arcane Bulwark: 1 defense against attacks made by spells', () => {
    const s = countering('rebuke', ['glass_sky', 'arcane_bulwark']);
    const defense = (spell: boolean) =>
      modifiersOf(s.match.table, s.no('vesstrix'), 'defense', { form: 'ranged', spell }, null);
    expect([defense(true), defense(false)]).toEqual([1, 0]);
  });

  test('Marginalia: 1 as countering sorcerer', () => {
    const s = countering('marginalia');
    expect(s.why(counter('seer', 1))).toBe('S59.other');
    expect(only(s.does(counter('seer'), [3, 3, 3]), 'counterTried')).toMatchObject([{ counter: { total: 14 } }]);
  });

  test('Ribbon of Ease: one bar less for the others, at least one', () => {
    const bars = (...stack: string[]) => barsOf(countering('rebuke', stack).match.table, 0);
    expect(bars('cinder_ring', 'ribbon_of_ease')).toBe(1);
    expect(bars('cinder_ring', 'true_eye')).toBe(2);
  });

  test('Warded Spine: a countered spell goes to the bottom and a bookmark is chosen', () => {
    const s = countering('rebuke', ['glass_sky', 'warded_spine', 'true_eye']);
    s.does(counter('seer', 1), [1, 1, 6]);
    s.does(mark('false_night'));
    expect([s.asks(), s.asked()]).toEqual(['bookmark', 0]);
    expect(s.why(mark('glass_sky'))).toBe('S20.last');
    s.does(mark('true_eye'));
    expect(stackOf(s, 'vesstrix')).toEqual(['true_eye', 'warded_spine', 'glass_sky']);
  });

  test('[R83] Unwrite goes before Warded Spine', () => {
    const s = countering('unwrite', ['glass_sky', 'warded_spine', 'true_eye'], LAST);
    s.does(counter('seer', 1), [1, 1, 6]);
    s.does(mark('true_eye'));
    expect(stackOf(s, 'vesstrix')).toEqual(['true_eye', 'warded_spine']);
  });
});

test.each([
  [-3, 1.9],
  [-2, 4.6],
  [-1, 9.3],
  [0, 16.2],
  [1, 25.9],
  [2, 37.5],
  [3, 50],
  [4, 62.5],
  [5, 74.1],
  [6, 83.8],
  [7, 90.7],
  [8, 95.4],
])('[S56] [S57] a lead of %i makes %f %%', (lead, percent) => {
  expect(Math.round(1000 * counterOdds(lead + 1, false)) / 10).toBe(percent);
});
