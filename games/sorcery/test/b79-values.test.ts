import { LANGUAGES } from '@conjure/engine/content';
import { speaker } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import { textsOf } from '../texts.ts';
import { cast } from './stage.ts';
import { at, close, hits, move, only, setUp, shoot, type TestMatch } from './table.ts';

/** A wielder far away whose spells lie on the others. */
const caster = { is: 'magister_corisande', at: [2_000, 28_000] } as const;
type Spell = { card: string; target: string; mode?: number };
const enchanted = (figures: object, spells: Spell[], rest = {}): TestMatch =>
  setUp({
    figures: { caster, ...figures },
    books: [{ of: 'caster', book: 'archmages_tome', stack: [] }],
    inPlay: spells.map((one) => ({ ...one, caster: 'caster', clock: 9 })),
    ...rest,
  });

describe('[B79] the rule of 3', () => {
  /** Attack 7 of a Guard into the rear of defense 15 with three friends around it: +4 is +3. */
  const crowd = (helpers: number, spells: Spell[] = []) => {
    const around: [number, number, number][] = [
      [11_500, 6_500, 27_000],
      [11_500, 3_500, 9_000],
      [13_000, 5_000, 18_000],
    ];
    const friends = around
      .slice(0, helpers)
      .map(([x, y, facing], i) => [`f${i}`, { is: 'ossuary_guard', at: [x, y], facing }]);
    return enchanted(
      {
        one: { is: 'ossuary_guard', at: [10_000, 5_000] },
        foe: { is: 'scourge_bearer', of: 1, at: [11_500, 5_000], facing: 0 },
        ...Object.fromEntries(friends),
      },
      spells,
    );
  };
  const strike = close('one', 'foe');
  const [SEVEN, SIX, FIVE] = [21, 26, 30];

  test('modifiers of the attack value together are at most +3', () => {
    expect([0, 1, 2, 3].map((n) => hits(crowd(n), strike, 'foe'))).toEqual([SEVEN, SIX, FIVE, FIVE]);
    const told = crowd(3).does(strike, [1, 2]);
    expect(only(told, 'attacked')[0].blows).toMatchObject([
      { attack: 10, forAttack: [{ n: 1 }, { n: 3 }] }, // the list tells them all
    ]);
  });

  test('those of the defense value have a limit of their own', () => {
    const blows = only(
      crowd(3, [
        { card: 'glass_bones', target: 'foe' },
        { card: 'gift_or_burden', target: 'foe', mode: 1 },
      ]).does(strike, [1, 2]),
      'attacked',
    )[0].blows;
    expect(blows).toMatchObject([{ attack: 10, defense: 12 }]);
  });

  test('those of a ranged defense: a copse, Battle Armour, and more, are +3', () => {
    const s = setUp({
      figures: {
        one: { is: 'tidecourt_reader', at: [7_000, 10_000] },
        foe: { is: 'bellows_apprentice', of: 1, at: [14_500, 10_000] },
        warder: { is: 'ilvane', of: 1, at: [16_700, 10_000] },
      },
      books: [{ of: 'warder', book: 'adepts_codex', stack: [] }],
      inPlay: [{ card: 'ward_circle', caster: 'warder', at: at(16_000, 11_000) }],
    });
    const [{ blows }] = only(s.does(shoot('one', 'foe'), [1, 2]), 'attacked');
    expect(blows).toMatchObject([{ defense: 18 }]); // 15 and 1 + 2 + 1
    expect(blows[0].forDefense.map(({ n }) => n).sort()).toEqual([1, 1, 2]);
  });
});

describe('[B79] [S25a] the story of an attack', () => {
  const s = enchanted(
    {
      reader: { is: 'ley_novice', at: [10_000, 5_000] },
      foe: { is: 'scourge_bearer', of: 1, at: [14_000, 5_000], facing: 18_000 },
    },
    [
      { card: 'gift_or_burden', target: 'reader', mode: 0 },
      { card: 'glass_bones', target: 'foe' },
    ],
    {
      books: [
        { of: 'caster', book: 'archmages_tome', stack: [] },
        { of: 'reader', book: 'adepts_codex', stack: ['ember_lance'] },
        { of: 'foe', book: 'adepts_codex', stack: ['arcane_bulwark'] },
      ],
    },
  );
  const [attacked] = only(s.does(cast('reader', { targets: ['foe'] }, 1), [1, 2]), 'attacked');
  const told = sorcery.narrate(s.view(), attacked);

  test.each(LANGUAGES)('gives what is added to the defence a plus and what is taken off a minus (%s)', async (lang) => {
    const { words } = await textsOf(lang);
    const say = speaker(lang, words);
    const name = (spell: string) => say({ key: `spell.${spell}` });
    expect([attacked.blows[0].attack, attacked.blows[0].defense]).toEqual([9, 14]); // 8 + 1 against 15 − 2 + 1
    for (const modifier of [
      `${name('gift_or_burden')} +1`,
      `${name('glass_bones')} −2`,
      `${name('arcane_bulwark')} +1`,
    ])
      expect(say(told)).toContain(modifier);
  });
});

describe('[B80] what is no modifier', () => {
  test('the 1 of a natural 12, and a doubled or replaced value', () => {
    const s = enchanted(
      {
        one: { is: 'argent_duellist', at: [10_000, 5_000], click: 2 },
        foe: { is: 'cave_mauler', of: 1, at: [11_500, 5_000], facing: 0 },
      },
      [],
    );
    s.does(close('one', 'foe'), [6, 6]);
    expect(s.figure('foe').where).toBe('fallen'); // twice 3, and 1: seven clicks
    const master = setUp({
      figures: {
        one: { is: 'cave_mauler', at: [10_000, 5_000] },
        foe: { is: 'mother_sanguel', of: 1, at: [11_500, 5_000] },
      },
    });
    master.does({ ...close('one', 'foe'), ability: 'weapon_master' }, [6, 6, 6]);
    expect(master.figure('foe').click).toBe(7);
  });

  test('a sneak attack doubles before the modifiers', () => {
    const s = enchanted(
      {
        one: { is: 'argent_duellist', at: [10_000, 5_000], click: 2 },
        foe: { is: 'mother_sanguel', of: 1, at: [11_500, 5_000], facing: 0 },
      },
      [{ card: 'borrowed_fury', target: 'one' }],
    );
    s.does(close('one', 'foe'), [6, 5]);
    expect(s.figure('foe').click).toBe(7); // 2 × 3 + 1
  });
});

describe('[B81] the order of values', () => {
  const guard = (spells: Spell[], domains: string[] = [], place: [number, number] = [10_000, 5_000]) =>
    enchanted({ one: { is: 'cinder_steed', at: place, click: 2 } }, spells, { domains }); // speed 12

  test('modifiers first, then caps', () => {
    expect(guard([]).figure('one').now?.speed).toBe(12);
    expect(guard([{ card: 'leaden_limbs', target: 'one' }]).figure('one').now?.speed).toBe(9);
    expect(guard([], ['churned_earth']).figure('one').now?.speed).toBe(8);
    expect(guard([{ card: 'leaden_limbs', target: 'one' }], ['churned_earth']).figure('one').now?.speed).toBe(8);
    expect(guard([], ['churned_earth', 'sheeting_rain']).figure('one').now?.speed).toBe(6);
  });

  test('halving and doubling last', () => {
    const copse = guard([], ['churned_earth'], [10_000, 10_000]);
    expect(copse.why(move('one', [at(14_001, 10_000)]))).toBe('B54.length');
    copse.does(move('one', [at(14_000, 10_000)]));
    const boot = enchanted({ one: { is: 'dust_reaver', at: [10_000, 5_000] } }, [], { domains: ['churned_earth'] }); // speed 10
    const twice = (x: number) => ({ ...move('one', [at(x, 5_000)]), do: 'doubleTime' });
    expect(boot.why(twice(26_001))).toBe('B54.length');
    boot.does(twice(26_000));
  });

  test('a range is capped, too', () => {
    const ranges = (domains: string[]) =>
      setUp({ figures: { one: { is: 'magister_corisande', at: [5_000, 5_000] } }, domains }).figure('one').now?.range;
    expect([ranges([]), ranges(['hanging_smoke'])]).toEqual([12, 8]);
    expect(ranges(['hard_frost', 'churned_earth'])).toBe(6);
    expect(ranges(['hard_frost'])).toBe(12);
  });
});
