import { describe, expect, test } from 'vitest';
import { browse, cast, counter, lance, mark, nextTurnOf, stackOf, underFire } from './stage.ts';
import { END, only, setUp, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const defense = (s: TestMatch): number => only(s.does(lance, [1, 2]), 'attacked')[0].blows[0].defense;

describe('[S25] do-not-cast spells', () => {
  const own = (stack: string[]): TestMatch =>
    setUp({
      figures: { reader: { is: 'ley_novice', at: [10_000, 5_000] }, idle },
      books: [{ book: 'adepts_codex', of: 'reader', stack }],
    });

  test('are never cast', () => {
    expect(own(['marginalia', 'true_eye']).refuses(cast('reader'))).toBe('S25');
    expect(own(['arcane_bulwark', 'true_eye']).refuses(cast('reader', { targets: ['reader'] }))).toBe('S25');
  });

  test('work by being in the book, bookmarked or not', () => {
    expect(defense(underFire(['true_eye']))).toBe(14);
    expect(defense(underFire(['true_eye', 'arcane_bulwark']))).toBe(15);
    expect(defense(underFire(['arcane_bulwark', 'true_eye']))).toBe(15);
  });

  test('[S25a] only face up, in a book that somebody wields and that is not shut', () => {
    expect(defense(underFire(['arcane_bulwark', 'true_eye'], { down: true }))).toBe(14);
    expect(defense(underFire(['arcane_bulwark', 'true_eye'], { shut: true }))).toBe(14);
    expect(defense(underFire(['true_eye', 'arcane_bulwark'], { down: true }))).toBe(15); // another card lies face down
  });

  test('[S25a] may be the bookmark, and are browsed away at their price', () => {
    const s = own(['ribbon_of_ease', 'true_eye']); // two bars
    s.does(browse('reader'));
    s.does(mark('true_eye'));
    expect([stackOf(s, 'reader'), s.figure('reader').tokens]).toEqual([['true_eye', 'ribbon_of_ease'], 1]);
    const t = own(['ember_lance', 'marginalia', 'true_eye']);
    t.does(END);
    t.does({ do: 'browse', book: 0, spell: 'marginalia' });
    expect(stackOf(t, 'reader')).toEqual(['marginalia', 'ember_lance', 'true_eye']);
  });
});

describe('[S26] face-down spells', () => {
  test('a powerful spell goes face down on top, and is not cast so', () => {
    const s = underFire(['true_eye'], {}, 'cataclysm_word');
    s.does(lance, [1, 2]);
    expect(s.view(1).books[1]).toMatchObject({ down: true, cards: 1 });
    nextTurnOf(s, 1);
    expect(s.refuses(lance)).toBe('S26');
  });

  test('others lie face up', () => {
    const s = underFire(['true_eye']);
    s.does(lance, [1, 2]);
    nextTurnOf(s, 1).does(lance);
    expect(s.asks()).toBe('counter'); // the reader has rested
  });
});

describe('[S27] a target lost before the text', () => {
  /** The oracle counters in vain with a card that costs it its last click. */
  const bargain = (spell: string): TestMatch => {
    const s = setUp({
      figures: {
        caster: { is: 'magister_corisande', at: [10_000, 5_000] },
        idle,
        oracle: { is: 'lantern_oracle', of: 1, at: [16_000, 5_000], click: 6 },
        guard: { is: 'ossuary_guard', of: 1, at: [27_000, 27_000] },
      },
      books: [
        { book: 'adepts_codex', of: 'caster', stack: [spell, 'true_eye', 'stone_hide'] },
        { book: 'adepts_codex', of: 'oracle', stack: ['bargain_of_ash', 'true_eye'] },
      ],
    });
    s.does(cast('caster', { targets: ['oracle'] }));
    return s;
  };

  test.each(['ember_lance', 'glass_bones'])('%s does nothing, and its card goes away', (spell) => {
    const s = bargain(spell);
    const told = s.does(counter('oracle', 1), [6, 6, 1]);
    expect(s.figure('oracle').where).toBe('fallen');
    expect([only(told, 'attacked'), only(told, 'spellTookEffect')]).toEqual([[], []]);
    expect(only(told, 'spellFizzled')).toMatchObject([{ spell }]);
    expect([s.view().inPlay, stackOf(s, 'caster')]).toEqual([[], ['true_eye', 'stone_hide', spell]]);
    expect([s.asks(), s.asked()]).toEqual(['bookmark', 0]);
  });

  test('a target that still stands is struck', () => {
    const s = bargain('ember_lance');
    expect(only(s.does(counter('oracle'), [6, 6, 1, 5, 5]), 'attacked')).toHaveLength(1);
  });
});
