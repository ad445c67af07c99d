import { describe, expect, test } from 'vitest';
import { barsOf } from '../rules/browse-cost.ts';
import { browse, cast, counter, mark, stackOf } from './stage.ts';
import { at, END, only, setUp, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;

describe('[S60] Focus', () => {
  const rolls = (caster: string, wand: string) => {
    const s = setUp({
      figures: { caster: { is: caster, at: [10_000, 5_000] }, idle, wand: { is: wand, of: 1, at: [25_000, 25_000] } },
      books: [{ book: 'archmages_tome', of: 'caster', stack: ['true_eye'] }],
    });
    s.does(cast('caster', { targets: ['caster'] }));
    const [{ cast: spell, counter: against }] = only(s.does(counter('wand'), [6, 6, 1]), 'counterTried');
    return [spell.total, against.total];
  };

  test('+1 to a Delphana warrior’s roll, as casting and as countering sorcerer', () => {
    expect(rolls('brine_mirror_adept', 'ilvane')).toEqual([12 + 9 + 1 + 1, 1 + 11 + 2 + 1 + 1]);
  });

  test('nobody else has it', () => {
    expect(rolls('leech_cantor', 'mother_sanguel')).toEqual([12 + 9 + 1, 1 + 11 + 2 + 1]);
  });
});

describe('[S61] Spellbreach', () => {
  const against = (caster: string, prey: object, spell = 'ember_lance'): TestMatch =>
    setUp({
      figures: {
        caster: { is: caster, at: [10_000, 5_000] },
        idle,
        prey: { is: 'harbour_golem', of: 1, at: [14_000, 5_000], facing: 18_000, ...prey },
        foe: { is: 'ossuary_guard', of: 1, at: [27_000, 27_000] },
      },
      books: [{ book: 'archmages_tome', of: 'caster', stack: [spell, 'stone_hide'] }],
    });
  const plain = cast('caster', { targets: ['prey'] });
  const breach = cast('caster', { targets: ['prey'], breach: true });

  test.each([
    ['defense type', {}],
    ['ability', { is: 'argent_lancer', click: 5 }],
  ])('ignores magic immunity as a %s, if wanted', (_, prey) => {
    expect(against('slag_hexer', prey).refuses(plain)).toBe('B91');
    const s = against('slag_hexer', prey);
    s.does(breach, [6, 5]);
    expect(s.figure('prey').click).toBeGreaterThan((prey as { click?: number }).click ?? 0);
  });

  test('is for Forgemasters only', () => {
    expect(against('leech_cantor', {}).refuses(breach)).toBe('S61');
    expect(against('leech_cantor', { is: 'causeway_legionary' }).refuses(breach)).toBe('S61');
  });

  test('goes on working for what stays in play', () => {
    const s = against('slag_hexer', {}, 'leaden_limbs');
    s.does(breach);
    expect([s.figure('prey').now?.immune, s.figure('prey').now?.speed]).toEqual([true, 3]);
  });
});

describe('[S62] Siphon Energy', () => {
  const siphon = (figure = 'friend', of = 'cultist') => ({ do: 'resolve', source: 'siphon_energy', of, figure });
  const begun = (cultist = {}, friend = {}, more = {}): TestMatch =>
    setUp({
      phase: 'command',
      figures: {
        cultist: { is: 'censer_acolyte', at: [10_000, 5_000], tokens: 2, ...cultist },
        friend: { is: 'harbour_golem', at: [11_500, 5_000], ...friend },
        foe: { is: 'ossuary_guard', of: 1, at: [10_000, 6_500] },
        ...more,
      },
    });

  test('1 pushing damage to a touching friend, one token off, once', () => {
    const s = begun();
    expect(s.asks()).toBe('trigger');
    s.does(siphon());
    expect([s.figure('friend').click, s.figure('cultist').tokens]).toEqual([1, 1]); // Toughness does not help
    expect(s.asks()).toBe('action');
  });

  test('if it likes', () => {
    const s = begun();
    s.does({ do: 'decline' });
    expect([s.asks(), s.figure('friend').click, s.figure('cultist').tokens]).toEqual(['action', 0, 2]);
  });

  test('not from a foe, nor from who stands apart', () => {
    expect(begun().why(siphon('foe'))).toBe('B93.friendly');
    expect(begun({}, { at: [11_511, 5_000] }).asks()).toBe('action');
  });

  test('nor by the demoralized', () => {
    const second = { is: 'leech_cantor', at: [13_000, 5_000], tokens: 1 };
    const s = begun({}, {}, { second: { ...second, click: 7 } });
    expect(s.refuses(siphon('friend', 'second'))).toBe('B89');
    begun({}, {}, { second }).does(siphon('friend', 'second'));
  });

  test('in the own command phase only, and by cultists only', () => {
    const other = { of: 1, is: 'leech_cantor', at: [20_000, 20_000], tokens: 1 };
    const both = begun({}, {}, { other, mate: { of: 1, is: 'ossuary_guard', at: [21_500, 20_000] } });
    expect(both.why(siphon('mate', 'other'))).toBe('B42.other');
    expect(both.why(siphon('cultist', 'friend'))).toBe('S62.lacks');
    expect(begun({ is: 'ley_novice' }).asks()).toBe('action');
  });
});

describe('[S63] Nature’s Fury', () => {
  const druid = (is: string, prey: readonly [number, number], stack: string[] = []): TestMatch =>
    setUp({
      figures: {
        druid: { is, at: [10_000, 5_000] },
        idle,
        prey: { is: 'causeway_legionary', of: 1, at: prey, facing: 18_000 },
      },
      books: [{ book: 'pocket_chapbook', of: 'druid', stack }],
    });

  test('begins a close combat action, too', () => {
    const attack = (die: number): number => {
      const s = druid('rootwalker', [11_750, 5_000]); // damage 4, bonus 2
      expect(s.why({ do: 'close', figure: 'druid', target: 'prey' })).toBe('R86.first');
      expect(only(s.does({ do: 'fury', figure: 'druid', use: 'close' }, [die]), 'furyRolled')).toMatchObject([
        { die, damage: 4 },
      ]);
      return only(s.does({ do: 'close', figure: 'druid', target: 'prey' }, [1, 2]), 'attacked')[0].blows[0].attack;
    };
    expect([attack(1), attack(4), attack(5)]).toEqual([11, 11, 9]);
  });

  test('not a special action or a move', () => {
    const s = druid('squall_speaker', [14_000, 5_000], ['true_eye']);
    s.does(cast('druid', { targets: ['druid'] }));
    expect(s.view().inPlay).toHaveLength(1);
    druid('squall_speaker', [14_000, 5_000]).does({
      do: 'move',
      figure: 'druid',
      path: [at(10_000, 6_000)],
      facing: 0,
    });
  });

  test('of nobody else', () => {
    expect(druid('leech_cantor', [14_000, 5_000]).refuses({ do: 'fury', figure: 'druid', use: 'ranged' })).toBe('S63');
  });
});

describe('[S64] Ley Harmony', () => {
  const reading = (is: string, spell: string, leyHarmony = '3to2', tokens = 0): TestMatch =>
    setUp(
      {
        figures: { reader: { is, at: [10_000, 5_000], tokens }, idle },
        books: [{ book: 'archmages_tome', of: 'reader', stack: [spell, 'true_eye'] }],
      },
      { options: { leyHarmony } },
    );
  const bars = (is: string, leyHarmony: string): number[] =>
    ['ember_lance', 'wingsong', 'mana_well'].map((spell) => barsOf(reading(is, spell, leyHarmony).match.table, 0));

  test.each([
    ['3to2', [1, 2, 2]],
    ['2to1', [1, 1, 3]],
    ['3to1', [1, 2, 1]],
  ])('%s: one, two and three bars cost the Order %j', (switched, cost) => {
    expect(bars('ley_novice', switched)).toEqual(cost);
    expect(bars('leech_cantor', switched)).toEqual([1, 2, 3]); // nobody else has it
  });

  test('so a Novice with two tokens may browse where others may not', () => {
    const s = reading('ley_novice', 'mana_well', '3to2', 2);
    s.does(browse('reader'));
    s.does(mark('true_eye'));
    expect([s.figure('reader').tokens, stackOf(s, 'reader')]).toEqual([2, ['true_eye', 'mana_well']]);
    expect(reading('leech_cantor', 'mana_well', '3to2', 2).refuses(browse('reader'))).toBe('S37');
  });

  test('or browse for nothing by the switch', () => {
    const s = reading('ley_novice', 'mana_well', '3to1');
    s.does(END);
    s.does({ do: 'browse', book: 0, spell: 'true_eye' });
    expect(stackOf(s, 'reader')).toEqual(['true_eye', 'mana_well']);
  });
});
