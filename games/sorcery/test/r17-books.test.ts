import { diceFrom, imagine, seeded } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { ownData } from '../data.ts';
import { type Army, armyFaults } from '../rules/army.ts';
import { readerFor } from '../rules/reader.ts';
import { cast, nextTurnOf, stackOf } from './stage.ts';
import { at, close, END, only, setUp, type TestMatch } from './table.ts';

const LIMITS = { buildTotal: 300, domains: true, relicUniqueOnly: false, copyLimit: 2 };
/** The rules that a book in the hands of the first figure breaks. */
const broken = (figures: string[], books: string[][], book = 'apprentices_primer', copyLimit = 2): string[] => {
  const army: Army = { figures, books: books.map((stack) => ({ book, wielder: 0, stack })), domain: null };
  return armyFaults(ownData, army, { ...LIMITS, copyLimit }).map(({ rule }) => rule ?? '');
};

describe('[R17] a book in other hands', () => {
  /** A Leech-Cantor falls, and somebody else takes up its book. */
  const inherited = (heir: string): TestMatch => {
    const s = setUp({
      figures: {
        heir: { is: heir, at: [10_000, 2_000] },
        killer: { is: 'dust_reaver', at: [11_500, 5_000], facing: 18_000 },
        reader: { is: 'leech_cantor', of: 1, at: [10_000, 5_000], click: 7 },
        idle: { is: 'ossuary_guard', at: [3_000, 3_000] },
        foe: { is: 'ossuary_guard', of: 1, at: [27_000, 27_000] },
      },
      books: [{ book: 'apprentices_primer', of: 'reader', stack: ['blood_tithe', 'grave_whisper'] }],
    });
    s.does(close('killer', 'reader'), [6, 6]);
    s.does({ do: 'move', figure: 'heir', path: [at(10_000, 4_000)], facing: 0 });
    nextTurnOf(s, 0).does({ do: 'takeUp', figure: 'heir', book: 0 });
    return s;
  };

  test('is judged for them: a cultist counts 1 and 3 pages', () => {
    const s = inherited('censer_acolyte');
    expect(s.book('heir').own).toMatchObject({ shut: false, pages: 4, stack: [{ dead: false }, { dead: false }] });
  });

  test('an elf 2 and 4, and meets no requirement', () => {
    const s = inherited('ley_novice');
    expect(s.book('heir').own).toMatchObject({ shut: true, pages: 6, stack: [{ dead: true }, { dead: true }] });
  });
});

describe('[R18] [R72] symbols by Pact', () => {
  /** A Circle Broker reads a Dark Crusaders spell by grace of a guard. */
  const broker = (): TestMatch =>
    setUp({
      figures: {
        broker: { is: 'circle_broker', at: [10_000, 5_000], click: 1 },
        friend: { is: 'barricade_militia', at: [10_000, 6_500] },
        idle: { is: 'barricade_militia', at: [3_000, 3_000] },
        guard: { is: 'ossuary_guard', at: [20_000, 5_000], click: 4 },
        foe: { is: 'argent_duellist', of: 1, at: [21_500, 5_000], facing: 18_000 },
      },
      books: [{ book: 'pocket_chapbook', of: 'broker', stack: ['false_night', 'true_eye'] }],
    });
  const guardFalls = (s: TestMatch): TestMatch => {
    nextTurnOf(s, 1).does(close('foe', 'guard'), [6, 5]);
    expect(s.figure('guard').where).toBe('fallen');
    return nextTurnOf(s, 0);
  };

  test('count when the book is filled', () => {
    const tithe = [['blood_tithe']];
    expect(broken(['circle_broker'], tithe)).toEqual(['S7']);
    expect(broken(['circle_broker', 'ossuary_guard'], tithe)).toEqual([]);
    expect(broken(['circle_broker'], [['false_night', 'bladesong']])).toEqual(['S4']);
    expect(broken(['circle_broker', 'ossuary_guard'], [['false_night', 'bladesong']])).toEqual([]);
  });

  test('the book stays open and its spells castable when the friend falls', () => {
    const s = guardFalls(broker());
    // 2 pages of False Night by grace of the guard, and as they were counted they stay.
    expect(s.book('broker').own).toMatchObject({ shut: false, pages: 3, stack: [{ dead: false }, { dead: false }] });
    s.does(cast('broker'));
    expect(s.book('broker').own?.pages).toBe(3); // in play it still belongs to the book [S45]
    expect(s.view().inPlay).toMatchObject([{ spell: 'false_night' }]);
  });

  test('the same book taken up after that is judged anew', () => {
    const taken = (guard: boolean) => {
      const s = setUp({
        figures: {
          broker: { is: 'circle_broker', at: [10_000, 5_000] },
          idle: { is: guard ? 'ossuary_guard' : 'barricade_militia', at: [3_000, 3_000] },
        },
        books: [{ book: 'adepts_codex', marker: at(10_000, 6_000), stack: ['blood_tithe', 'false_night'] }],
      });
      s.does({ do: 'takeUp', figure: 'broker', book: 0 });
      return [s.book('broker').own?.stack.map(({ dead }) => dead), s.book('broker').own?.pages];
    };
    expect([taken(true), taken(false)]).toEqual([
      [[false, false], 4],
      [[true, false], 5],
    ]);
  });

  test('a friend that comes after that opens neither book nor spell', () => {
    const s = setUp({
      figures: {
        broker: { is: 'circle_broker', at: [20_000, 20_000] },
        heir: { is: 'circle_broker', at: [10_000, 5_000] },
        other: { is: 'circle_broker', at: [10_000, 8_000] },
        guard: { is: 'ossuary_guard', where: 'fallen' },
      },
      books: [
        { book: 'adepts_codex', of: 'broker', stack: ['grave_whisper'] },
        { book: 'adepts_codex', marker: at(10_000, 6_000), stack: ['blood_tithe'] },
        { book: 'pocket_chapbook', marker: at(10_000, 7_000), stack: ['false_night', 'bladesong'] },
      ],
    });
    s.does({ do: 'takeUp', figure: 'heir', book: 1 });
    s.does({ do: 'takeUp', figure: 'other', book: 2 });
    nextTurnOf(s, 0).does(cast('broker', { fallen: 'guard', to: at(21_500, 20_000), facing: 0 }));
    const symbols = readerFor(s.match.table, s.no('heir')).symbols;
    expect([...symbols]).toContain('dark_crusaders'); // now
    expect(s.why(cast('heir', { targets: ['other'] }, 1))).toBe('S10.dead');
    expect(s.why(cast('other', {}, 2))).toBe('S10.shut');
  });

  test('what the others imagine in it does not hang on what it holds', () => {
    const imagined = (secret: string) => {
      const s = setUp({
        figures: {
          broker: { is: 'circle_broker', at: [10_000, 5_000] },
          idle: { is: 'barricade_militia', at: [3_000, 3_000] },
          guard: { is: 'ossuary_guard', where: 'fallen' },
        },
        books: [{ book: 'pocket_chapbook', of: 'broker', stack: [0, 1] }],
        cards: [
          { spell: 'false_night', book: 0, known: [0, 1] }, // 2 pages for a friend of the guard, 3 by now
          { spell: secret, book: 0, known: [0] },
        ],
      });
      return Array.from({ length: 8 }, (_, i) => {
        const { card } = imagine(s.match, 1, diceFrom(seeded(`${i}`))).table.state;
        return card[1];
      });
    };
    expect(imagined('true_eye')).toEqual(imagined('marginalia'));
  });

  test('[R36] are those of factions; the own symbols are faction and subfaction', () => {
    // Wingsong is tied to a faction, Painted Heaven to a subfaction.
    const pages = (figures: string[], ...stack: string[]) => broken(figures, [stack], 'pocket_chapbook');
    expect(pages(['ley_novice'], 'wingsong', 'painted_heaven', 'true_eye')).toEqual([]); // 1 + 1 + 1
    expect(pages(['argent_lancer'], 'wingsong', 'painted_heaven', 'true_eye')).toEqual(['S4']); // 1 + 2 + 1
    expect(pages(['argent_lancer'], 'wingsong', 'painted_heaven')).toEqual([]);
    expect(pages(['circle_broker', 'ley_novice'], 'wingsong', 'painted_heaven')).toEqual([]); // 1 + 2
    expect(pages(['circle_broker', 'ley_novice'], 'wingsong', 'painted_heaven', 'true_eye')).toEqual(['S4']);
  });
});

test('[R19] Ancient Mastery does nothing for a spell without an affinity', () => {
  expect(broken(['scaled_novitiate'], [['blood_tithe', 'hush_of_the_court']])).toEqual([]); // 1 + 3
  expect(broken(['scaled_novitiate'], [['beacon_of_ruin']])).toEqual(['S7']);
  expect(broken(['scaled_novitiate'], [['mirage_mire', 'arcane_bulwark']])).toEqual(['S4']); // 3 + 2
});

test('[R38] a book need not be full', () => {
  expect([broken(['ley_novice'], [[]]), broken(['ley_novice'], [['true_eye']])]).toEqual([[], []]);
  const s = setUp({
    figures: { reader: { is: 'ley_novice', at: [10_000, 5_000] } },
    books: [{ book: 'apprentices_primer', of: 'reader', stack: [] }],
  });
  expect(s.refuses(cast('reader'))).toBe('S15');
  s.does(END);
});

test('[R39] two copies of a spell, or as many as the switch says', () => {
  const eyes = (n: number) => [Array.from({ length: n }, () => 'true_eye')];
  expect(broken(['ley_novice'], eyes(2))).toEqual([]);
  expect(broken(['ley_novice'], eyes(3))).toEqual(['R39']);
  expect(broken(['ley_novice'], [['true_eye', 'true_eye'], ['true_eye']])).toEqual([]); // in each book
  expect(broken(['ley_novice'], eyes(2), 'apprentices_primer', 1)).toEqual(['R39']);
  expect(broken(['ley_novice'], eyes(4), 'apprentices_primer', 4)).toEqual([]);
});

describe('[R40] as many books as there are slots', () => {
  test('when the army is built', () => {
    expect(broken(['ley_novice'], [['true_eye'], ['bladesong']])).toEqual([]);
    expect(broken(['ley_novice'], [['true_eye'], ['bladesong'], []])).toEqual(['B32']);
  });

  test('and when a book is taken up; each is cast from by itself', () => {
    const taking = (is: string): TestMatch =>
      setUp({
        figures: { reader: { is, at: [10_000, 5_000] }, idle: { is: 'ossuary_guard', at: [3_000, 3_000] } },
        books: [
          { book: 'pocket_chapbook', of: 'reader', stack: ['bladesong'] },
          { book: 'pocket_chapbook', marker: at(10_000, 6_000), stack: ['true_eye', 'stone_hide'] },
        ],
      });
    const take = { do: 'takeUp', figure: 'reader', book: 1 };
    expect(taking('censer_acolyte').why(take)).toBe('B96.slot'); // one slot
    const s = taking('ley_novice');
    s.does(take);
    nextTurnOf(s, 0).does(cast('reader', { targets: ['reader'] }, 1));
    expect(
      only(
        s.match.story.flatMap(({ event }) => event),
        'spellCast',
      ),
    ).toMatchObject([{ spell: 'true_eye', book: 1 }]);
    expect(stackOf(s, 'reader')).toEqual(['bladesong']);
  });
});

describe('[R54] a book without a wielder', () => {
  const lying = setUp({
    figures: { reader: { is: 'ley_novice', at: [10_000, 5_000] } },
    books: [{ book: 'pocket_chapbook', marker: at(10_000, 6_000), stack: ['true_eye'] }],
  });

  test('is closed to everybody', () => {
    for (const seat of [0, 1]) expect(lying.view(seat).books[0]).toMatchObject({ own: null, seen: [], cards: 1 });
  });

  test('open to who takes it up', () => {
    lying.does({ do: 'takeUp', figure: 'reader', book: 0 });
    expect(lying.view(0).books[0].own?.stack).toMatchObject([{ spell: 'true_eye' }]);
    expect(lying.view(1).books[0].own).toBeNull();
  });
});
