import { describe, expect, test } from 'vitest';
import { browse, cast, mark, nextTurnOf, stackOf } from './stage.ts';
import { at, END, move, PASS, setUp, shoot, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const prey = { is: 'causeway_legionary', of: 1, at: [14_000, 5_000], facing: 18_000 } as const;
const reading = (stack: string[], more = {}, down = false): TestMatch =>
  setUp({
    figures: { reader: { is: 'ley_novice', at: [10_000, 5_000] }, prey, idle, ...more },
    books: [{ book: 'archmages_tome', of: 'reader', stack, down }],
  });

test('[S9] all spells lie face up at first, and the top one is the bookmark: the one that can be cast', () => {
  const s = reading(['true_eye', 'ember_lance', 'stone_hide']);
  expect(s.view(0).books[0].own?.stack.map(({ down }) => down)).toEqual([false, false, false]);
  expect(s.why(cast('reader', { targets: ['prey'] }))).toBe('B93.friendly'); // that would be Ember Lance
  s.does(cast('reader', { targets: ['reader'] }));
  expect(s.view(1).inPlay).toMatchObject([{ spell: 'true_eye' }]);
});

describe('[S11] [S11a] who may look', () => {
  test('its controller sees all of a book, others its name, its number of cards and what was shown', () => {
    const s = reading(['ember_lance', 'true_eye', 'stone_hide']);
    expect(s.view(0).books[0].own?.stack).toHaveLength(3);
    for (const viewer of [1, undefined])
      expect(s.view(viewer).books[0]).toMatchObject({
        book: 'archmages_tome',
        cards: 3,
        down: false,
        seen: [],
        own: null,
      });
    s.does(cast('reader', { targets: ['prey'] }), [4, 4]);
    s.does(mark('true_eye'));
    expect(s.view(1).books[0]).toMatchObject({ cards: 3, seen: ['ember_lance'], own: null });
  });

  test('that the bookmark is face down is for all to see, not what it is', () => {
    const s = reading(['ember_lance', 'true_eye'], {}, true);
    expect(s.view(1).books[0]).toMatchObject({ cards: 2, down: true, seen: [], own: null });
    expect(stackOf(s, 'reader')).toEqual(['(ember_lance)', 'true_eye']);
  });

  test('nobody looks into a book without a wielder, not even who filled it', () => {
    const s = setUp({
      figures: { one: { is: 'ley_novice', at: [10_000, 5_000] }, prey },
      books: [{ book: 'adepts_codex', marker: at(10_000, 6_000), stack: ['ember_lance'] }],
    });
    for (const viewer of [0, 1, undefined])
      expect(s.view(viewer).books[0]).toMatchObject({ cards: 1, own: null, seen: [] });
    s.does({ do: 'takeUp', figure: 'one', book: 0 });
    expect(s.view(0).books[0].own?.stack).toMatchObject([{ spell: 'ember_lance' }]);
    expect(s.view(1).books[0].own).toBeNull();
  });
});

describe('[S12] order and orientation', () => {
  const STACK = ['ember_lance', 'wingsong', 'true_eye', 'bladesong'];

  test('stay as they are whatever else is done', () => {
    const s = reading(STACK, { foe: { is: 'leech_cantor', of: 1, at: [16_000, 7_500], facing: 20_700 } });
    s.does(move('reader', [at(11_000, 5_000)]));
    s.does(END);
    s.does({ do: 'done' });
    s.does(shoot('foe', 'reader'), [1, 2]);
    nextTurnOf(s, 0);
    expect(stackOf(s, 'reader')).toEqual(STACK);
  });

  test('change by casting: to the bottom, and the new bookmark to the top', () => {
    const s = reading(STACK);
    s.does(cast('reader', { targets: ['prey'] }), [4, 4]);
    s.does(mark('true_eye'));
    expect(stackOf(s, 'reader')).toEqual(['true_eye', 'wingsong', 'bladesong', 'ember_lance']);
  });

  test('a card that lies face down stays so until a rule turns it', () => {
    const s = reading(['wingsong', 'true_eye'], {}, true);
    nextTurnOf(s, 0);
    expect(stackOf(s, 'reader')).toEqual(['(wingsong)', 'true_eye']);
    s.does(browse('reader'));
    s.does(mark('wingsong'));
    expect(stackOf(s, 'reader')).toEqual(['wingsong', 'true_eye']);
  });
});

describe('[S45] a card in play', () => {
  const enchanted = (): TestMatch => {
    const s = reading(['stone_hide', 'ember_lance', 'true_eye', 'stone_hide']);
    expect(s.book('reader').own?.pages).toBe(7);
    s.does(cast('reader', { targets: ['reader'] }));
    return s;
  };

  test('is not in its stack, though its pages still belong to the book', () => {
    const s = enchanted();
    s.does(mark('true_eye'));
    expect(stackOf(s, 'reader')).toEqual(['true_eye', 'ember_lance', 'stone_hide']);
    expect(s.book('reader').own?.pages).toBe(7);
  });

  test('is no bookmark and is not cast until it ends', () => {
    const s = reading(['stone_hide', 'ember_lance', 'true_eye']);
    s.does(cast('reader', { targets: ['reader'] }));
    expect(s.why(mark('stone_hide'))).toBe('S20.none');
    s.does(mark('ember_lance'));
    nextTurnOf(s, 0);
    expect(stackOf(s, 'reader')).toEqual(['ember_lance', 'true_eye']);
  });
});

test('[S16] the spell being cast is open to all from then on', () => {
  const s = reading(['ember_lance', 'true_eye', 'stone_hide'], { wand: { is: 'ilvane', of: 1, at: [26_000, 26_000] } });
  expect(s.view(1).books[0].seen).toEqual([]);
  s.does(cast('reader', { targets: ['prey'] }));
  expect([s.asks(), s.asked()]).toEqual(['counter', 1]);
  expect(s.view(1)).toMatchObject({ casting: { figure: s.no('reader'), book: 0, spell: 'ember_lance' } });
  expect(s.view(1).books[0].seen).toEqual(['ember_lance']);
  s.does(PASS, [1, 2]);
  s.does(mark('true_eye'));
  expect(s.view(1).books[0].seen).toEqual(['ember_lance']); // the new bookmark is not
});
