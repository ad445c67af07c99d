import { diceFrom, imagine, seeded } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { modifiersOf } from '../effects/in-force.ts';
import { browse, cast, counter, nextTurnOf, stackOf } from './stage.ts';
import { at, END, only, setUp, type TestMatch } from './table.ts';

/** A book that lies on the field, taken up by a reader who turns the page in the next turn. */
const taken = (is: string, book: string, stack: string[], more = {}): TestMatch => {
  const s = setUp({
    figures: {
      heir: { is, at: [10_000, 5_000] },
      idle: { is: 'ossuary_guard', at: [3_000, 3_000] },
      prey: { is: 'causeway_legionary', of: 1, at: [14_000, 5_000], facing: 18_000 },
      friend: { is: 'ossuary_guard', at: [10_000, 3_500] },
      ...more,
    },
    books: [{ book, marker: at(10_000, 6_000), stack }],
  });
  const told = s.does({ do: 'takeUp', figure: 'heir', book: 0 });
  expect(only(told, 'bookTaken')).toEqual([{ type: 'bookTaken', figure: s.no('heir'), book: 0 }]);
  return s;
};
const later = (s: TestMatch): TestMatch => nextTurnOf(s, 0);
const FULL = ['ember_lance', 'arcane_bulwark', 'cinder_ring']; // 2 + 2 + 3

describe('[S10] a book taken up is counted again', () => {
  test('within its capacity it serves', () => {
    const s = later(taken('censer_acolyte', 'masters_folio', FULL));
    expect(s.book('heir').own).toMatchObject({ shut: false, pages: 7 });
    s.does(cast('heir', { targets: ['prey'] }), [4, 4]);
    expect(s.figure('prey').click).toBe(3);
  });

  test('beyond it the book is shut: no casting, no browsing', () => {
    const s = later(taken('censer_acolyte', 'adepts_codex', FULL));
    expect(s.book('heir').own).toMatchObject({ shut: true, pages: 7 });
    expect(s.why(cast('heir', { targets: ['prey'] }))).toBe('S10.shut');
    expect(s.why(browse('heir'))).toBe('S10.shut');
    s.does(END);
    expect(s.asks()).toBe('browseFree');
    expect(s.why({ do: 'browse', book: 0, spell: 'cinder_ring' })).toBe('S10.shut');
  });

  test('the affinity of the new wielder counts', () => {
    expect(taken('shardchewer', 'adepts_codex', FULL).book('heir').own).toMatchObject({ shut: false, pages: 6 });
  });

  test('a shut book has no do-not-cast effects', () => {
    const bulwark = (book: string) => {
      const s = taken('censer_acolyte', book, FULL);
      return modifiersOf(s.match.table, s.no('heir'), 'defense', { form: 'ranged', spell: true }, null);
    };
    expect([bulwark('masters_folio'), bulwark('adepts_codex')]).toEqual([1, 0]);
  });

  test('nor counterspells', () => {
    const caster = { is: 'ley_novice', of: 1, at: [20_000, 20_000] } as const;
    const window = (shut: boolean): TestMatch => {
      const s = setUp({
        active: 1,
        figures: { heir: { is: 'censer_acolyte', at: [10_000, 5_000] }, caster },
        books: [
          { book: 'pocket_chapbook', of: 'heir', stack: ['rebuke'], shut },
          { book: 'pocket_chapbook', of: 'caster', stack: ['true_eye'] },
        ],
      });
      s.does(cast('caster', { targets: ['caster'] }, 1));
      return s;
    };
    expect(window(true).why(counter('heir', 0))).toBe('S10.shut');
    window(true).does(counter('heir'), [1, 1, 1]); // the wand is not the book
    window(false).does(counter('heir', 0), [1, 1, 1]);
  });

  test('nobody but its player learns that it is shut', () => {
    const [open, shut] = ['masters_folio', 'adepts_codex'].map((book) => taken('censer_acolyte', book, FULL));
    expect(shut.view(1).books[0]).toEqual({ ...open.view(1).books[0], book: 'adepts_codex', capacity: 6 });
    const imagined = imagine(shut.match, 1, diceFrom(seeded('shut')));
    expect([shut.state().shut, imagined.table.state.shut]).toEqual([[1], [0]]);
  });
});

describe('[S10] a spell whose requirement is not met', () => {
  const tithe = { targets: ['friend'] };

  test('is dead weight', () => {
    const s = later(taken('ley_novice', 'adepts_codex', ['blood_tithe', 'true_eye']));
    expect(s.book('heir').own?.stack.map(({ dead }) => dead)).toEqual([true, false]);
    expect(s.why(cast('heir', tithe))).toBe('S10.dead');
    s.does(browse('heir')); // it may be browsed away
    s.does({ spell: 'true_eye' });
    expect(stackOf(s, 'heir')).toEqual(['true_eye', 'blood_tithe']);
  });

  test('lives again in the right hands', () => {
    const s = later(taken('censer_acolyte', 'adepts_codex', ['blood_tithe', 'true_eye']));
    s.does(cast('heir', tithe));
    expect(s.figure('friend').click).toBe(1);
  });
});

test('[S11a] [R54] a book in new hands is shown to nobody else; who filled it knows what was in it', () => {
  const s = setUp({
    figures: {
      heir: { is: 'censer_acolyte', at: [10_000, 5_000] },
      idle: { is: 'ossuary_guard', at: [3_000, 3_000] },
      prey: { is: 'causeway_legionary', of: 1, at: [14_000, 5_000], facing: 18_000 },
    },
    books: [{ book: 'masters_folio', marker: at(10_000, 6_000), stack: [0, 1] }],
    cards: ['ember_lance', 'true_eye'].map((spell) => ({ spell, book: 0, known: [1] })), // it was the other player's
  });
  const seen = () => [undefined, 0, 1].map((viewer) => s.view(viewer).books[0].seen);
  s.does({ do: 'takeUp', figure: 'heir', book: 0 });
  expect(seen()).toEqual([[], [], ['ember_lance', 'true_eye']]);
  later(s).does(cast('heir', { targets: ['prey'] }), [1, 2]);
  expect(seen()).toEqual([['ember_lance'], ['ember_lance'], ['ember_lance', 'true_eye']]); // what was cast everybody has seen
});
