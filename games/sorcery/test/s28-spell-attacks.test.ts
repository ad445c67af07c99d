import { describe, expect, test } from 'vitest';
import { cast } from './stage.ts';
import { close, hits, only, setUp, shoot, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const attacking = (spell: string, caster = {}, prey = {}, more = {}, extra = {}): TestMatch =>
  setUp({
    figures: {
      caster: { is: 'ley_novice', at: [10_000, 5_000], ...caster },
      prey: { is: 'causeway_legionary', of: 1, at: [14_000, 5_000], facing: 18_000, ...prey },
      idle,
      ...more,
    },
    books: [{ book: 'archmages_tome', of: 'caster', stack: [spell] }],
    ...extra,
  });
const spell = cast('caster', { targets: ['prey'] });
const blow = (s: TestMatch, answer: object = spell) => only(s.does(answer, [1, 2]), 'attacked')[0].blows[0];

test('[S28] the wielder’s current values are used', () => {
  expect(blow(attacking('ember_lance')).attack).toBe(8);
  expect(blow(attacking('ember_lance', { click: 2 })).attack).toBe(7);
  const palm = (click: number): number => {
    const s = attacking('iron_palm', { click }, { at: [11_500, 5_000] });
    s.does(spell, [6, 5]);
    return s.figure('prey').click;
  };
  expect([palm(0), palm(2)]).toEqual([3, 2]); // the damage value and 1 more
});

describe('[S28a] an attack of the caster for every rule', () => {
  test('range, front arc, line of fire', () => {
    expect(attacking('ember_lance', {}, { at: [18_001, 5_000] }).why(spell)).toBe('B76.range');
    attacking('ember_lance', {}, { at: [18_000, 5_000] }).does(spell, [1, 2]);
    expect(attacking('ember_lance', { facing: 9_000 }).why(spell)).toBe('B76.arc');
    const between = { wall: { is: 'ossuary_guard', at: [12_000, 5_000] } };
    expect(attacking('ember_lance', {}, {}, between).refuses(spell)).toBe('B11');
  });

  test('natural 2 and 12', () => {
    const s = attacking('ember_lance', { is: 'ilvane' });
    s.does(spell, [1, 1]);
    expect([s.figure('caster').click, s.figure('prey').click]).toEqual([1, 0]);
    const t = attacking('ember_lance');
    t.does(spell, [6, 6]);
    expect(t.figure('prey').click).toBe(4);
  });

  test('a spell’s damage of 0 stays 0 on a 12', () => {
    const s = attacking('mindfog');
    s.does(spell, [6, 6]);
    expect([s.figure('prey').click, s.figure('prey').tokens]).toEqual([0, 1]);
  });

  test('the rule of 3', () => {
    const inPlay = [
      { card: 'beacon_of_ruin', caster: 'caster', at: { x: 10_000, y: 6_000 } },
      { card: 'bladesong', caster: 'caster', target: 'caster' },
      { card: 'gift_or_burden', caster: 'caster', target: 'caster' },
    ];
    const s = attacking('iron_palm', {}, { at: [11_500, 5_000], facing: 0 }, {}, { inPlay });
    expect(blow(s).attack).toBe(8 + 3); // beacon, song, gift and rear are 4
  });

  test('Nature’s Fury', () => {
    const furious = (die: number): number => {
      const s = attacking('ember_lance', { is: 'squall_speaker' });
      expect(s.why(spell)).toBe('R86.first');
      s.does({ do: 'fury', figure: 'caster', use: 'cast', book: 0 }, [die]);
      return blow(s).attack;
    };
    expect([furious(3), furious(4)]).toEqual([11, 9]);
  });

  test('the text’s damage in place of the caster’s', () => {
    const s = attacking('ember_lance'); // ranged damage 1
    s.does(spell, [4, 4]);
    expect(s.figure('prey').click).toBe(3);
  });
});

describe('[S28a] but without', () => {
  test('precision', () => {
    const bow = { is: 'rune_anvil_gunner' }; // attack 9
    expect(blow(attacking('ember_lance', bow), shoot('caster', 'prey')).attack).toBe(10);
    expect(blow(attacking('ember_lance', bow)).attack).toBe(9);
  });

  test('gang up', () => {
    const sword = { is: 'argent_duellist' }; // attack 10
    const near = { at: [11_500, 5_000] };
    const helper = { helper: { is: 'ossuary_guard', at: [11_500, 6_500], facing: 27_000 } };
    expect(blow(attacking('iron_palm', sword, near, helper), close('caster', 'prey')).attack).toBe(11);
    expect(blow(attacking('iron_palm', sword, near, helper)).attack).toBe(10);
  });

  test('surge', () => {
    const sword = { is: 'argent_duellist' };
    expect(attacking('iron_palm', sword, { at: [12_500, 5_000] }).why(spell)).toBe('B71.contact');
    const path = [{ x: 11_000, y: 5_000 }];
    expect(attacking('iron_palm', sword, { at: [12_500, 5_000] }).why({ ...spell, path, facing: 0 })).toBe(
      'S19a.surplus',
    );
  });

  test('Magic Enhancement', () => {
    const enhancer = { enhancer: { is: 'brine_mirror_adept', at: [10_000, 6_500], click: 1 } };
    const plain = attacking('shatter_ward', {}, {}, enhancer);
    plain.does(shoot('caster', 'prey'), [4, 4]);
    expect(plain.figure('prey').click).toBe(2); // 1 and 1
    const s = attacking('shatter_ward', {}, {}, enhancer);
    s.does(spell, [4, 4]);
    expect(s.figure('prey').click).toBe(2); // 2 as the text says
  });

  test('abilities that must be chosen', () => {
    const armored = { is: 'argent_lancer' }; // defense 17, Battle Armour
    const gunner = { is: 'rune_anvil_gunner' };
    const pierced = attacking('chain_of_sparks', gunner, armored);
    expect(blow(pierced, { ...shoot('caster', 'prey'), pierce: true }).defense).toBe(17);
    expect(blow(attacking('chain_of_sparks', gunner, armored)).defense).toBe(19);
    const s = attacking('iron_palm', { is: 'ghurza_twice_struck', click: 5 }, { at: [11_500, 5_000] }); // Weapon Master
    s.does(spell, [4, 4]); // no die for the damage
    expect(s.figure('prey').click).toBe(4);
  });
});

test('[S28a] its chance is that of any attack', () => {
  expect(hits(attacking('ember_lance'), spell, 'prey')).toBe(21); // 8 against 15
  expect(hits(attacking('ember_lance', { is: 'magister_corisande' }), spell, 'prey')).toBe(33); // 11
});
