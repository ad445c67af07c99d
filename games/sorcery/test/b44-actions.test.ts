import { describe, expect, test } from 'vitest';
import { at, close, END, move, only, setUp, shoot, type TestMatch } from './table.ts';

/** Somebody who keeps the action phase open. */
const idle = { is: 'ossuary_guard', at: [1_000, 28_000] } as const;
const one = (is: string, more = {}) => setUp({ figures: { one: { is, at: [10_000, 5_000], ...more }, idle } });
const shows = (s: TestMatch, name = 'one') => [s.figure(name).click, s.figure(name).tokens];
const turned = move('one', [], 9_000);

test('[B44] a special action only where an ability, a spell or browsing asks for one', () => {
  const plain = one('ossuary_guard');
  expect(plain.why({ do: 'regeneration', figure: 'one' })).toBe('B87.lacks');
  expect(plain.why({ do: 'cast', figure: 'one', book: 0 })).toBe('S1.none');
  expect(plain.why({ do: 'browse', figure: 'one', book: 0 })).toBe('S1.none');
  const mauler = one('cave_mauler', { click: 5 });
  mauler.does({ do: 'regeneration', figure: 'one' }, [4]);
  expect(shows(mauler)).toEqual([3, 1]);
});

describe('[B45] one action per figure', () => {
  test('in a turn, of whatever kind', () => {
    const s = one('ossuary_guard');
    s.does(turned);
    expect(s.refuses(turned)).toBe('B45');
    s.does(END);
    s.does(END);
    s.does(turned);
  });

  test('[B101] none for a figure that was levitated this turn', () => {
    const s = setUp({
      figures: {
        ilvane: { is: 'ilvane', at: [10_000, 5_000] },
        one: { is: 'ossuary_guard', at: [11_500, 5_000] },
        idle,
      },
    });
    s.does({ do: 'levitation', figure: 'ilvane', target: 'one', to: at(15_000, 5_000), facing: 0 });
    expect(s.why(turned)).toBe('B101.barred');
  });
});

test('[B46] two tokens bar actions, one does not', () => {
  expect(one('ossuary_guard', { tokens: 2 }).refuses(turned)).toBe('B46');
  one('ossuary_guard', { tokens: 1 }).does(turned);
});

describe('[B47] the token', () => {
  test('is placed when the action is over, also when nothing came of it', () => {
    const s = one('ossuary_guard');
    s.does(turned);
    expect(shows(s)).toEqual([0, 1]);
    const held = setUp({
      figures: {
        one: { is: 'ossuary_guard', at: [10_000, 5_000] },
        foe: { is: 'ossuary_guard', of: 1, at: [11_500, 5_000] },
        idle,
      },
    });
    held.does(move('one', [at(8_000, 5_000)]), [1]);
    expect([shows(held), held.figure('one').at]).toEqual([[0, 1], at(10_000, 5_000)]);
  });

  test('not for a figure that fell', () => {
    const s = setUp({
      figures: {
        one: { is: 'ossuary_guard', at: [10_000, 5_000], click: 4 },
        foe: { is: 'ossuary_guard', of: 1, at: [11_500, 5_000] },
        idle,
      },
    });
    const told = s.does(close('one', 'foe'), [1, 1]);
    expect([s.figure('one').where, s.figure('one').tokens, only(told, 'tokenPlaced')]).toEqual(['fallen', 0, []]);
  });
});

describe('[B48] pushing', () => {
  test('the second token costs 1 damage at once, the first nothing', () => {
    const s = one('ossuary_guard', { tokens: 1 });
    const told = s.does(turned);
    expect(shows(s)).toEqual([1, 2]);
    expect(only(told, 'damaged')).toMatchObject([{ n: 1, how: 'pushing' }]);
  });

  test('whatever the action was', () => {
    const s = setUp({
      figures: {
        one: { is: 'bellows_apprentice', at: [10_000, 5_000], tokens: 1 },
        foe: { is: 'ossuary_guard', of: 1, at: [15_000, 5_000] },
        idle,
      },
    });
    s.does(shoot('one', 'foe'), [1, 2]);
    expect(shows(s)).toEqual([1, 2]);
  });

  test('[B49] nothing reduces, dodges or prevents it', () => {
    for (const is of ['harbour_golem', 'sehr', 'argent_duellist']) {
      const s = one(is, { tokens: 1 }); // Toughness, Invulnerability, Dodge
      s.does(turned);
      expect(shows(s)).toEqual([1, 2]);
    }
  });

  test('[B49] it may eliminate', () => {
    const s = one('ossuary_guard', { tokens: 1, click: 4 });
    s.does(turned);
    expect(s.figure('one').where).toBe('fallen');
  });
});

describe('[B50] an action that is free', () => {
  const quick = { ...turned, do: 'quickness' };

  test('uses none of the player’s, and is an action in all else', () => {
    const s = one('dust_reaver', { tokens: 1 });
    s.does(quick);
    expect([s.view().actions, ...shows(s)]).toEqual([3, 1, 2]);
    expect(s.refuses(quick)).toBe('B45');
    expect(one('dust_reaver', { tokens: 2 }).refuses(quick)).toBe('B46');
  });

  test('an ordinary move of the same figure costs one', () => {
    const s = one('dust_reaver');
    s.does(turned);
    expect(s.view().actions).toBe(2);
  });

  test('only while Quickness shows', () => {
    expect(one('dust_reaver', { click: 2 }).refuses(quick)).toBe('B50');
    expect(one('ossuary_guard').refuses(quick)).toBe('B50');
  });
});

test('[B52] at the end of the turn all tokens come off own figures that were given no action', () => {
  const s = setUp({
    figures: {
      acts: { is: 'ossuary_guard', at: [5_000, 5_000], tokens: 1 },
      rests: { is: 'ossuary_guard', at: [7_000, 5_000], tokens: 1 },
      weary: { is: 'ossuary_guard', at: [9_000, 5_000], tokens: 2 },
      foe: { is: 'ossuary_guard', of: 1, at: [25_000, 5_000], tokens: 1 },
    },
  });
  s.does(move('acts', [], 9_000));
  s.does(END);
  expect(['acts', 'rests', 'weary', 'foe'].map((name) => s.figure(name).tokens)).toEqual([2, 0, 0, 1]);
});
