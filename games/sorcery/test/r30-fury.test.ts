import { describe, expect, test } from 'vitest';
import { cast } from './stage.ts';
import { at, close, only, setUp, shoot, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
type Kind = {
  is?: string;
  of?: number;
  at?: readonly [number, number];
  facing?: number;
  click?: number;
  tokens?: number;
};
const foe = { is: 'ossuary_guard', of: 1, at: [14_000, 5_000], facing: 18_000 } as const;
const druid = (is: string, more: Record<string, Kind> = {}, stack: string[] = []): TestMatch =>
  setUp({
    figures: { druid: { is, at: [10_000, 5_000] }, foe, idle, ...(more as Record<string, { is: string }>) },
    books: [{ book: 'archmages_tome', of: 'druid', stack }],
  });
const fury = (use: string, more = {}) => ({ do: 'fury', figure: 'druid', use, ...more });

describe('[R30] one fury roll per action', () => {
  test('covers every attack roll of it', () => {
    const s = druid('squall_speaker', { near: { ...foe, at: [14_000, 6_500] } });
    s.does(fury('ranged', { ability: 'flame_lightning' }), [3]);
    const told = s.does({ ...shoot('druid', 'foe'), ability: 'flame_lightning' }, [3, 3]);
    expect(only(told, 'attacked')[0].blows.map(({ attack }) => attack)).toEqual([11, 11]);
  });

  test('is made though the action holds no attack', () => {
    const s = druid('squall_speaker', { friend: { is: 'ossuary_guard', of: 0, at: [10_000, 6_500], tokens: 1 } }, [
      'fork_of_fate',
    ]);
    expect(only(s.does(fury('cast', { book: 0 }), [2]), 'furyRolled')).toMatchObject([{ die: 2, plus: 2 }]);
    s.does(cast('druid', { mode: 'respite', targets: ['friend'] }));
    expect(s.figure('friend').tokens).toBe(0);
  });

  test('is compared with the dial damage, for ranged actions too', () => {
    const plus = (click: number, die: number) => {
      const s = druid('squall_speaker', { druid: { is: 'squall_speaker', at: [10_000, 5_000], click } });
      return only(s.does(fury('ranged'), [die]), 'furyRolled')[0];
    };
    expect(plus(0, 3)).toMatchObject({ damage: 3, plus: 2 }); // its ranged damage is 2
    expect([plus(0, 4).plus, plus(3, 3).plus, plus(3, 2).plus]).toEqual([0, 0, 2]);
  });

  test('is gone with the action', () => {
    const s = druid('squall_speaker', { other: { is: 'thistle_watcher', of: 0, at: [10_000, 3_000] } });
    s.does(fury('ranged'), [1]);
    s.does(shoot('druid', 'foe'), [1, 2]);
    s.does({ ...fury('ranged'), figure: 'other' }, [6]);
    const told = s.does(shoot('other', 'foe'), [1, 2]);
    expect(only(told, 'attacked')[0].blows[0].attack).toBe(8 + 1); // precision
  });

  test('no other action has one', () => {
    const s = druid('squall_speaker', {}, ['stone_hide']);
    expect(only(s.does(cast('druid', { targets: ['druid'] })), 'furyRolled')).toEqual([]);
  });
});

describe('[R71] the die comes before targets and modes', () => {
  test('in an attack', () => {
    const s = druid('squall_speaker', { other: { ...foe, at: [13_000, 7_000] } });
    expect(s.why(shoot('druid', 'foe'))).toBe('R86.first');
    s.does(fury('ranged'), [6]);
    expect(s.asks()).toBe('furyUse');
    s.does(shoot('druid', 'other'), [1, 2]);
  });

  test('in a casting', () => {
    const more = { friend: { is: 'ossuary_guard', of: 0, at: [10_000, 6_500] as const, tokens: 1 } };
    for (const choices of [
      { mode: 'respite', targets: ['friend'] },
      { mode: 'prongs', targets: ['foe'] },
    ]) {
      const s = druid('squall_speaker', more, ['fork_of_fate']);
      expect(s.why(cast('druid', choices))).toBe('R86.first');
      const told = s.does(fury('cast', { book: 0 }), [6]);
      expect(only(told, 'spellNamed')).toMatchObject([{ spell: 'fork_of_fate' }]);
      s.does(cast('druid', choices), choices.mode === 'prongs' ? [1, 2] : []);
    }
  });
});

describe('[R86] first the use, then the die, then the rest', () => {
  test('what was named is done', () => {
    const s = druid('squall_speaker', {}, ['ember_lance']);
    s.does(fury('ranged'), [6]);
    expect(s.why(cast('druid', { targets: ['foe'] }))).toBe('R86.named');
    expect(s.why(shoot('idle', 'foe'))).toBe('R86.figure');
    expect(s.why({ ...shoot('druid', 'foe'), ability: 'flame_lightning' })).toBe('R86.namedPlain');
    expect(s.why({ do: 'giveUp' })).toBe('R86.giveUp');
    s.does(shoot('druid', 'foe'), [1, 2]);
    expect(s.figure('druid').tokens).toBe(1);
  });

  test('so is the ability that was named, and from the book', () => {
    const s = druid('squall_speaker');
    s.does(fury('ranged', { ability: 'flame_lightning' }), [6]);
    expect(s.why(shoot('druid', 'foe'))).toBe('R86.namedAbility');
    s.does({ ...shoot('druid', 'foe'), ability: 'flame_lightning' }, [1, 2]);
    const two = setUp({
      figures: { druid: { is: 'squall_speaker', at: [10_000, 5_000] }, foe, idle },
      books: ['ember_lance', 'chain_of_sparks'].map((spell) => ({ book: 'adepts_codex', of: 'druid', stack: [spell] })),
    });
    two.does(fury('cast', { book: 1 }), [6]);
    expect(two.why(cast('druid', { targets: ['foe'] }, 0))).toBe('R86.namedBook');
    two.does(cast('druid', { targets: ['foe'] }, 1), [1, 2]);
  });

  test('an ability for a surge or Charge is chosen after the die; a Bound has none', () => {
    const fighter = (ability?: string) =>
      setUp({
        figures: {
          druid: { is: 'rootwalker', at: [10_000, 5_000], ...(ability && { tapped: ability }) },
          foe: { ...foe, is: 'argent_lancer' }, // no free spin
          idle,
        },
      });
    const run = { do: 'surge', figure: 'druid', path: [at(12_250, 5_000)], facing: 0 };
    const s = fighter('weapon_master');
    expect(s.why(fury('surge', { ability: 'weapon_master' }))).toBe('R86.afterwards');
    expect(fighter().why(fury('surge', { ability: 'weapon_master' }))).toBe('B87.lacks');
    expect(s.why(fury('surge', { ability: 'shockwave' }))).toBe('R86.ability');
    s.does(fury('surge'), [6]);
    const told = s.does({ ...run, target: 'foe', ability: 'weapon_master' }, [4, 4, 5]);
    expect(only(told, 'attacked')).toMatchObject([{ ability: 'weapon_master' }]);
    const bow = setUp({
      figures: { druid: { is: 'thistle_watcher', at: [10_000, 5_000], tapped: 'magic_freeze' }, foe, idle },
    });
    expect(bow.why(fury('bound', { ability: 'magic_freeze' }))).toBe('B87.bound');
  });

  test('a use that needs a target is refused without one', () => {
    const far = { foe: { ...foe, at: [25_000, 5_000] as const } };
    expect(druid('squall_speaker', far).why(fury('ranged'))).toBe('B76.nobody');
    expect(druid('squall_speaker', far, ['ember_lance']).why(fury('cast', { book: 0 }))).toBe('R75.none');
    expect(druid('rootwalker', far).why(fury('close'))).toBe('B71.nobody');
  });

  test('a surge may be given up after the die, its token is placed', () => {
    const s = druid('rootwalker', { foe: { ...foe, at: [25_000, 5_000] } });
    s.does(fury('surge'), [6]);
    const told = s.does({ do: 'giveUp' });
    expect(only(told, 'moved')).toEqual([]);
    expect([s.figure('druid').tokens, s.figure('druid').at, s.view().actions]).toEqual([1, at(10_000, 5_000), 2]);
  });

  test('so may a bound; or it is made', () => {
    const watcher = (foeAt: readonly [number, number]) => {
      const s = druid('thistle_watcher', { foe: { ...foe, at: foeAt } });
      s.does(fury('bound'), [2]);
      return s;
    };
    watcher([14_000, 5_000]).does({ do: 'giveUp' });
    const s = watcher([24_000, 5_000]);
    const bound = { do: 'bound', figure: 'druid', path: [at(15_000, 5_000)], facing: 0, targets: ['foe'] };
    const told = s.does(bound, [1, 2]);
    expect(only(told, 'attacked')[0].blows[0].attack).toBe(8 + 1 + 1); // fury and precision
  });

  test('naming asks for its own words', () => {
    const s = druid('squall_speaker', {}, ['stone_hide']);
    expect(s.why(fury('cast'))).toBe('R86.book'); // which book?
    expect(s.why(fury('ranged', { book: 0 }))).toBe('R86.bookless');
    expect(s.refuses(fury('cast', { book: 0 }))).toBe('S17'); // no combat action
    expect(s.refuses({ ...fury('close'), figure: 'idle' })).toBe('S63');
    const touched = { foe: { ...foe, at: [11_750, 5_000] as const } };
    expect(druid('rootwalker', touched).why(close('druid', 'foe'))).toBe('R86.first');
  });

  test('what cannot be done at all is the reason, not the die before it', () => {
    expect(druid('rootwalker').why(close('druid', 'foe'))).toBe('B71.contact');
    const far = { foe: { ...foe, at: [25_000, 5_000] as const } };
    expect(druid('squall_speaker', far).why(shoot('druid', 'foe'))).toBe('B76.range');
    expect(druid('squall_speaker', far, ['ember_lance']).why(cast('druid', { targets: ['foe'] }))).toBe('B76.range');
  });
});
