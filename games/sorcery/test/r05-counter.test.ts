import { describe, expect, test } from 'vitest';
import { cast, counter, mark, nextTurnOf, stackOf } from './stage.ts';
import { only, PASS, setUp, shoot, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const prey = { is: 'causeway_legionary', of: 1, at: [14_000, 5_000], facing: 18_000 } as const;
const wand = { is: 'ilvane', of: 1, at: [26_000, 26_000] } as const;
type Books = { book: string; of: string; stack: string[]; down?: boolean }[];

/** A Novice (attack 8, bonus 1) with a book, and Ilvane (attack 11, bonus 2, Focus) far away. */
const reading = (
  stack: string[],
  more = {},
  books: Books = [],
  rest: { options?: object; reader?: object } = {},
): TestMatch =>
  setUp(
    {
      figures: { reader: { is: 'ley_novice', at: [10_000, 5_000], ...rest.reader }, prey, idle, wand, ...more },
      books: [{ book: 'archmages_tome', of: 'reader', stack }, ...books],
    },
    { options: { ...rest.options } },
  );
const lance = cast('reader', { targets: ['prey'] });
const STACK = ['ember_lance', 'true_eye', 'stone_hide'];
const rebuke: Books = [{ book: 'adepts_codex', of: 'wand', stack: ['rebuke', 'true_eye', 'stone_hide'] }];
/** Dice of a casting that is countered: 11 against 21. */
const WORKS = [1, 1, 6];
/** 21 against 16. */
const FAILS = [6, 6, 1];

describe('[R5] a countered casting', () => {
  test('has used the action, brings the token and pushes', () => {
    const s = reading(STACK, {}, [], { reader: { tokens: 1 } });
    s.does(lance);
    const told = s.does(counter('wand'), WORKS);
    expect(only(told, 'pushed')).toHaveLength(1);
    expect([s.figure('reader').tokens, s.figure('reader').click, s.view().actions]).toEqual([2, 1, 2]);
    expect(s.refuses({ do: 'move', figure: 'reader', path: [], facing: 0 })).toBe('B45');
  });
});

describe('[R6] neither range nor arc nor line of fire', () => {
  test('is asked for', () => {
    const s = reading(STACK); // more than 26 inches away, looking the other way
    s.does(lance);
    s.does(counter('wand'), WORKS);
    expect(stackOf(s, 'reader')[0]).toBe('(ember_lance)');
    const walled = reading(['true_eye'], { wand: { ...wand, at: [19_000, 12_000] } }, [], {
      reader: { at: [19_000, 6_000] },
    });
    walled.does(cast('reader', { targets: ['reader'] }));
    expect(walled.asks()).toBe('counter');
  });

  test('unless the switch asks for range', () => {
    const options = { counterRange: true };
    const far = reading(STACK, {}, [], { options });
    expect(only(far.does(lance, [4, 4]), 'attacked')).toHaveLength(1); // nobody is asked
    const near = reading(STACK, { wand: { ...wand, at: [10_000, 15_000] } }, [], { options });
    near.does(lance);
    expect(near.asks()).toBe('counter');
    const both = reading(STACK, { near: { is: 'censer_acolyte', of: 1, at: [10_000, 11_000] } }, [], { options });
    both.does(lance);
    expect(both.refuses(counter('wand'))).toBe('S55');
  });
});

describe('[R7] [R53] any wand warrior counters', () => {
  test('without a book', () => {
    const s = reading(STACK);
    s.does(lance);
    s.does(counter('wand'), WORKS);
    expect(stackOf(s, 'reader')[0]).toBe('(ember_lance)');
  });

  test('a counterspell needs one of its own', () => {
    const s = reading(STACK, { other: { is: 'censer_acolyte', of: 1, at: [20_000, 26_000] } }, rebuke);
    s.does(lance);
    expect(s.why(counter('other', 1))).toBe('S1.wields');
    s.does(counter('wand', 1), WORKS);
  });

  test('nobody without a wand does', () => {
    const s = reading(STACK, { bow: { is: 'bellows_apprentice', of: 1, at: [20_000, 26_000] } });
    s.does(lance);
    expect([s.why(counter('bow')), s.why(counter('prey'))]).toEqual(['S51.wand', 'S51.wand']);
  });
});

test('[R8] [R35] an attempt costs neither action nor token', () => {
  const s = reading(STACK, { second: { is: 'ley_novice', at: [10_000, 3_000] } });
  s.does(lance);
  expect([s.figure('reader').tokens, s.view().actions]).toEqual([0, 2]); // its own token comes later
  s.does(counter('wand'), WORKS);
  expect([s.figure('reader').tokens, s.figure('wand').tokens]).toEqual([1, 0]);
  expect(nextTurnOf(s, 1).view(1).actions).toBe(3);
  s.does({ do: 'move', figure: 'wand', path: [], facing: 0 });
  expect(s.figure('wand').tokens).toBe(1);
});

describe('[R9] [R68] a used counterspell goes to the bottom and is replaced', () => {
  test.each([
    ['worked', WORKS],
    ['failed', [...FAILS, 1, 2]],
  ])('when the attempt %s', (_, dice) => {
    const s = reading(STACK, {}, rebuke);
    s.does(lance);
    s.does(counter('wand', 1), dice.slice(0, 3));
    expect([s.asks(), s.asked(), s.state().active]).toEqual(['bookmark', 1, 0]);
    expect(s.why(mark('rebuke'))).toBe('S20.last');
    s.does(mark('stone_hide'), dice.slice(3));
    expect(stackOf(s, 'wand')).toEqual(['stone_hide', 'true_eye', 'rebuke']);
    expect([s.figure('wand').tokens, s.figure('wand').acted]).toEqual([0, 0]);
  });

  test('one that was not used stays', () => {
    const s = reading(STACK, {}, rebuke);
    s.does(lance);
    s.does(counter('wand'), WORKS);
    expect(stackOf(s, 'wand')[0]).toBe('rebuke');
  });
});

test('[R10] no counter to a counter', () => {
  const own = { is: 'ilvane', at: [3_000, 26_000] };
  for (const book of [undefined, 1]) {
    const s = reading(STACK, { own }, [{ ...rebuke[0], stack: ['rebuke', 'true_eye'] }]);
    s.does(lance);
    const told = s.does(counter('wand', book), WORKS);
    expect(only(told, 'counterTried')).toHaveLength(1);
    expect([s.asks(), s.asked()]).toEqual(['action', 0]);
  }
});

test('[R11] a sorcery may be countered after its choices and before its text', () => {
  const s = reading(STACK);
  expect(only(s.does(lance), 'spellCast')).toMatchObject([{ targets: [s.no('prey')] }]);
  expect([s.asks(), s.figure('prey').click]).toEqual(['counter', 0]);
  expect(only(s.does(PASS, [4, 4]), 'attacked')).toHaveLength(1);
});

test('[R26] a countered illusion goes face down on top and cancels nothing', () => {
  const s = setUp({
    figures: { reader: { is: 'ley_novice', at: [10_000, 5_000] }, idle, wand },
    books: [{ book: 'archmages_tome', of: 'reader', stack: ['painted_heaven', 'true_eye'] }],
    domains: ['howling_gale'],
  });
  s.does(cast('reader'));
  s.does(counter('wand'), WORKS);
  expect(stackOf(s, 'reader')).toEqual(['(painted_heaven)', 'true_eye']);
  expect([s.view().domains, s.view().inPlay]).toEqual([['howling_gale'], []]);
});

describe('[R37] [R52] contact', () => {
  const touched = (click: number): TestMatch =>
    reading(STACK, { near: { is: 'censer_acolyte', of: 1, at: [10_000, 6_500], click } });

  test('with any opposing warrior bars a ranged sorcery', () => {
    expect([touched(0).refuses(lance), touched(5).refuses(lance)]).toEqual(['S43', 'S43']);
    expect(touched(5).why(shoot('reader', 'prey'))).toBe('B76.engaged');
  });

  test('with an able one bars counter spell', () => {
    const casting = (click: number): TestMatch => {
      const s = reading(STACK, {
        near: { is: 'barricade_militia', at: [24_500, 26_000], click },
        second: { is: 'leech_cantor', of: 1, at: [20_000, 20_000] },
      });
      s.does(lance);
      return s;
    };
    expect(casting(0).why(counter('wand'))).toBe('S52.contact');
    casting(4).does(counter('wand'), WORKS);
  });

  test('[R16] nor does a demoralized wand counter', () => {
    const s = reading(STACK, { dazed: { is: 'leech_cantor', of: 1, at: [20_000, 20_000], click: 7 } });
    s.does(lance);
    expect(s.refuses(counter('dazed'))).toBe('S52a');
  });
});

describe('[R73] with several opponents', () => {
  const three = (tokens = 0): TestMatch => {
    const s = setUp(
      {
        active: 1,
        figures: {
          reader: { is: 'ley_novice', of: 1, at: [10_000, 5_000] },
          idle: { ...idle, of: 1 },
          first: { is: 'ilvane', of: 2, at: [26_000, 26_000], tokens },
          second: { is: 'magister_corisande', of: 0, at: [20_000, 26_500] },
        },
        books: [{ book: 'archmages_tome', of: 'reader', stack: ['true_eye', 'stone_hide'] }],
      },
      { seats: 3, options: { battlefield: 'four_courts' } },
    );
    s.does(cast('reader', { targets: ['reader'] }));
    return s;
  };

  test('they are asked clockwise from the caster', () => {
    const s = three();
    expect(s.asked()).toBe(2);
    s.does(PASS);
    expect([s.asks(), s.asked()]).toEqual(['counter', 0]);
    s.does(PASS);
    expect(s.asks()).toBe('action');
    expect(three(1).asked()).toBe(0); // who cannot is not asked
  });

  test('the first attempt is the only one', () => {
    const s = three();
    s.does(counter('first'), FAILS);
    expect([s.asks(), s.asked()]).toEqual(['action', 1]);
    expect(s.view().inPlay).toHaveLength(1);
  });
});
