import { describe, expect, test } from 'vitest';
import { browse, cast, mark, nextTurnOf, stackOf } from './stage.ts';
import { DONE, END, only, setUp, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const foe = { is: 'leech_cantor', of: 1, at: [27_000, 27_000] } as const;

/** One bar: Ember Lance, True Eye, Stone Hide; two: Wingsong, Mend Flesh; three: Mana Well, Cataclysm Word. */
const reading = (stack: string[], reader = {}, book = {}, options = {}): TestMatch =>
  setUp(
    {
      figures: { reader: { is: 'censer_acolyte', at: [10_000, 5_000], ...reader }, idle, foe },
      books: [
        { book: 'archmages_tome', of: 'reader', stack, ...book },
        { book: 'archmages_tome', of: 'foe', stack: ['ember_lance', 'true_eye'] },
      ],
    },
    { options },
  );
const free = (spell: string, book = 0) => ({ do: 'browse', book, spell });
const tokens = (s: TestMatch): number => s.figure('reader').tokens;

describe('[S29] browsing changes the bookmark, on your turn', () => {
  test('not that of others', () => {
    const s = reading(['wingsong', 'true_eye']);
    expect(s.why(browse('foe', 1))).toBe('B43.other');
    s.does(END);
    expect([s.asks(), s.asked()]).toEqual(['browseFree', 0]);
    expect(s.why(free('true_eye', 1))).toBe('S1.own');
  });

  test('nobody is asked in the turn of another', () => {
    const s = reading(['ember_lance', 'true_eye']);
    s.does(END);
    s.does(DONE);
    expect(s.asked()).toBe(1);
    s.does(END);
    expect([s.asks(), s.asked()]).toEqual(['browseFree', 1]);
    s.does(DONE);
    expect([s.asks(), s.asked()]).toEqual(['action', 0]);
  });
});

test('[S30] the bars of the bookmark are paid, not those of the card looked for', () => {
  const s = reading(['wingsong', 'mana_well'], { tokens: 2 });
  s.does(browse('reader')); // two bars, though three are looked for
  s.does(mark('mana_well'));
  expect(stackOf(s, 'reader')[0]).toBe('mana_well');
  expect(reading(['mana_well', 'wingsong'], { tokens: 2 }).refuses(browse('reader'))).toBe('S37');
  const t = reading(['ember_lance', 'mana_well']);
  t.does(END);
  t.does(free('mana_well'));
  expect(stackOf(t, 'reader')[0]).toBe('mana_well');
});

describe('[S31] [S33] from a face-up spell', () => {
  test('to any face-up spell of the stack, the others keep their order', () => {
    const s = reading(['wingsong', 'ember_lance', 'true_eye', 'mend_flesh']);
    s.does(browse('reader'));
    expect(s.why(mark('mana_well'))).toBe('S31.none');
    s.does(mark('true_eye'));
    expect(stackOf(s, 'reader')).toEqual(['true_eye', 'wingsong', 'ember_lance', 'mend_flesh']);
  });

  test('an empty stack cannot be browsed', () => {
    expect(reading([]).why(browse('reader'))).toBe('S31.empty');
  });
});

describe('[S32] from a face-down spell', () => {
  test('it is turned up, and any face-up spell is chosen, itself, too', () => {
    for (const spell of ['wingsong', 'ember_lance']) {
      const s = reading(['wingsong', 'ember_lance', 'true_eye'], {}, { down: true });
      s.does(browse('reader'));
      s.does(mark(spell));
      expect(stackOf(s, 'reader')).toEqual([
        spell,
        ...['wingsong', 'ember_lance', 'true_eye'].filter((one) => one !== spell),
      ]);
    }
  });

  test('the face-down spell’s own bars are paid', () => {
    const s = reading(['ember_lance', 'true_eye'], {}, { down: true });
    expect(s.refuses(browse('reader'))).toBe('S34');
    s.does(END);
    s.does(free('ember_lance'));
    expect(stackOf(s, 'reader')).toEqual(['ember_lance', 'true_eye']);
  });
});

describe('[S34] one bar', () => {
  test('is free in the own end phase, and only there', () => {
    const s = reading(['ember_lance', 'true_eye', 'wingsong']);
    expect(s.refuses(browse('reader'))).toBe('S34');
    s.does(END);
    s.does(free('true_eye'));
    expect([stackOf(s, 'reader')[0], tokens(s)]).toEqual(['true_eye', 0]);
  });

  test('once per book', () => {
    const s = reading(['ember_lance', 'true_eye', 'stone_hide']);
    s.does(END);
    s.does(free('true_eye'));
    expect(s.asks()).toBe('action'); // one bar again, but it has been browsed
    nextTurnOf(s, 0).does(END);
    s.does(free('stone_hide'));
    expect(stackOf(s, 'reader')).toEqual(['stone_hide', 'true_eye', 'ember_lance']);
  });

  test('though another book is still to come', () => {
    const s = setUp({
      figures: { reader: { is: 'ley_novice', at: [10_000, 5_000] }, idle, foe },
      books: [
        { book: 'adepts_codex', of: 'reader', stack: ['ember_lance', 'true_eye'] },
        { book: 'adepts_codex', of: 'reader', stack: ['stone_hide', 'true_eye'] },
      ],
    });
    s.does(END);
    s.does(free('true_eye'));
    expect(s.refuses(free('ember_lance'))).toBe('R12');
    s.does(free('true_eye', 1));
    expect([s.asks(), s.asked()]).toEqual(['action', 1]);
  });

  test('[R44] a book of one face-up card is offered as well, where somebody is asked at all', () => {
    const s = setUp({
      figures: { reader: { is: 'lattice_scholar', at: [10_000, 5_000] }, idle, foe },
      books: [
        { book: 'adepts_codex', of: 'reader', stack: ['ember_lance', 'true_eye'] },
        { book: 'adepts_codex', of: 'reader', stack: ['stone_hide'] },
        { book: 'pocket_chapbook', of: 'reader', stack: [] },
      ],
    });
    s.does(END);
    expect(s.options()).toEqual([free('ember_lance'), free('true_eye'), free('stone_hide', 1), DONE]);
    s.does(free('stone_hide', 1));
    expect(s.refuses(free('stone_hide', 1))).toBe('R12');
  });

  test('nobody is asked about a single face-up card, nor about none', () => {
    const asked = (stack: string[], down: boolean) => {
      const s = reading(stack, {}, { down });
      s.does(END);
      return s.asks();
    };
    expect([asked(['ember_lance'], false), asked([], false), asked(['ember_lance'], true)]).toEqual([
      'action',
      'action',
      'browseFree',
    ]);
  });

  test('what is offered: every face-up spell of such a book, and to be done', () => {
    const offered = (stack: string[], book = {}) => {
      const s = reading(stack, {}, book);
      s.does(END);
      return s.options();
    };
    const all = [free('ember_lance'), free('true_eye'), DONE];
    expect(offered(['ember_lance', 'true_eye', 'true_eye'])).toEqual(all);
    expect(offered(['ember_lance', 'true_eye'], { down: true })).toEqual(all);
    expect(offered(['wingsong', 'true_eye'])).toEqual([DONE]);
    expect(offered(['ember_lance', 'true_eye'], { shut: true })).toEqual([DONE]);
  });

  test('other bars are not paid then', () => {
    const s = reading(['wingsong', 'true_eye']);
    s.does(END);
    expect(s.refuses(free('true_eye'))).toBe('S34');
    s.does(DONE);
  });
});

describe('[S35] two bars', () => {
  test.each([
    [0, 1, 0],
    [1, 1, 0],
    [2, 2, 1],
  ])('tokens %i become %i', (before, after, click) => {
    const s = reading(['wingsong', 'ember_lance', 'true_eye'], { tokens: before });
    s.does(browse('reader'));
    expect(tokens(s)).toBe(Math.max(0, before - 1));
    s.does(mark('true_eye'));
    expect([tokens(s), s.figure('reader').click, s.view().actions]).toEqual([after, click, 2]);
  });
});

test('[S36] two tokens: only the two-bar browse is allowed, and its token pushes', () => {
  const s = reading(['wingsong', 'ember_lance'], { tokens: 2 });
  expect(s.refuses(cast('reader', { targets: ['reader'] }))).toBe('B46');
  s.does(browse('reader'));
  expect(only(s.does(mark('ember_lance')), 'pushed')).toHaveLength(1);
  const spared = reading(['wingsong', 'ember_lance'], { tokens: 2 }, {}, { browsePush: false });
  spared.does(browse('reader'));
  expect(only(spared.does(mark('ember_lance')), 'pushed')).toEqual([]);
});

describe('[S37] three bars', () => {
  test.each([
    [0, 1, 0],
    [1, 2, 1],
  ])('nothing is removed: tokens %i become %i', (before, after, click) => {
    const s = reading(['mana_well', 'ember_lance'], { tokens: before });
    s.does(browse('reader'));
    expect(tokens(s)).toBe(before);
    s.does(mark('ember_lance'));
    expect([tokens(s), s.figure('reader').click]).toEqual([after, click]);
  });

  test('not with two tokens', () => {
    expect(reading(['mana_well', 'ember_lance'], { tokens: 2 }).refuses(browse('reader'))).toBe('S37');
  });
});

test('[S38] the token comes when the new bookmark is on top', () => {
  const s = reading(['mana_well', 'ember_lance', 'true_eye']);
  s.does(browse('reader'));
  expect(tokens(s)).toBe(0);
  const told = s.does(mark('true_eye')).map(({ type }) => type);
  expect(told).toEqual(['browsed', 'tokenPlaced']);
});

test('[S39] browsing by action is the figure’s action for the turn, and one of the player’s', () => {
  const s = reading(['mana_well', 'ember_lance']);
  s.does(browse('reader'));
  s.does(mark('ember_lance'));
  expect(s.view().actions).toBe(2);
  expect(s.refuses(browse('reader'))).toBe('B45');
  const t = reading(['ember_lance', 'true_eye']); // one bar is none
  t.does(END);
  t.does(free('true_eye'));
  expect(t.figure('reader').acted).toBe(0);
});

describe('[S40] browsing is not casting', () => {
  test('no counter is offered, nothing is shown', () => {
    const s = reading(['wingsong', 'ember_lance', 'true_eye']);
    s.does(browse('reader'));
    expect([s.asks(), s.asked()]).toEqual(['browse', 0]);
    expect(only(s.does(mark('true_eye')), 'browsed')).toEqual([{ type: 'browsed', by: 0, book: 0 }]);
    expect(s.view(1).books[0]).toMatchObject({ seen: [], own: null });
  });

  test('nor what it cost: from no tokens two bars look like three', () => {
    const heardOf = (stack: string[]) => {
      const s = reading(stack);
      return [...s.does(browse('reader')), ...s.does(mark('ember_lance'))];
    };
    expect(heardOf(['wingsong', 'ember_lance'])).toEqual(heardOf(['mana_well', 'ember_lance']));
  });

  test('casting is countered by that very wand', () => {
    const s = reading(['wingsong', 'ember_lance', 'true_eye']);
    s.does(cast('reader', { targets: ['reader'] }));
    expect([s.asks(), s.asked()]).toEqual(['counter', 1]);
  });
});
