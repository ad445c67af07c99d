import { describe, expect, test } from 'vitest';
import { ownData } from '../data.ts';
import { cast, mark, nextTurnOf, stackOf } from './stage.ts';
import { at, close, END, move, only, setUp, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const prey = { is: 'causeway_legionary', of: 1, at: [14_000, 5_000], facing: 18_000 } as const;
const reading = (stack: string[], reader = {}, more = {}, rest = {}): TestMatch =>
  setUp({
    figures: { reader: { is: 'ley_novice', at: [10_000, 5_000], ...reader }, prey, idle, ...more },
    books: [{ book: 'archmages_tome', of: 'reader', stack }],
    ...rest,
  });
const lance = cast('reader', { targets: ['prey'] });

test('[S41] every spell is a sorcery, an enchantment, a glyph or an illusion; or a counterspell', () => {
  const types = new Set(ownData.spells.spells.map(({ type }) => type));
  expect([...types].sort()).toEqual(['counterspell', 'enchantment', 'glyph', 'illusion', 'sorcery']);
});

test('[S41a] counterspells are never cast by an action', () => {
  expect(reading(['rebuke', 'true_eye']).refuses(cast('reader'))).toBe('S41a');
  expect(reading(['rebuke', 'true_eye']).refuses(lance)).toBe('S41a');
});

test('[S42] a sorcery works at once and leaves nothing in play', () => {
  const s = reading(['mend_flesh', 'true_eye'], {}, { friend: { is: 'ossuary_guard', at: [10_000, 6_500], click: 3 } });
  s.does(cast('reader', { targets: ['friend'] }));
  expect([s.figure('friend').click, s.view().inPlay]).toEqual([1, []]);
});

describe('[S43] a ranged sorcery while engaged', () => {
  const beside = (foe: object) => ({ foe: { is: 'barricade_militia', of: 1, at: [10_000, 6_500], ...foe } });

  test('is barred by any opposing warrior in contact, able or not', () => {
    expect(reading(['ember_lance'], {}, beside({})).refuses(lance)).toBe('S43');
    expect(reading(['ember_lance'], {}, beside({ click: 4 })).refuses(lance)).toBe('S43');
    reading(['ember_lance'], {}, beside({ at: [10_000, 6_511] })).does(lance, [1, 2]);
    reading(['ember_lance'], {}, beside({ of: 0 })).does(lance, [1, 2]);
  });

  test('other sorceries are not', () => {
    const s = reading(['shove_of_the_deep'], {}, beside({}));
    s.does(cast('reader', { targets: ['foe'] }));
    expect(s.figure('foe').at).toEqual(at(10_000, 9_500));
  });
});

describe('[S44] enchantments', () => {
  const sung = (): TestMatch => {
    const s = reading(
      ['stone_hide', 'true_eye'],
      {},
      {
        friend: { is: 'shardchewer', at: [10_000, 6_500], click: 5 },
        other: { is: 'shardchewer', at: [8_500, 5_000] },
        killer: { is: 'dust_reaver', of: 1, at: [11_500, 6_500], facing: 18_000 },
      },
    );
    s.does(cast('reader', { targets: ['friend'] }));
    return s;
  };

  test('affect one figure, on which the element hangs', () => {
    const s = sung();
    expect(s.view(1).inPlay).toMatchObject([{ spell: 'stone_hide', target: s.no('friend'), at: null }]);
    expect(s.figure('friend').now?.abilities).toContain('toughness');
    expect(s.figure('other').now?.abilities).not.toContain('toughness');
    expect(reading(['stone_hide']).refuses(cast('reader', { targets: ['reader', 'idle'] }))).toBe('R82');
  });

  test('end with their figure', () => {
    const s = nextTurnOf(sung(), 1);
    const told = s.does(close('killer', 'friend'), [5, 5]);
    expect(s.figure('friend').where).toBe('fallen');
    expect(only(told, 'spellEnded')).toMatchObject([{ spell: 'stone_hide' }]);
    expect([s.view().inPlay, stackOf(s, 'reader')]).toEqual([[], ['true_eye', 'stone_hide']]);
  });

  test('each by its own text and its own figure', () => {
    const s = setUp({
      figures: {
        hitter: { is: 'argent_duellist', at: [10_000, 5_000] },
        foe: { is: 'radiant_servitor', of: 1, at: [11_500, 5_000], facing: 18_000 }, // Toughness
        idle,
      },
      books: [{ book: 'archmages_tome', of: 'hitter', stack: [] }],
      inPlay: [
        { card: 'bladesong', caster: 'hitter', target: 'hitter' }, // until it misses
        { card: 'stone_hide', caster: 'hitter', target: 'hitter' }, // until it is critically hit
        { card: 'glass_bones', caster: 'hitter', target: 'foe' }, // until it is hit
        { card: 'tangle_of_years', caster: 'hitter', target: 'foe' }, // until it breaks away
      ],
    });
    const ended = only(s.does(close('hitter', 'foe'), [4, 4]), 'spellEnded').map(({ spell }) => spell);
    expect(ended).toEqual(['glass_bones']);
  });

  test('or when it leaves the game', () => {
    const s = setUp(
      {
        active: 1,
        figures: {
          reader: { is: 'ley_novice', at: [10_000, 5_000] },
          prey,
          third: { is: 'ossuary_guard', of: 2, at: [30_000, 30_000] },
        },
        books: [{ book: 'archmages_tome', of: 'reader', stack: ['true_eye'] }],
        inPlay: [{ card: 'leaden_limbs', caster: 'reader', target: 'prey' }],
      },
      { seats: 3 },
    );
    s.does({ do: 'concede' });
    expect(s.figure('prey').where).toBe('gone');
    expect([s.view().inPlay, stackOf(s, 'reader')]).toEqual([[], ['true_eye', 'leaden_limbs']]);
  });

  test('and not because it walks away', () => {
    const s = sung();
    nextTurnOf(s, 0).does(move('reader', [at(10_000, 2_000)]));
    expect(s.view().inPlay).toHaveLength(1);
  });

  test('end as their text says', () => {
    const s = reading(['bladesong', 'true_eye'], { is: 'argent_duellist' }, { prey: { ...prey, at: [11_500, 5_000] } });
    s.does(cast('reader', { targets: ['reader'] }));
    nextTurnOf(s, 0);
    expect(only(s.does(close('reader', 'prey'), [1, 2]), 'spellEnded')).toMatchObject([{ spell: 'bladesong' }]); // missed
  });
});

describe('[S50] illusions', () => {
  test('leave the book and change the whole field', () => {
    const s = reading(['mirage_mire', 'true_eye'], {}, { far: { is: 'argent_lancer', of: 1, at: [27_000, 27_000] } });
    expect(s.figure('far').now?.speed).toBe(12);
    s.does(cast('reader'));
    expect(s.view(1).inPlay).toMatchObject([{ spell: 'mirage_mire', target: null, at: null, clock: 3 }]);
    expect([s.figure('far').now?.speed, s.figure('reader').now?.speed]).toEqual([6, 6]);
    expect(stackOf(s, 'reader')).toEqual(['true_eye']);
  });

  test('for a time', () => {
    const s = reading(['mirage_mire', 'true_eye']);
    s.does(cast('reader'));
    nextTurnOf(nextTurnOf(s, 0), 0).does(END);
    expect([s.view().inPlay, s.figure('reader').now?.speed]).toEqual([[], 8]);
  });

  test('may cancel domains, and be cancelled by them', () => {
    const cancels = reading(['glass_sky', 'true_eye'], {}, {}, { domains: ['howling_gale', 'hard_frost'] });
    cancels.does(cast('reader'));
    expect([cancels.view().domains, cancels.view().inPlay.length]).toEqual([['hard_frost'], 1]);
    const cancelled = reading(['glass_sky', 'true_eye'], {}, {}, { domains: ['ley_drought'] });
    cancelled.does(cast('reader'));
    expect([cancelled.view().domains, cancelled.view().inPlay]).toEqual([['ley_drought'], []]);
  });

  test('[S50a] a cancelled illusion is removed from the game', () => {
    const s = reading(['glass_sky', 'true_eye', 'stone_hide'], {}, {}, { domains: ['ley_drought'] });
    s.does(cast('reader'));
    s.does(mark('true_eye'));
    expect([stackOf(s, 'reader'), s.book('reader').own?.pages]).toEqual([['true_eye', 'stone_hide'], 3]);
    expect(s.figure('reader').tokens).toBe(1); // the action is spent all the same
    const later = reading(['glass_sky', 'painted_heaven']); // one illusion may cancel another
    later.does(cast('reader'));
    nextTurnOf(later, 0).does(cast('reader'));
    expect(later.view().inPlay).toMatchObject([{ spell: 'painted_heaven' }]);
    expect(stackOf(later, 'reader')).toEqual([]);
  });
});
