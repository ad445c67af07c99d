import { describe, expect, test } from 'vitest';
import { cast, counter, mark, stackOf } from './stage.ts';
import { only, setUp, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const prey = { is: 'causeway_legionary', of: 1, at: [14_000, 5_000], facing: 18_000 } as const;
const wand = { is: 'ilvane', of: 1, at: [26_000, 26_000] } as const;
const lance = cast('reader', { targets: ['prey'] });
const STACK = ['ember_lance', 'true_eye', 'stone_hide'];

test('[R51] equal totals: the spell resolves', () => {
  const s = setUp({
    figures: { reader: { is: 'ley_novice', at: [10_000, 5_000] }, prey, idle, wand },
    books: [{ book: 'archmages_tome', of: 'reader', stack: STACK }],
  });
  s.does(lance);
  const told = s.does(counter('wand'), [6, 3, 3, 4, 4]); // 18 each
  expect(only(told, 'counterTried')).toMatchObject([{ cast: { total: 18 }, counter: { total: 18 }, worked: false }]);
  expect(s.figure('prey').click).toBe(3);
});

describe('[R62] modifiers of the roll add at most 3', () => {
  const tried = (well: boolean, stack: string[], book?: number) => {
    const s = setUp({
      figures: { reader: { is: 'ley_novice', at: [10_000, 5_000] }, prey, idle, wand },
      books: [
        { book: 'archmages_tome', of: 'reader', stack: STACK },
        { book: 'archmages_tome', of: 'wand', stack },
      ],
      inPlay: well ? [{ card: 'mana_well', caster: 'wand', at: { x: 26_000, y: 24_800 } }] : [],
      domains: ['resonant_ground'],
    });
    s.does(lance);
    return only(s.does(counter('wand', book), [6, 6, 1]), 'counterTried')[0];
  };

  test('dice, attack, bonus and the fixed 1 stand outside', () => {
    expect(tried(false, []).counter.total).toBe(1 + 11 + 2 + 1 + 1); // Focus
    expect(tried(true, []).counter.total).toBe(1 + 11 + 2 + 1 + 2); // Focus and the well
    expect(tried(true, ['rebuke', 'marginalia'], 1).counter.total).toBe(1 + 11 + 2 + 1 + 3); // 5 in all
    expect(tried(true, ['bargain_of_ash'], 1).counter.total).toBe(1 + 11 + 2 + 1 + 3);
  });

  test('the casting side has its own', () => {
    const { cast: casting, counter: countering } = tried(true, ['marginalia']);
    expect(casting.modifiers).toEqual([{ from: 'domain.resonant_ground', n: 1 }]);
    expect(casting.total).toBe(12 + 8 + 1 + 1);
    expect(countering.modifiers.map(({ from }) => from)).toEqual([
      'spell.mana_well',
      'spell.marginalia',
      'ability.focus',
    ]);
  });
});

describe('[R83] [R88] texts of counterspells', () => {
  const against = (is: string, click: number, spell: string, card: string): TestMatch => {
    const s = setUp({
      figures: { reader: { is, at: [10_000, 5_000], click }, prey, idle, wand },
      books: [
        { book: 'archmages_tome', of: 'reader', stack: [spell, 'warded_spine', 'ember_lance'] },
        { book: 'archmages_tome', of: 'wand', stack: [card] },
      ],
    });
    s.does(cast('reader'));
    s.does(counter('wand', 1), [1, 1, 6]);
    return s;
  };

  test('Backlash hurts the caster of the spell aimed at', () => {
    const s = against('ley_novice', 0, 'false_night', 'backlash');
    expect([s.figure('reader').click, s.figure('wand').click]).toEqual([1, 0]);
  });

  test('not an immune one, whose spell is countered all the same', () => {
    const s = against('echo_oracle', 0, 'false_night', 'backlash');
    expect([s.figure('reader').click, s.view().inPlay]).toEqual([0, []]);
    s.does(mark('ember_lance'));
    expect(stackOf(s, 'reader')).toEqual(['ember_lance', 'warded_spine', 'false_night']);
  });

  test('the price of a counterspell is its own figure’s', () => {
    const s = against('echo_oracle', 0, 'false_night', 'bargain_of_ash');
    expect([s.figure('reader').click, s.figure('wand').click]).toEqual([0, 1]);
  });

  test('a card removed from the game is placed nowhere else; a new bookmark is chosen', () => {
    const s = against('ley_novice', 0, 'false_night', 'unwrite');
    expect([s.asks(), s.asked()]).toEqual(['bookmark', 0]);
    s.does(mark('ember_lance'));
    expect(stackOf(s, 'reader')).toEqual(['ember_lance', 'warded_spine']);
  });
});

test('[R87] [R88] a counterer that falls by its own card has countered all the same', () => {
  const s = setUp({
    figures: { reader: { is: 'ley_novice', at: [10_000, 5_000] }, prey, idle, wand: { ...wand, click: 8 } },
    books: [
      { book: 'archmages_tome', of: 'reader', stack: STACK },
      { book: 'archmages_tome', of: 'wand', stack: ['bargain_of_ash', 'true_eye', 'stone_hide'] },
    ],
  });
  s.does(lance);
  s.does(counter('wand', 1), [1, 1, 6]); // 11 against 7 + 2 + 1 + 3 + 6
  expect([s.figure('wand').where, s.figure('prey').click, stackOf(s, 'reader')[0]]).toEqual([
    'fallen',
    0,
    '(ember_lance)',
  ]);
  expect(s.view().books[1]).toMatchObject({ wielder: null, cards: 3, seen: ['bargain_of_ash'] });
  expect([s.asks(), s.asked()]).toEqual(['action', 0]); // nobody is left to choose a bookmark
});

test('[R69] [R87] a spell under way goes through its steps though its caster has fallen', () => {
  const s = setUp({
    figures: { reader: { is: 'mother_sanguel', at: [10_000, 5_000], click: 8 }, idle, wand },
    books: [
      { book: 'archmages_tome', of: 'reader', stack: ['false_night', 'warded_spine', 'true_eye'] },
      { book: 'archmages_tome', of: 'wand', stack: ['backlash'] },
    ],
  });
  s.does(cast('reader'));
  s.does(counter('wand', 1), [1, 1, 6]);
  expect(s.view().books[0]).toMatchObject({ wielder: null, cards: 3, down: false }); // its Spine still worked
  expect(s.asks()).toBe('action');
});
