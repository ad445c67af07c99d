import { describe, expect, test } from 'vitest';
import { at, close, END, only, setUp, type TestMatch } from './table.ts';

/** Somebody who keeps the action phase open. */
const idle = { is: 'ossuary_guard', at: [1_000, 28_000] } as const;
const takeUp = (figure: string, book = 0) => ({ do: 'takeUp', figure, book });

describe('[B95] a dropped book', () => {
  /** The Novice, at her last click, wields two books. */
  const struck = (): TestMatch => {
    const s = setUp({
      figures: {
        one: { is: 'ossuary_guard', at: [10_000, 5_000] },
        novice: { is: 'ley_novice', of: 1, at: [11_500, 5_000], click: 5 },
        far: { is: 'ossuary_guard', of: 1, at: [25_000, 25_000] },
        idle,
      },
      books: [
        { of: 'novice', book: 'adepts_codex', stack: ['ember_lance', 'true_eye'] },
        { of: 'novice', book: 'pocket_chapbook', stack: ['iron_palm'] },
      ],
    });
    s.does(close('one', 'novice'), [6, 5]);
    return s;
  };

  test('each lies as a marker of its own where the wielder stood, its stack unchanged', () => {
    const s = struck();
    expect(s.view().books).toMatchObject([
      { book: 'adepts_codex', wielder: null, marker: at(11_500, 5_000), cards: 2 },
      { book: 'pocket_chapbook', wielder: null, marker: at(11_500, 5_000), cards: 1 },
    ]);
  });

  test('nobody sees what is inside, not even its former owner [S11]', () => {
    const s = struck();
    for (const seat of [0, 1]) expect(s.view(seat).books.every(({ own }) => own === null)).toBe(true);
  });

  test('a figure that lives keeps its books', () => {
    const s = setUp({
      figures: {
        one: { is: 'ossuary_guard', at: [10_000, 5_000] },
        novice: { is: 'ley_novice', of: 1, at: [11_500, 5_000] },
        idle,
      },
      books: [{ of: 'novice', book: 'adepts_codex', stack: ['ember_lance'] }],
    });
    s.does(close('one', 'novice'), [6, 5]);
    expect(s.view().books).toMatchObject([{ wielder: s.no('novice'), marker: null }]);
  });
});

describe('[B96] taking up a book', () => {
  const lying = (one = {}, options = {}, stack = ['ember_lance', 'true_eye']): TestMatch =>
    setUp(
      {
        figures: { one: { is: 'ley_novice', at: [10_000, 5_000], ...one }, idle },
        books: [{ book: 'adepts_codex', marker: at(11_250, 5_000), stack }],
      },
      { options },
    );

  test('by a special action of an able figure in contact: it is the wielder', () => {
    const s = lying();
    const told = s.does(takeUp('one'));
    expect(only(told, 'bookTaken')).toHaveLength(1);
    expect([s.view().books[0].wielder, s.figure('one').tokens, s.view().actions]).toEqual([s.no('one'), 1, 2]);
    expect(s.book('one').own?.stack.map(({ spell }) => spell)).toEqual(['ember_lance', 'true_eye']);
  });

  test('[B13] contact is up to the radius of the marker, and lying on it', () => {
    lying({ at: [9_990, 5_000] }).does(takeUp('one'));
    expect(lying({ at: [9_989, 5_000] }).why(takeUp('one'))).toBe('B96.contact');
    lying({ at: [11_250, 5_000] }).does(takeUp('one'));
  });

  test('not without a free slot [B32], not by the demoralized [B89]', () => {
    expect(lying({ is: 'ossuary_guard' }).why(takeUp('one'))).toBe('B96.slot');
    expect(lying({ click: 5 }).refuses(takeUp('one'))).toBe('B89');
    const full = setUp({
      figures: { one: { is: 'barricade_militia', at: [10_000, 5_000] }, idle },
      books: [
        { book: 'adepts_codex', marker: at(11_250, 5_000), stack: ['ember_lance'] },
        { of: 'one', book: 'pocket_chapbook', stack: [] },
      ],
    });
    expect(full.why(takeUp('one'))).toBe('B96.slot');
  });

  test('not one that somebody wields, nor where it is switched off', () => {
    const wielded = setUp({
      figures: { one: { is: 'ley_novice', at: [10_000, 5_000] }, other: { is: 'ley_novice', at: [11_500, 5_000] } },
      books: [{ of: 'other', book: 'adepts_codex', stack: ['ember_lance'] }],
    });
    expect(wielded.why(takeUp('one'))).toBe('B96.held');
    expect(lying({}, { bookPickup: false }).why(takeUp('one'))).toBe('B96.switch');
    expect(lying().why(takeUp('one', 5))).toBe('B96.none');
  });

  test('by any side, and while engaged', () => {
    const s = setUp({
      figures: {
        one: { is: 'ley_novice', of: 1, at: [10_000, 5_000] },
        foe: { is: 'ossuary_guard', at: [8_500, 5_000] },
      },
      books: [{ book: 'adepts_codex', marker: at(11_250, 5_000), stack: ['ember_lance'] }],
    });
    s.does(END);
    s.does(takeUp('one'));
    expect(s.view().books[0].wielder).toBe(s.no('one'));
  });

  test('what is inside is no reason to refuse; too many pages shut it [S10]', () => {
    const s = lying({}, {}, ['grave_whisper', 'beacon_of_ruin']); // 4 and 3 pages
    s.does(takeUp('one'));
    expect(s.book('one').own?.shut).toBe(true);
  });
});
