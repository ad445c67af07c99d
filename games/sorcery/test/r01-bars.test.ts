import type { Options } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { barsOf } from '../rules/browse-cost.ts';
import { browse, mark, nextTurnOf, stackOf } from './stage.ts';
import { DONE, END, only, setUp, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const reading = (stack: string[], reader = {}, more = {}, options: Options = {}): TestMatch =>
  setUp(
    {
      figures: { reader: { is: 'censer_acolyte', at: [10_000, 5_000], ...reader }, idle },
      books: [{ book: 'archmages_tome', of: 'reader', stack, ...more }],
    },
    { options },
  );
const free = (spell: string) => ({ do: 'browse', book: 0, spell });
const tokensAndClick = (s: TestMatch) => [s.figure('reader').tokens, s.figure('reader').click];
/** Leafs from the bookmark to True Eye by an action. */
const leaf = (s: TestMatch) => {
  s.does(browse('reader'));
  const told = s.does(mark('true_eye'));
  expect(stackOf(s, 'reader')[0]).toBe('true_eye');
  return told;
};
const ONE = ['ember_lance', 'true_eye', 'stone_hide'];
const TWO = ['leaden_limbs', 'true_eye'];
const THREE = ['sealed_lips', 'true_eye'];

describe('[R1] [R58] one bar, two bars, three bars', () => {
  test('one bar is free in the end phase, and no action', () => {
    const s = reading(ONE, { tokens: 1 });
    expect(s.refuses(browse('reader'))).toBe('S34');
    s.does(END);
    s.does(free('true_eye'));
    expect(stackOf(s, 'reader')[0]).toBe('true_eye');
  });

  test('two and three bars are not free', () => {
    for (const stack of [TWO, THREE]) {
      const s = reading(stack);
      s.does(END);
      expect(s.refuses(free('true_eye'))).toBe('S34');
    }
  });

  test.each([0, 1])('two bars end with one token where %i were, three with one more', (tokens) => {
    const two = reading(TWO, { tokens });
    leaf(two);
    expect(tokensAndClick(two)).toEqual([1, 0]);
    const three = reading(THREE, { tokens });
    leaf(three);
    expect(tokensAndClick(three)).toEqual([tokens + 1, tokens]); // the second one pushes
  });

  test('two tokens bar three bars alone', () => {
    expect(reading(THREE, { tokens: 2 }).refuses(browse('reader'))).toBe('S37');
    leaf(reading(TWO, { tokens: 2 }));
  });
});

test('[R12] a book is browsed once in an end phase, though the new bookmark costs one bar too', () => {
  const s = setUp({
    figures: { reader: { is: 'ley_novice', at: [10_000, 5_000] }, idle },
    books: [ONE, ONE].map((stack) => ({ book: 'archmages_tome', of: 'reader', stack })),
  });
  s.does(END);
  s.does(free('true_eye'));
  expect(s.refuses(free('stone_hide'))).toBe('R12');
  s.does({ ...free('stone_hide'), book: 1 });
  expect(s.asks()).not.toBe('browseFree');
  nextTurnOf(s, 0).does(END); // and once in the next
  s.does(free('stone_hide'));
});

describe('[R13] [R58] Ley Harmony', () => {
  const bars = (is: string, leyHarmony = '3to2') =>
    ['ember_lance', 'leaden_limbs', 'sealed_lips'].map((spell) => {
      const s = reading([spell], { is }, {}, { leyHarmony });
      return barsOf(s.match.table, 0);
    });

  test('makes three bars two', () => {
    expect(bars('ley_novice')).toEqual([1, 2, 2]);
    expect(bars('censer_acolyte')).toEqual([1, 2, 3]);
  });

  test('or what its switch says', () => {
    expect(bars('ley_novice', '2to1')).toEqual([1, 1, 3]);
    expect(bars('ley_novice', '3to1')).toEqual([1, 2, 1]);
    expect(bars('censer_acolyte', '3to1')).toEqual([1, 2, 3]);
  });
});

describe('[R15] [R42] [R43] the token of a two-bar browse', () => {
  test('none is there: none comes off', () => {
    const s = reading(TWO);
    expect(only(s.does(browse('reader')), 'tokenTaken')).toEqual([]);
  });

  test.each([1, 2])('of %i one comes off, wanted or not', (tokens) => {
    const s = reading(TWO, { tokens });
    expect(only(s.does(browse('reader')), 'tokenTaken')).toMatchObject([{ tokens: tokens - 1 }]);
    s.does(mark('true_eye'));
    expect(s.figure('reader').tokens).toBe(tokens);
  });

  test('[R14] only from two tokens does it push', () => {
    expect([0, 1, 2].map((tokens) => only(leaf(reading(TWO, { tokens })), 'pushed').length)).toEqual([0, 0, 1]);
  });
});

describe('[R16] [R52] demoralized readers', () => {
  const dazed = { click: 5 };

  test('browse at one bar', () => {
    const s = reading(ONE, dazed);
    s.does(END);
    s.does(free('true_eye'));
    expect(stackOf(s, 'reader')[0]).toBe('true_eye');
  });

  test('not at two or three, and cast nothing', () => {
    expect(reading(TWO, dazed).refuses(browse('reader'))).toBe('B89');
    expect(reading(THREE, dazed).refuses(browse('reader'))).toBe('B89');
    expect(reading(['true_eye'], dazed).refuses({ do: 'cast', figure: 'reader', book: 0, targets: ['reader'] })).toBe(
      'B89',
    );
    reading(TWO, { click: 4 }).does(browse('reader'));
  });
});

describe('[R44] any face-up spell', () => {
  test('even the same one, paid for nothing', () => {
    const s = reading(TWO);
    s.does(browse('reader'));
    s.does(mark('leaden_limbs'));
    expect([stackOf(s, 'reader'), s.figure('reader').tokens]).toEqual([TWO, 1]);
  });

  test('a face-down bookmark is turned up and may stay', () => {
    const s = reading(TWO, {}, { down: true });
    s.does(browse('reader'));
    expect(stackOf(s, 'reader')[0]).toBe('(leaden_limbs)');
    s.does(mark('leaden_limbs'));
    expect(stackOf(s, 'reader')).toEqual(TWO);
  });

  test('or give way to another, face up from now on', () => {
    const s = reading(ONE, {}, { down: true });
    s.does(END);
    s.does(free('stone_hide'));
    expect(stackOf(s, 'reader')).toEqual(['stone_hide', 'ember_lance', 'true_eye']);
  });

  test('no card that is not in the stack', () => {
    const s = reading(TWO);
    s.does(browse('reader'));
    expect(s.why(mark('wingsong'))).toBe('S31.none');
  });
});

describe('[R77] printed bars, Ley Harmony, Ribbon of Ease, domains', () => {
  const bars = (is: string, spell: string, domains: string[] = [], ...rest: string[]) => {
    const s = setUp({
      figures: { reader: { is, at: [10_000, 5_000] }, idle },
      books: [{ book: 'archmages_tome', of: 'reader', stack: [spell, ...rest] }],
      domains,
    });
    return barsOf(s.match.table, 0);
  };

  test('each after the other', () => {
    expect(bars('ley_novice', 'sealed_lips', [], 'ribbon_of_ease')).toBe(1); // 3, 2, 1
    expect(bars('ley_novice', 'sealed_lips', ['ley_drought'], 'ribbon_of_ease')).toBe(2); // 3, 2, 1, 2
    expect(bars('censer_acolyte', 'leaden_limbs', ['ley_drought'], 'ribbon_of_ease')).toBe(2); // 2, 1, 2
    expect(bars('censer_acolyte', 'sealed_lips', ['ley_drought'], 'ribbon_of_ease')).toBe(2); // 3, 2
    expect(bars('censer_acolyte', 'ember_lance', ['ley_drought'])).toBe(2);
  });

  test('never below one bar, two Ribbons as one', () => {
    expect(bars('censer_acolyte', 'ember_lance', [], 'ribbon_of_ease')).toBe(1);
    expect(bars('censer_acolyte', 'sealed_lips', [], 'ribbon_of_ease', 'ribbon_of_ease')).toBe(2);
  });

  test('a Ribbon eases the others, not itself', () => {
    expect(bars('censer_acolyte', 'ribbon_of_ease', [], 'true_eye')).toBe(2);
  });

  test('under Ley Drought nothing is left to browse for free', () => {
    const s = setUp({
      figures: { reader: { is: 'ley_novice', at: [10_000, 5_000] }, idle },
      books: [{ book: 'archmages_tome', of: 'reader', stack: ONE }],
      domains: ['ley_drought'],
    });
    s.does(browse('reader')); // it is an action now
    s.does(mark('true_eye'));
    s.does(END);
    expect(s.refuses(free('stone_hide'))).toBe('S34');
    s.does(DONE);
  });
});
