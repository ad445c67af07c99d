import { describe, expect, test } from 'vitest';
import { modifiersOf } from '../effects/in-force.ts';
import { cast, nextTurnOf, stackOf } from './stage.ts';
import { at, close, END, only, setUp, shoot, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
type Wanted = Parameters<typeof setUp>[0];
const standing = (figures: Wanted['figures'], inPlay: Required<Wanted>['inPlay'], stack: string[] = []): TestMatch =>
  setUp({
    figures: { reader: { is: 'ley_novice', at: [10_000, 5_000] }, idle, ...figures },
    books: [{ book: 'archmages_tome', of: 'reader', stack }],
    inPlay,
  });
const added = (s: TestMatch, name: string, stat: 'speed' | 'defense' | 'attack') =>
  modifiersOf(s.match.table, s.no(name), stat, { form: 'close', spell: false }, null);
const limbs = { card: 'leaden_limbs', caster: 'reader', target: 'foe' };
const foe = { is: 'causeway_legionary', of: 1, at: [20_000, 5_000], facing: 18_000 } as const;

describe('[R20] an enchantment outlives its caster', () => {
  test('which is eliminated', () => {
    const s = standing(
      { foe: { ...foe, at: [11_500, 5_000] }, reader: { is: 'ley_novice', at: [10_000, 5_000], click: 5 } },
      [limbs],
    );
    nextTurnOf(s, 1).does(close('foe', 'reader'), [6, 5]);
    expect([s.figure('reader').where, s.view().inPlay.length, added(s, 'foe', 'speed')]).toEqual(['fallen', 1, -3]);
  });

  test('or goes away', () => {
    const s = standing({ foe }, [limbs]);
    s.does({ do: 'move', figure: 'reader', path: [at(3_000, 5_000)], facing: 0 });
    expect([nextTurnOf(s, 0).view().inPlay.length, added(s, 'foe', 'speed')]).toEqual([1, -3]);
  });

  test('it ends as its text says, its card going to where the book lies', () => {
    const s = setUp({
      figures: {
        idle,
        reader: { is: 'ley_novice', of: 1, at: [28_000, 3_000] },
        foe: { ...foe, of: 0 },
        shooter: { is: 'thistle_watcher', of: 1, at: [28_000, 5_000], facing: 18_000 },
      },
      books: [{ book: 'archmages_tome', marker: at(15_000, 15_000), stack: [] }],
      cards: [{ spell: 'leaden_limbs', book: 0, place: 'play' }],
      inPlay: [{ card: 0, caster: 'reader', target: 'foe' }],
    });
    nextTurnOf(s, 1).does({ do: 'fury', figure: 'shooter', use: 'ranged' }, [6]);
    const told = s.does(shoot('shooter', 'foe'), [5, 5]);
    expect(only(told, 'spellEnded')).toHaveLength(1);
    expect(s.view().books[0]).toMatchObject({ wielder: null, cards: 1, down: false });
  });
});

describe('[R21] the same name twice', () => {
  test('on one figure does not add up', () => {
    const s = standing({ foe }, [limbs, limbs]);
    expect(added(s, 'foe', 'speed')).toBe(-3);
  });

  test('different names do', () => {
    const s = standing({ foe }, [
      limbs,
      { card: 'glass_bones', caster: 'reader', target: 'foe' },
      { card: 'gift_or_burden', mode: 1, caster: 'reader', target: 'foe' },
    ]);
    expect([added(s, 'foe', 'speed'), added(s, 'foe', 'defense')]).toEqual([-3, -3]);
  });

  test('nor do two glyphs of a name', () => {
    const circle = (y: number) => ({ card: 'ward_circle', caster: 'reader', at: at(10_000, y) });
    const s = standing({}, [circle(6_250), circle(3_750)]);
    expect(added(s, 'reader', 'defense')).toBe(1);
    const sigil = (y: number) => ({ card: 'thorn_sigil', caster: 'reader', at: at(10_000, y) });
    const t = standing({ foe: { ...foe, at: [14_000, 5_000] } }, [sigil(6_250), sigil(3_750)]);
    nextTurnOf(t, 1).does({ do: 'move', figure: 'foe', path: [at(12_000, 5_000)], facing: 0 });
    expect(t.figure('foe').click).toBe(1);
  });

  test('what hurts its figure hurts it once', () => {
    const fury = { card: 'borrowed_fury', caster: 'reader', target: 'friend' };
    const friend = { is: 'ossuary_guard', at: [10_000, 6_500] } as const;
    const clicks = (s: TestMatch) => ['friend', 'idle'].map((name) => s.figure(name).click);
    expect(clicks(nextTurnOf(standing({ friend }, [fury]), 0))).toEqual([1, 0]);
    expect(clicks(nextTurnOf(standing({ friend }, [fury, fury]), 0))).toEqual([1, 0]);
    const both = nextTurnOf(standing({ friend }, [fury, { ...fury, target: 'idle' }]), 1);
    both.does(END);
    both.does({ do: 'resolve', source: 'spell', of: 2 });
    expect(clicks(both)).toEqual([1, 1]);
  });

  test('a figure in two Rally Marks loses one token, one in each loses one', () => {
    const rallied = (x: number) => {
      const s = setUp({
        phase: 'command',
        figures: {
          reader: { is: 'ley_novice', at: [10_000, 5_000], tokens: 2 },
          other: { is: 'ley_novice', at: [x, 5_000], tokens: 2 },
        },
        books: ['reader', 'other'].map((of) => ({ book: 'archmages_tome', of, stack: [] })),
        inPlay: [
          { card: 'rally_mark', caster: 'reader', at: at(10_000, 6_250) },
          { card: 'rally_mark', caster: 'other', at: at(x, 6_250) },
        ],
      });
      s.does({ do: 'resolve', source: 'chosen_spell', of: 1, figure: 'reader' });
      if (s.asks() === 'trigger') s.does({ do: 'resolve', source: 'chosen_spell', of: 2, figure: 'other' });
      expect(s.asks()).toBe('action');
      return ['reader', 'other'].map((name) => s.figure(name).tokens);
    };
    expect(rallied(11_500)).toEqual([1, 2]);
    expect(rallied(18_000)).toEqual([1, 1]);
  });

  test('each keeps its own clock and end', () => {
    const wings = (clock: number) => ({ card: 'wingsong', caster: 'reader', target: 'reader', clock });
    const s = standing({}, [wings(1), wings(2)]);
    expect(s.figure('reader').now?.abilities).toEqual(['flight']);
    s.does(END);
    expect([s.view().inPlay.length, s.figure('reader').now?.abilities]).toEqual([1, ['flight']]);
    nextTurnOf(s, 0).does(END);
    expect([s.view().inPlay.length, s.figure('reader').now?.abilities]).toEqual([0, []]);
  });
});

describe('[R48] an enchantment ends with its figure', () => {
  test('that is eliminated', () => {
    const near = { is: 'dust_reaver', at: [18_500, 5_000] } as const;
    const s = standing({ foe: { ...foe, click: 4 }, near }, [{ ...limbs, card: 'tangle_of_years' }]);
    const told = s.does(close('near', 'foe'), [6, 5]);
    expect(only(told, 'spellEnded')).toMatchObject([{ spell: 'tangle_of_years' }]);
    expect(stackOf(s, 'reader')).toEqual(['tangle_of_years']);
  });

  test('or leaves the game', () => {
    const s = setUp(
      {
        figures: { reader: { is: 'ley_novice', at: [10_000, 5_000] }, idle, foe },
        books: [{ book: 'archmages_tome', of: 'reader', stack: [] }],
        inPlay: [limbs],
      },
      { seats: 3, options: { battlefield: 'four_courts' } },
    );
    nextTurnOf(s, 1).does({ do: 'concede' });
    expect([s.view().inPlay, stackOf(s, 'reader')]).toEqual([[], ['leaden_limbs']]);
  });

  test('not when the figure is moved about the field', () => {
    const s = standing({ foe: { ...foe, at: [15_000, 5_000] } }, [limbs], ['shove_of_the_deep']);
    s.does(cast('reader', { targets: ['foe'] }));
    expect([s.figure('foe').at, s.view().inPlay.length]).toEqual([at(18_000, 5_000), 1]);
  });
});

describe('[R66] your nth end phase', () => {
  const clock = (spell: string): number => {
    const s = standing({}, [], [spell, 'ember_lance']);
    s.does(cast('reader', spell === 'wingsong' ? { targets: ['reader'] } : {}));
    for (let turns = 1; ; turns++) {
      s.does(END);
      if (s.view().inPlay.length === 0) return turns;
      nextTurnOf(s, 0);
    }
  };

  test('that of the turn of casting is the first', () => {
    expect(['painted_heaven', 'glass_sky', 'wingsong', 'false_night'].map(clock)).toEqual([1, 2, 2, 3]);
  });

  test('the end phases of others do not count; the clock runs on without the caster', () => {
    const near = { ...foe, at: [11_500, 5_000] } as const;
    const s = standing({ near, reader: { is: 'ley_novice', at: [10_000, 5_000], click: 5 } }, [
      { card: 'false_night', caster: 'reader', clock: 2 },
    ]);
    nextTurnOf(s, 1).does(close('near', 'reader'), [6, 5]);
    expect(s.view().inPlay).toMatchObject([{ clock: 1 }]);
    nextTurnOf(s, 0).does(END);
    expect(s.view().inPlay).toEqual([]);
  });
});

test('[R74] spells that end together end in the order of casting, the last lowest', () => {
  const on = (card: string, cast: number) => ({ card, caster: 'reader', target: 'reader', clock: 1, cast });
  const s = standing({}, [on('wingsong', 1), on('mantle_of_nothing', 2), on('wingsong', 3)], ['ember_lance']);
  s.does(END);
  expect(stackOf(s, 'reader')).toEqual(['ember_lance', 'wingsong', 'mantle_of_nothing', 'wingsong']);
});

describe('[R79] an ability twice is the ability once', () => {
  const hide = { card: 'stone_hide', caster: 'reader', target: 'foe' };
  const hurt = (is: string, ...inPlay: object[]) => {
    const s = standing({ foe: { is, of: 1, at: [14_000, 5_000] } }, inPlay as Required<Wanted>['inPlay'], [
      'ember_lance',
    ]);
    s.does(cast('reader', { targets: ['foe'] }), [5, 6]);
    return s.figure('foe').click;
  };

  test('dial and spell', () => {
    expect([hurt('radiant_servitor'), hurt('radiant_servitor', hide)]).toEqual([2, 2]);
    expect([hurt('ossuary_guard'), hurt('ossuary_guard', hide), hurt('ossuary_guard', hide, hide)]).toEqual([3, 2, 2]);
  });

  test('dial and Mind Tap', () => {
    const tapped = (tap: object) => {
      const s = setUp({
        active: 1,
        figures: {
          oracle: { is: 'lantern_oracle', at: [10_000, 5_000], ...tap },
          bow: { is: 'rune_anvil_gunner', of: 1, at: [15_000, 5_000], facing: 18_000, click: 2 },
        },
      });
      return only(s.does(shoot('bow', 'oracle'), [1, 2]), 'attacked')[0].blows[0].defense;
    };
    expect([tapped({}), tapped({ tapped: 'battle_armor' })]).toEqual([18, 18]);
  });
});

describe('[R81] immunity gained later', () => {
  const mauler = (click: number): TestMatch =>
    standing({ foe: { is: 'cave_mauler', of: 1, at: [20_000, 5_000], click } }, [limbs]);

  test('puts spells of others to sleep while it shows', () => {
    expect([1, 2, 4, 5].map((click) => added(mauler(click), 'foe', 'speed'))).toEqual([-3, 0, 0, -3]);
  });

  test('they do not end by that', () => {
    expect(nextTurnOf(mauler(2), 0).view().inPlay).toHaveLength(1);
  });
});

test('[R80] friendly and opposing are seen from the player of the caster', () => {
  const circle = { card: 'ward_circle', caster: 'reader', at: at(10_000, 6_250) };
  const s = standing({ friend: { is: 'ossuary_guard', at: [11_500, 5_000] }, foe: { ...foe, at: [10_000, 8_500] } }, [
    circle,
  ]);
  const defenses = () => ['reader', 'friend', 'foe'].map((name) => added(s, name, 'defense'));
  expect(defenses()).toEqual([1, 1, 0]);
  nextTurnOf(s, 1); // whoever’s turn it is
  expect(defenses()).toEqual([1, 1, 0]);
});
