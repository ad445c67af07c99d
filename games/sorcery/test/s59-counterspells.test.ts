import { describe, expect, test } from 'vitest';
import { cast, counter, mark, stackOf } from './stage.ts';
import { only, PASS, setUp, type TestMatch } from './table.ts';

/** A Novice, attack 8 and bonus 1, shoots with Ember Lance; a Sanguel, attack 11 and bonus 2, may counter. */
const window = (stack: string[], book = {}, spells = ['ember_lance', 'true_eye', 'stone_hide']): TestMatch => {
  const s = setUp({
    figures: {
      reader: { is: 'ley_novice', at: [10_000, 5_000] },
      idle: { is: 'ossuary_guard', at: [3_000, 3_000] },
      prey: { is: 'causeway_legionary', of: 1, at: [14_000, 5_000], facing: 18_000 },
      wand: { is: 'mother_sanguel', of: 1, at: [25_000, 25_000] },
      other: { is: 'leech_cantor', of: 1, at: [27_000, 20_000] },
    },
    books: [
      { book: 'archmages_tome', of: 'reader', stack: spells },
      { book: 'archmages_tome', of: 'wand', stack, ...book },
    ],
  });
  s.does(cast('reader', { targets: ['prey'] }));
  return s;
};
const tried = (s: TestMatch, dice: number[]) => only(s.does(counter('wand', 1), dice), 'counterTried')[0];

describe('[S59] a counterspell', () => {
  test('strengthens one attempt of its wielder', () => {
    expect(tried(window(['rebuke', 'true_eye']), [6, 6, 1])).toMatchObject({
      card: 'rebuke',
      counter: { total: 1 + 11 + 2 + 1 + 2 },
    });
    const without = window(['rebuke', 'true_eye']);
    expect(only(without.does(counter('wand'), [6, 6, 1, 1, 2]), 'counterTried')).toMatchObject([
      { card: null, counter: { total: 15 } },
    ]);
    expect(stackOf(without, 'wand')).toEqual(['rebuke', 'true_eye']);
  });

  test('must be the face-up bookmark', () => {
    expect(window(['true_eye', 'rebuke']).why(counter('wand', 1))).toBe('S59.other');
    expect(window(['rebuke', 'true_eye'], { down: true }).why(counter('wand', 1))).toBe('S59.down');
    expect(window([]).why(counter('wand', 1))).toBe('S59.empty');
  });

  test('of the warrior’s own book', () => {
    expect(window(['rebuke', 'true_eye']).why(counter('other', 1))).toBe('S1.wields');
  });

  test('from any of its books', () => {
    const s = setUp({
      figures: {
        reader: { is: 'ley_novice', at: [10_000, 5_000] },
        idle: { is: 'ossuary_guard', at: [3_000, 3_000] },
        wand: { is: 'mother_sanguel', of: 1, at: [25_000, 25_000] },
      },
      books: [
        { book: 'archmages_tome', of: 'reader', stack: ['true_eye'] },
        { book: 'archmages_tome', of: 'wand', stack: ['ember_lance'] },
        { book: 'pocket_chapbook', of: 'wand', stack: ['rebuke', 'true_eye'] },
      ],
    });
    s.does(cast('reader', { targets: ['reader'] }));
    expect(s.options()).toEqual([
      PASS,
      { do: 'counter', figure: s.no('wand') },
      { do: 'counter', figure: s.no('wand'), book: 2 },
    ]);
    s.does(counter('wand', 2), [6, 6, 1]);
    expect(s.view(1).books[2].own?.stack.map(({ spell }) => spell)).toEqual(['true_eye', 'rebuke']);
  });

  test('is shown with the attempt, not before', () => {
    const s = window(['rebuke', 'true_eye', 'stone_hide']);
    expect(s.view(0).books[1].seen).toEqual([]);
    s.does(counter('wand', 1), [6, 6, 1]);
    expect(s.view(0).books[1].seen).toEqual(['rebuke']);
  });
});

describe('[S59a] after the attempt', () => {
  test.each([
    ['worked', [1, 1, 6], ['(ember_lance)', 'true_eye', 'stone_hide']],
    ['failed', [6, 6, 1], ['ember_lance', 'true_eye', 'stone_hide']],
  ])('that %s the card goes to the bottom and a new bookmark is chosen', (_, dice, lance) => {
    const s = window(['rebuke', 'true_eye', 'stone_hide']);
    s.does(counter('wand', 1), dice);
    expect([s.asks(), s.asked(), stackOf(s, 'wand')]).toEqual(['bookmark', 1, ['true_eye', 'stone_hide', 'rebuke']]);
    expect(s.why(mark('rebuke'))).toBe('S20.last');
    expect(stackOf(s, 'reader')).toEqual(lance); // a spell that goes on has not gone on yet
    expect(s.figure('prey').click).toBe(0);
  });

  test('then a spell that was not countered goes on', () => {
    const s = window(['rebuke', 'true_eye', 'stone_hide']);
    s.does(counter('wand', 1), [6, 6, 1]);
    expect(only(s.does(mark('stone_hide'), [4, 4]), 'attacked')).toHaveLength(1);
    expect([stackOf(s, 'wand')[0], s.figure('prey').click]).toEqual(['stone_hide', 3]);
    expect([s.asks(), s.asked()]).toEqual(['bookmark', 0]);
  });

  test('its player chooses first, then the caster’s where there is a choice', () => {
    const s = window(['rebuke', 'true_eye', 'stone_hide'], {}, ['ember_lance', 'warded_spine', 'true_eye']);
    s.does(counter('wand', 1), [1, 1, 6]);
    expect(s.asked()).toBe(1);
    s.does(mark('true_eye'));
    expect([s.asks(), s.asked()]).toEqual(['bookmark', 0]);
    s.does(mark('true_eye'));
    expect(stackOf(s, 'reader')).toEqual(['true_eye', 'warded_spine', 'ember_lance']);
  });

  test('unless the text of the card sends it elsewhere', () => {
    const s = window(['unwrite', 'true_eye']);
    s.does(counter('wand', 1), [6, 6, 1, 1, 2]);
    expect(stackOf(s, 'wand')).toEqual(['(unwrite)', 'true_eye']);
    expect([s.asks(), s.asked()]).toEqual(['bookmark', 0]);
  });
});
