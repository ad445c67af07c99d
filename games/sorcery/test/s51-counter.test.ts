import { describe, expect, test } from 'vitest';
import { cast, counter, mark, stackOf } from './stage.ts';
import { at, only, PASS, setUp, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const guard = { is: 'ossuary_guard', of: 1, at: [20_000, 5_000] } as const;
const STACK = ['true_eye', 'stone_hide', 'ember_lance'];
/** Attack 8 and bonus 1. */
const eye = cast('reader', { targets: ['reader'] });

/** A Novice casts True Eye on itself; who opposes it is said. */
const casting = (
  opposing: Record<string, object>,
  { reader = {}, options = {}, rest = {}, seats = 2 } = {},
): TestMatch => {
  const others = Object.entries(opposing).map(([name, figure]) => [name, { of: 1, at: [25_000, 25_000], ...figure }]);
  const s = setUp(
    {
      figures: {
        reader: { is: 'ley_novice', at: [10_000, 5_000], ...reader },
        idle,
        guard,
        ...Object.fromEntries(others),
      },
      books: [{ book: 'archmages_tome', of: 'reader', stack: STACK }],
      ...rest,
    },
    { seats, options },
  );
  s.does(eye);
  return s;
};
/** Somebody who may always counter. */
const spare = { is: 'ilvane', at: [27_000, 20_000] };

describe('[S51] who may counter', () => {
  test('a wand, though it reads no book', () => {
    const s = casting({ wand: { is: 'censer_acolyte' } });
    expect([s.asks(), s.asked()]).toEqual(['counter', 1]);
    s.does(counter('wand'), [1, 1, 6]);
  });

  test('no other attack type: with none nobody is asked', () => {
    expect(
      casting({ bow: { is: 'rune_anvil_gunner' }, sword: { is: 'argent_duellist', at: [22_000, 25_000] } }).asks(),
    ).toBe('bookmark');
    const s = casting({ bow: { is: 'rune_anvil_gunner' }, spare });
    expect(s.why(counter('bow'))).toBe('S51.wand');
    expect(s.why(counter('guard'))).toBe('S51.wand');
  });

  test('the type that shows now', () => {
    expect(casting({ orda: { is: 'orda_quenchhammer', click: 6 } }).asks()).toBe('counter');
    expect(casting({ orda: { is: 'orda_quenchhammer', click: 7 } }).asks()).toBe('bookmark'); // she draws the sword
  });

  test('only of an opponent', () => {
    const friend = { friend: { of: 0, is: 'ilvane' } };
    expect(casting(friend).asks()).toBe('bookmark');
    expect(casting({ ...friend, spare }).why(counter('friend'))).toBe('S51.other');
  });
});

test('[S51] nor one that has fallen', () => {
  const s = casting({ wand: { is: 'mother_sanguel', at: undefined, where: 'fallen' }, spare });
  expect(s.why(counter('wand'))).toBe('S51.gone');
});

describe('[S52] fresh and free', () => {
  test('no token', () => {
    const s = casting({ tired: { is: 'ilvane', tokens: 1 }, spare: { is: 'mother_sanguel', at: [27_000, 20_000] } });
    expect(s.why(counter('tired'))).toBe('S52.token');
    s.does(counter('spare'), [6, 6, 1]);
  });

  test('touching no opposing able warrior', () => {
    const touched = (toucher: object) =>
      casting({
        wand: { is: 'mother_sanguel' },
        toucher: { of: 0, is: 'barricade_militia', at: [25_000, 26_500], ...toucher },
        spare,
      });
    expect(touched({}).why(counter('wand'))).toBe('S52.contact');
    touched({ click: 4 }).does(counter('wand'), [6, 6, 1]); // demoralized
    touched({ of: 1 }).does(counter('wand'), [6, 6, 1]);
    touched({ at: [25_000, 26_511] }).does(counter('wand'), [6, 6, 1]);
  });
});

test('[S52a] it must be able', () => {
  expect(casting({ wand: { is: 'tidecourt_reader', click: 6 }, spare }).refuses(counter('wand'))).toBe('S52a');
  casting({ wand: { is: 'tidecourt_reader', click: 5 }, spare }).does(counter('wand'), [6, 6, 1]);
});

describe('[S53] when', () => {
  test('after placing, before the text; for nothing', () => {
    const s = casting({ spare });
    expect(stackOf(s, 'reader')).toEqual(STACK.slice(1));
    expect(s.view().inPlay).toEqual([]);
    s.does(counter('spare'), [6, 6, 1]);
    expect([s.figure('spare').tokens, s.figure('spare').acted, s.view().inPlay.length]).toEqual([0, 0, 1]);
  });

  test('or not at all', () => {
    const s = casting({ spare });
    s.does(PASS);
    expect(s.view().inPlay).toMatchObject([{ spell: 'true_eye' }]);
  });
});

describe('[S54] one attempt per spell', () => {
  test('of one warrior, though two could', () => {
    const s = casting({ wand: { is: 'mother_sanguel' }, spare });
    s.does(counter('wand'), [6, 6, 1]);
    expect([s.asks(), s.view().inPlay.length]).toEqual(['bookmark', 1]);
  });

  test('of one opponent, though another could', () => {
    const three = () => casting({ spare, third: { of: 2, is: 'mother_sanguel', at: [30_000, 30_000] } }, { seats: 3 });
    const s = three();
    s.does(counter('spare'), [6, 6, 1]);
    expect(s.asks()).toBe('bookmark');
    const t = three();
    t.does(PASS);
    expect([t.asks(), t.asked()]).toEqual(['counter', 2]);
    t.does(counter('third'), [1, 1, 6]);
    expect(t.view().inPlay).toEqual([]);
  });
});

test('[S54a] the same warrior may counter spell after spell', () => {
  const s = setUp({
    figures: {
      reader: { is: 'ley_novice', at: [10_000, 5_000] },
      second: { is: 'ley_novice', at: [10_000, 2_000] },
      idle,
      spare: { ...spare, of: 1, at: [25_000, 25_000] },
    },
    books: [
      { book: 'archmages_tome', of: 'reader', stack: STACK },
      { book: 'archmages_tome', of: 'second', stack: STACK },
    ],
  });
  for (const one of ['reader', 'second']) {
    s.does(cast(one, { targets: [one] }, one === 'reader' ? 0 : 1));
    s.does(counter('spare'), [1, 1, 6]);
    expect(s.view().inPlay).toEqual([]);
  }
});

describe('[S55] no range is needed', () => {
  test('nor a line of fire', () => {
    casting({ spare: { ...spare, at: [29_000, 29_000] } }).does(counter('spare'), [1, 1, 6]);
  });

  test('with the switch on the caster must be within the range value', () => {
    const wand = (x: number) => ({ spare, wand: { is: 'mother_sanguel', at: [x, 5_000] } }); // range 8
    const options = { counterRange: true };
    expect(casting({ spare }, { options }).asks()).toBe('bookmark');
    expect(
      casting({ ...wand(18_001), near: { is: 'ley_novice', at: [10_000, 8_000] } }, { options }).refuses(
        counter('wand'),
      ),
    ).toBe('S55');
    casting(wand(18_000), { options }).does(counter('wand'), [1, 1, 6]);
  });
});

describe('[S56] the rolls', () => {
  const tried = (s: TestMatch, name: string, dice: number[]) => only(s.does(counter(name), dice), 'counterTried')[0];

  test('2d6, attack and bonus against 1d6, attack, bonus and 1', () => {
    const { cast: spell, counter: against } = tried(casting({ wand: { is: 'mother_sanguel' } }), 'wand', [2, 3, 4]);
    expect([spell.dice, spell.total]).toEqual([[2, 3], 5 + 8 + 1]);
    expect([against.dice, against.total]).toEqual([[4], 4 + 11 + 2 + 1]);
  });

  test('the unmodified values of the clicks that show', () => {
    const rest = {
      books: [
        { book: 'archmages_tome', of: 'reader', stack: STACK },
        { book: 'adepts_codex', of: 'wand', stack: [] },
      ],
      inPlay: [
        { card: 'gift_or_burden', caster: 'reader', target: 'reader' },
        { card: 'gift_or_burden', caster: 'wand', target: 'wand' },
      ],
    };
    const s = casting({ wand: { is: 'mother_sanguel', click: 4 } }, { reader: { click: 2 }, rest });
    const { cast: spell, counter: against } = tried(s, 'wand', [2, 3, 4]);
    expect([spell.total, against.total]).toEqual([5 + 7 + 1, 4 + 9 + 2 + 1]);
  });
});

test('[S57] the counter needs the greater total', () => {
  const worked = (dice: number[]) => {
    const s = casting({ wand: { is: 'mother_sanguel' } });
    return only(s.does(counter('wand'), dice), 'counterTried')[0].worked;
  };
  expect(worked([4, 4, 3])).toBe(false); // 17 against 17
  expect(worked([4, 4, 4])).toBe(true); // 17 against 18
  expect(worked([4, 4, 2])).toBe(false);
});

describe('[S58] [S58a] a countered spell', () => {
  test('fails: face down on top, nothing in play, no new bookmark; action and token are spent', () => {
    const s = casting({ spare });
    s.does(counter('spare'), [1, 1, 6]);
    expect([stackOf(s, 'reader'), s.view().inPlay]).toEqual([['(true_eye)', 'stone_hide', 'ember_lance'], []]);
    expect([s.asks(), s.figure('reader').tokens, s.view().actions]).toEqual(['action', 1, 2]);
    expect(s.refuses(eye)).toBe('B45');
  });

  test('a push stands, too', () => {
    const s = casting({ spare }, { reader: { tokens: 1 } });
    s.does(counter('spare'), [1, 1, 6]);
    expect([s.figure('reader').tokens, s.figure('reader').click]).toEqual([2, 1]);
  });

  test('one that was not countered resolves', () => {
    const s = casting({ spare });
    s.does(counter('spare'), [6, 6, 1]);
    s.does(mark('ember_lance'));
    expect([stackOf(s, 'reader'), s.view().inPlay.length]).toEqual([['ember_lance', 'stone_hide'], 1]);
  });

  test('the spot of a glyph is free again', () => {
    const to = at(10_000, 6_250);
    const s = setUp({
      figures: {
        reader: { is: 'ley_novice', at: [10_000, 5_000] },
        second: { is: 'ley_novice', at: [10_000, 7_500] },
        idle,
        wand: { is: 'ilvane', of: 1, at: [25_000, 25_000] },
      },
      books: [
        { book: 'archmages_tome', of: 'reader', stack: ['ward_circle'] },
        { book: 'archmages_tome', of: 'second', stack: ['mana_well'] },
      ],
    });
    s.does(cast('reader', { to }));
    s.does(counter('wand'), [1, 1, 6]);
    s.does(cast('second', { to }, 1));
    s.does(PASS);
    expect(s.view().inPlay).toMatchObject([{ spell: 'mana_well', at: to }]);
  });
});
