import { describe, expect, test } from 'vitest';
import { modifiersOf } from '../effects/in-force.ts';
import { cast, counter, mark, nextTurnOf, stackOf } from './stage.ts';
import { at, close, END, only, PASS, setUp, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const prey = { is: 'causeway_legionary', of: 1, at: [14_000, 5_000], facing: 18_000 } as const;
const wand = { is: 'ilvane', of: 1, at: [26_000, 26_000] } as const;
const reading = (stack: string[], reader = {}, more = {}, options = {}): TestMatch =>
  setUp(
    {
      figures: { reader: { is: 'ley_novice', at: [10_000, 5_000], ...reader }, prey, idle, ...more },
      books: [{ book: 'archmages_tome', of: 'reader', stack }],
    },
    { options },
  );
const lance = cast('reader', { targets: ['prey'] });
const STACK = ['ember_lance', 'true_eye', 'stone_hide'];

test('[S19] choices, placing, text, card away, new bookmark, in this order', () => {
  const s = reading(STACK, {}, { wand });
  const told = [...s.does(lance), ...s.does(PASS, [4, 4]), ...s.does(mark('stone_hide'))].map(({ type }) => type);
  const steps = ['spellCast', 'notCountered', 'attacked', 'cardAway', 'bookmarked', 'tokenPlaced'];
  expect(told.filter((type) => steps.includes(type))).toEqual(steps);
});

describe('[S19a] step 1: all choices are made at once', () => {
  test('none is left out, none is too many', () => {
    expect(reading(STACK).why(cast('reader'))).toBe('S19a.missing');
    expect(reading(STACK).why(cast('reader', { targets: ['prey'], to: at(1_000, 1_000) }))).toBe('S19a.surplus');
    expect(reading(['ward_circle']).why(cast('reader'))).toBe('S19a.missing');
    expect(reading(['long_stride']).why(cast('reader', { path: [at(10_000, 4_000)] }))).toBe('S19a.missing'); // its facing
  });

  test('they are fixed before anybody counters', () => {
    const s = reading(STACK, {}, { wand });
    expect(only(s.does(lance), 'spellCast')).toMatchObject([{ targets: [s.no('prey')] }]);
    expect(s.view(1).casting).toMatchObject({ targets: [s.no('prey')], mode: null, at: null }); // for all to see
    expect(only(s.does(PASS, [4, 4]), 'attacked')).toMatchObject([{ blows: [{ figure: s.no('prey') }] }]);
  });
});

describe('[S19b] step 2: element or card is placed', () => {
  test('before anybody counters, out of the stack; its text works only later', () => {
    const s = reading(['ward_circle', 'true_eye'], {}, { wand });
    const told = s.does(cast('reader', { to: at(10_000, 6_250) }));
    expect(only(told, 'spellCast')).toMatchObject([{ at: at(10_000, 6_250) }]);
    expect(s.view(1).casting).toMatchObject({ spell: 'ward_circle', at: at(10_000, 6_250), targets: [] });
    expect(stackOf(s, 'reader')).toEqual(['true_eye']);
    const warded = () => modifiersOf(s.match.table, s.no('reader'), 'defense', null, null);
    expect([s.asks(), warded()]).toEqual(['counter', 0]);
    s.does(PASS);
    expect(warded()).toBe(1);
  });

  test('a sorcery places nothing: it lies in its stack as yet', () => {
    const s = reading(STACK, {}, { wand });
    s.does(lance);
    expect(stackOf(s, 'reader')).toEqual(STACK);
  });
});

describe('[S19c] step 3: the text is carried out', () => {
  test('if the spell was not countered', () => {
    const s = reading(STACK, {}, { wand });
    s.does(lance);
    s.does(counter('wand'), [1, 1, 1]); // 11 against 16
    expect(s.figure('prey').click).toBe(0);
  });

  test('it is when nobody counters', () => {
    const s = reading(STACK, {}, { wand });
    s.does(lance);
    s.does(PASS, [4, 4]);
    expect(s.figure('prey').click).toBe(3);
  });
});

describe('[S19d] step 4: the card goes away', () => {
  test('face up to the bottom', () => {
    const s = reading(STACK);
    const told = s.does(lance, [4, 4]);
    expect(only(told, 'cardAway')).toMatchObject([{ spell: 'ember_lance', to: 'bottom' }]);
    expect(stackOf(s, 'reader')).toEqual(['true_eye', 'stone_hide', 'ember_lance']);
  });

  test('unless it stays in play or its text sends it elsewhere', () => {
    const s = reading(['true_eye', 'stone_hide']);
    expect(only(s.does(cast('reader', { targets: ['reader'] })), 'cardAway')).toEqual([]);
    expect(stackOf(s, 'reader')).toEqual(['stone_hide']);
    const t = reading(['cataclysm_word', 'true_eye']);
    expect(only(t.does(lance, [1, 2]), 'cardAway')).toMatchObject([{ to: 'faceDownTop' }]);
  });
});

describe('[S19e] [S20] step 5: a new bookmark', () => {
  test('any other face-up spell of that stack', () => {
    for (const spell of ['true_eye', 'stone_hide']) {
      const s = reading(STACK);
      s.does(lance, [4, 4]);
      expect([s.asks(), s.asked()]).toEqual(['bookmark', 0]);
      expect(s.why(mark('wingsong'))).toBe('S20.none'); // not in the book
      s.does(mark(spell));
      expect(stackOf(s, 'reader')[0]).toBe(spell);
    }
  });

  test('not the one just cast, but another copy of it', () => {
    const s = reading(STACK);
    s.does(lance, [4, 4]);
    expect(s.why(mark('ember_lance'))).toBe('S20.last');
    const t = reading(['ember_lance', 'true_eye', 'ember_lance']);
    t.does(lance, [4, 4]);
    t.does(mark('ember_lance'));
    expect(t.book('reader').own?.stack.map(({ card }) => card)).toEqual([2, 1, 0]);
  });

  test('the one just cast where no other is there', () => {
    const s = reading(['ember_lance']);
    s.does(lance, [4, 4]);
    expect([stackOf(s, 'reader'), s.asks()]).toEqual([['ember_lance'], 'action']);
  });

  test('or by a switch', () => {
    const s = reading(STACK, {}, {}, { rebookmarkSame: true });
    s.does(lance, [4, 4]);
    s.does(mark('ember_lance'));
    expect(stackOf(s, 'reader')).toEqual(['ember_lance', 'true_eye', 'stone_hide']);
  });

  test('others hear that it was chosen, not which', () => {
    const s = reading(STACK);
    s.does(lance, [4, 4]);
    expect(only(s.does(mark('true_eye')), 'bookmarked')).toEqual([{ type: 'bookmarked', by: 0, book: 0 }]);
  });
});

describe('[S21] no step 5', () => {
  test('when the card lies face down on top', () => {
    const s = reading(['cataclysm_word', 'true_eye', 'stone_hide']);
    s.does(lance, [1, 2]);
    expect([s.asks(), stackOf(s, 'reader')[0]]).toEqual(['action', '(cataclysm_word)']);
  });

  test('when the stack is empty', () => {
    const s = reading(['true_eye']);
    s.does(cast('reader', { targets: ['reader'] }));
    expect([s.asks(), stackOf(s, 'reader')]).toEqual(['action', []]);
  });

  test('when the book has no wielder any more', () => {
    const s = reading(STACK, { is: 'mother_sanguel', click: 8 });
    const told = s.does(lance, [1, 1]); // the caster hurts itself
    expect(told.map(({ type }) => type)).toEqual(expect.arrayContaining(['eliminated', 'bookDropped', 'cardAway']));
    expect([s.asks(), s.view().books[0].wielder, s.view().books[0].cards]).toEqual(['action', null, 3]);
  });
});

describe('[S22] when a spell ends', () => {
  const hide = (): TestMatch => {
    const s = reading(
      ['leaden_limbs', 'ember_lance', 'true_eye'],
      {},
      { near: { is: 'ossuary_guard', at: [15_500, 5_000], facing: 18_000 } },
    );
    s.does(cast('reader', { targets: ['prey'] }));
    s.does(mark('ember_lance'));
    return s;
  };
  const slow = (s: TestMatch) => s.figure('prey').now?.speed;

  test('its effect stops at once, its card goes face up to the bottom', () => {
    const s = hide();
    expect([slow(s), stackOf(s, 'reader')]).toEqual([5, ['ember_lance', 'true_eye']]);
    const told = s.does(close('near', 'prey'), [4, 5]);
    expect(only(told, 'spellEnded')).toMatchObject([{ spell: 'leaden_limbs' }]);
    expect([slow(s), stackOf(s, 'reader')]).toEqual([7, ['ember_lance', 'true_eye', 'leaden_limbs']]);
  });

  test('it lasts until then', () => {
    const s = nextTurnOf(hide(), 0);
    expect([slow(s), s.view().inPlay.length]).toEqual([5, 1]);
  });
});

describe('[S23] when an illusion ends', () => {
  test('it is removed from the game', () => {
    const s = reading(['painted_heaven', 'true_eye']);
    s.does(cast('reader'));
    expect(s.view().inPlay).toMatchObject([{ spell: 'painted_heaven', clock: 1 }]);
    s.does(END);
    expect([s.view().inPlay, stackOf(s, 'reader'), s.book('reader').own?.pages]).toEqual([[], ['true_eye'], 1]);
  });

  test('other spells are not', () => {
    const s = reading(['wingsong', 'true_eye']);
    s.does(cast('reader', { targets: ['reader'] }));
    nextTurnOf(s, 0).does(END);
    expect([s.view().inPlay, stackOf(s, 'reader')]).toEqual([[], ['true_eye', 'wingsong']]);
  });
});
