import { describe, expect, test } from 'vitest';
import { cast, mark, nextTurnOf, stackOf } from './stage.ts';
import { at, close, move, only, setUp, shoot, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const foe = { is: 'ossuary_guard', of: 1, at: [27_000, 27_000] } as const;
const reader = { is: 'ley_novice', at: [10_000, 5_000] } as const;
const prey = { is: 'causeway_legionary', of: 1, at: [14_000, 5_000], facing: 18_000 } as const;
const codex = (of: string, ...stack: string[]) => ({ book: 'adepts_codex', of, stack });

describe('[S1] a spellbook makes a sorcerer', () => {
  const withBook = (): TestMatch =>
    setUp({
      figures: { reader, friend: { is: 'ley_novice', at: [10_000, 7_000] }, prey },
      books: [codex('reader', 'ember_lance')],
    });

  test('its wielder casts from it, nobody else does', () => {
    const s = withBook();
    expect(s.why(cast('friend', { targets: ['prey'] }))).toBe('S1.wields');
    expect(s.why(cast('reader', { targets: ['prey'] }, 1))).toBe('S1.none'); // there is no such book
    expect(only(s.does(cast('reader', { targets: ['prey'] }), [4, 4]), 'spellCast')).toMatchObject([
      { by: s.no('reader'), book: 0, spell: 'ember_lance' },
    ]);
  });

  test('it is a warrior still', () => {
    const s = withBook();
    s.does(shoot('reader', 'prey'), [4, 4]);
    expect(s.figure('prey').click).toBe(1);
  });

  test('a spell that asks for a sorcerer finds those who wield a book now', () => {
    const closing = (books: ReturnType<typeof codex>[]): TestMatch =>
      setUp({
        figures: { reader, other: { is: 'censer_acolyte', of: 1, at: [14_000, 5_000], tokens: 1 }, idle },
        books: [codex('reader', 'close_the_book', 'true_eye'), ...books],
      });
    expect(closing([]).why(cast('reader', { targets: ['other'] }))).toBe('S1.sorcerer');
    const s = closing([codex('other', 'ember_lance')]);
    s.does(cast('reader', { targets: ['other'] }));
    expect(stackOf(s, 'other')).toEqual(['(ember_lance)']);
  });
});

test('[S1a] everybody sees the book on its wielder, in one of its slots', () => {
  const books = (n: number) => Array.from({ length: n }, () => ({ book: 'pocket_chapbook', of: 'reader' }));
  const s = setUp({ figures: { reader, foe }, books: books(2) });
  expect(s.view(1).books).toMatchObject([
    { book: 'pocket_chapbook', wielder: s.no('reader'), marker: null },
    { book: 'pocket_chapbook', wielder: s.no('reader') },
  ]);
  expect(() => setUp({ figures: { reader, foe }, books: books(3) })).toThrow('B32');
});

describe('the caster of a spell', () => {
  const singing = (): TestMatch =>
    setUp({
      active: 1,
      figures: {
        singer: { is: 'mother_sanguel', at: [10_000, 5_000], click: 8 },
        friend: { is: 'ossuary_guard', at: [10_000, 6_500] },
        heir: { is: 'ley_novice', at: [11_500, 4_300] },
        killer: { is: 'dust_reaver', of: 1, at: [8_500, 5_000], facing: 0 },
        foe,
      },
      books: [codex('singer', 'true_eye', 'ember_lance')],
      inPlay: [{ card: 'wingsong', caster: 'singer', target: 'friend', clock: 4 }],
    });

  test('[S2] is who cast it', () => {
    const s = setUp({
      figures: { one: reader, two: { ...reader, at: [10_000, 7_000] }, foe },
      books: [codex('one', 'true_eye'), codex('two', 'true_eye')],
    });
    s.does(cast('two', { targets: ['two'] }, 1));
    expect(s.view(1).inPlay).toMatchObject([{ spell: 'true_eye', caster: s.no('two'), controller: 0 }]);
  });

  test('[S2a] even when it has fallen and another has its book', () => {
    const s = singing();
    s.does(close('killer', 'singer'), [5, 5]);
    expect(s.figure('singer').where).toBe('fallen');
    expect(s.view(1).inPlay).toMatchObject([{ spell: 'wingsong', caster: s.no('singer'), controller: 0 }]);
    nextTurnOf(s, 0).does(move('heir', [at(10_700, 4_300)]));
    nextTurnOf(s, 0).does({ do: 'takeUp', figure: 'heir', book: 0 });
    expect(s.book('heir').wielder).toBe(s.no('heir'));
    expect(s.view(0).inPlay).toMatchObject([{ caster: s.no('singer') }]);
  });
});

describe('[S14] several books', () => {
  const twoBooks = (): TestMatch =>
    setUp({
      figures: { reader, prey, idle },
      books: [
        codex('reader', 'ember_lance', 'true_eye', 'stone_hide'),
        codex('reader', 'bladesong', 'wingsong', 'iron_palm'),
      ],
    });

  test('each has its own stack and bookmark', () => {
    const s = twoBooks();
    s.does(cast('reader', { targets: ['reader'] }, 1));
    s.does(mark('iron_palm'));
    const stacks = s.view(0).books.map(({ own }) => own?.stack.map(({ spell }) => spell));
    expect(stacks).toEqual([
      ['ember_lance', 'true_eye', 'stone_hide'],
      ['iron_palm', 'wingsong'],
    ]);
  });

  test('the bookmark of one is not in the other', () => {
    const s = twoBooks();
    s.does(cast('reader', { targets: ['prey'] }), [4, 4]);
    expect(s.why(mark('wingsong'))).toBe('S20.none');
    s.does(mark('stone_hide'));
    expect(stackOf(s, 'reader')).toEqual(['stone_hide', 'true_eye', 'ember_lance']);
  });
});

describe('[S0] base rules still hold', () => {
  test('casting is an action: a token, and a push with the second', () => {
    const s = setUp({
      figures: { reader: { ...reader, tokens: 1 }, prey, idle },
      books: [codex('reader', 'ember_lance')],
    });
    s.does(cast('reader', { targets: ['prey'] }), [4, 4]);
    expect([s.figure('reader').tokens, s.figure('reader').click, s.view().actions]).toEqual([2, 1, 2]);
  });

  test('but an expansion rule goes before: a two-bar browse begins with two tokens', () => {
    const s = setUp({
      figures: { reader: { ...reader, tokens: 2 }, prey, idle },
      books: [codex('reader', 'wingsong')],
    });
    expect(s.refuses({ do: 'move', figure: 'reader', path: [at(10_000, 6_000)], facing: 0 })).toBe('B46');
    s.does({ do: 'browse', figure: 'reader', book: 0 });
    expect(s.figure('reader').tokens).toBe(2);
  });
});
