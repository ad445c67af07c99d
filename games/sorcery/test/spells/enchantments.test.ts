import { expect, test } from 'vitest';
import { breakAwayBySpell, modifiersOf } from '../../effects/in-force.ts';
import { cast, nextTurnOf, stackOf } from '../stage.ts';
import { close, END, only, shoot, type TestMatch } from '../table.ts';
import { castAt, clicks, foe, friend, withSpell } from './spell-set-up.ts';

const prey = { targets: ['prey'] };
const value = (
  s: TestMatch,
  name: string,
  stat: 'attack' | 'defense' | 'damage',
  form: 'close' | 'ranged' | null = null,
) => modifiersOf(s.match.table, s.no(name), stat, form && { form, spell: false }, null);

test('Leaden Limbs takes 3 speed until the figure takes damage', () => {
  const s = withSpell('leaden_limbs', {
    prey: foe('ossuary_guard', 8_000),
    archer: friend('thistle_watcher', 1_000, 3_000),
  });
  castAt(s, prey);
  expect(s.figure('prey').now?.speed).toBe(3);
  s.does({ do: 'fury', figure: 'archer', use: 'ranged' }, [6]);
  s.does(shoot('archer', 'prey'), [6, 5]);
  expect([s.figure('prey').now?.speed, stackOf(s, 'caster')]).toEqual([6, ['bladesong', 'leaden_limbs']]);
});

test('Stone Hide gives Toughness until a natural 12 hits', () => {
  const s = withSpell('stone_hide', { friend: friend('ossuary_guard', 1_500), foe: foe('dust_reaver', 3_000) });
  castAt(s, { targets: ['friend'] });
  expect(s.figure('friend').now?.abilities).toEqual(['toughness']);
  nextTurnOf(s, 1).does(close('foe', 'friend'), [5, 4]);
  expect(clicks(s, 'friend')).toEqual([2]);
  expect(s.view().inPlay).toHaveLength(1);
  nextTurnOf(s, 1).does(close('foe', 'friend'), [6, 6]);
  expect(s.view().inPlay).toEqual([]);
});

test('Wingsong gives Flight until the second end phase', () => {
  const s = withSpell('wingsong', { friend: friend('ossuary_guard', 1_500) });
  castAt(s, { targets: ['friend'] });
  nextTurnOf(s, 0);
  expect(s.figure('friend').now?.abilities).toEqual(['flight']);
  s.does(END);
  expect(s.figure('friend').now?.abilities).toEqual([]);
});

test('True Eye sees through Stealth and Limited Invisibility until it misses a ranged attack', () => {
  const s = withSpell('true_eye', {
    archer: friend('rune_anvil_gunner', 1_500),
    prey: foe('lattice_scholar', 9_000, 0, { tokens: 1 }),
  });
  expect(s.why(shoot('archer', 'prey'))).toBe('B76.invisible');
  castAt(s, { targets: ['archer'] });
  s.does(shoot('archer', 'prey'), [1, 2]);
  expect(s.view().inPlay).toEqual([]);
});

test('Bladesong adds 1 to close attacks until one misses', () => {
  const s = withSpell('bladesong', { friend: friend('ossuary_guard', 1_500), foe: foe('dust_reaver', 3_000) });
  castAt(s, { targets: ['friend'] });
  expect([value(s, 'friend', 'attack', 'close'), value(s, 'friend', 'attack', 'ranged')]).toEqual([1, 0]);
  s.does(close('friend', 'foe'), [1, 2]);
  expect(value(s, 'friend', 'attack', 'close')).toBe(0);
});

test('Glass Bones takes 2 defense until an attack has hit', () => {
  const s = withSpell('glass_bones', {
    prey: foe('ossuary_guard', 8_000),
    archer: friend('bellows_apprentice', 1_000, 3_000),
  });
  castAt(s, prey);
  expect(value(s, 'prey', 'defense')).toBe(-2);
  s.does(shoot('archer', 'prey'), [3, 3]);
  expect([value(s, 'prey', 'defense'), s.figure('prey').click]).toEqual([0, 2]);
});

test('Sealed Lips keeps a sorcerer from casting', () => {
  const s = withSpell('sealed_lips', { prey: foe('mother_sanguel', 8_000, 0, { tokens: 1 }) }, {}, [
    { book: 'archmages_tome', of: 'prey', stack: ['false_night', 'ember_lance'] },
  ]);
  castAt(s, prey);
  expect(nextTurnOf(s, 1).why(cast('prey', {}, 1))).toBe('S13.forbids');
});

test('Mantle of Nothing makes the caster immune to spells of others', () => {
  const s = withSpell('mantle_of_nothing', { foe: foe('drum_seer', 8_000, 0, { tokens: 1 }) }, {}, [
    { book: 'archmages_tome', of: 'foe', stack: ['ember_lance', 'rebuke'] },
  ]);
  castAt(s, { targets: ['caster'] });
  expect(s.figure('caster').now?.immune).toBe(true);
  expect(nextTurnOf(s, 1).refuses(cast('foe', { targets: ['caster'] }, 1))).toBe('B91');
});

test('Borrowed Fury: 1 damage more in close attacks, 1 pushing damage in each command phase, until a kill', () => {
  const s = withSpell('borrowed_fury', {
    friend: friend('dust_reaver', 1_500),
    foe: foe('ossuary_guard', 3_000, 0, { click: 1 }),
  });
  castAt(s, { targets: ['friend'] });
  expect(value(s, 'friend', 'damage', 'close')).toBe(1);
  nextTurnOf(s, 0);
  expect(clicks(s, 'friend')).toEqual([1]);
  const told = s.does(close('friend', 'foe'), [6, 5]);
  expect(only(told, 'eliminated')).toHaveLength(1);
  expect(s.view().inPlay).toEqual([]);
});

test('Gift or Burden gives or takes 1 attack and 1 defense', () => {
  const others = { friend: friend('ossuary_guard', 0, 1_500), prey: foe('ossuary_guard', 8_000) };
  const gift = withSpell('gift_or_burden', others);
  expect(gift.why(cast('caster', { mode: 'gift', targets: ['prey'] }))).toBe('B93.friendly');
  castAt(gift, { mode: 'gift', targets: ['friend'] });
  expect([value(gift, 'friend', 'attack'), value(gift, 'friend', 'defense')]).toEqual([1, 1]);
  const burden = withSpell('gift_or_burden', others);
  castAt(burden, { mode: 'burden', targets: ['prey'] });
  expect([value(burden, 'prey', 'attack'), value(burden, 'prey', 'defense')]).toEqual([-1, -1]);
});

test('Tangle of Years lets a figure break away on a 6 only, and ends then', () => {
  const s = withSpell('tangle_of_years', {
    prey: foe('dust_reaver', 3_000),
    holder: friend('ossuary_guard', 3_000, 1_500),
  });
  castAt(s, prey);
  expect(breakAwayBySpell(s.match.table, s.no('prey'))).toEqual([6]);
  const flee = { do: 'move', figure: 'prey', path: [{ x: 12_000, y: 24_000 }], facing: 0 };
  nextTurnOf(s, 1).does(flee, [5]);
  expect(s.figure('prey').at.x).toBe(9_000);
  nextTurnOf(s, 1).does(flee, [6]);
  expect([s.figure('prey').at.x, s.view().inPlay]).toEqual([12_000, []]);
});
