import { expect, test } from 'vitest';
import { capOf, veiledBeyond, waterIsClear } from '../../effects/on-field.ts';
import { isHindered } from '../../rules/values/line.ts';
import { nextTurnOf } from '../stage.ts';
import { at, END, PASS } from '../table.ts';
import { castAt, foe, friend, withSpell } from './spell-set-up.ts';

test('False Night caps ranges at 6', () => {
  const s = withSpell('false_night', {});
  castAt(s);
  expect([s.figure('caster').now?.range, capOf(s.match.table, 'range')]).toEqual([6, 6]);
});

test('Mirage Mire caps speeds at 6 and forbids double-time', () => {
  const s = withSpell('mirage_mire', { runner: friend('shardchewer', 0, -4_000) });
  castAt(s);
  expect(s.figure('runner').now?.speed).toBe(6);
  expect(s.why({ do: 'doubleTime', figure: 'runner', path: [at(7_000, 20_000)], facing: 0 })).toBe('S13.forbids');
});

test('Phantom Wood hinders every line of fire longer than 6 inches', () => {
  const s = withSpell('phantom_wood', { near: foe('ossuary_guard', 6_000), far2: foe('ossuary_guard', 6_001, 3_000) });
  const table = s.match.table;
  const hinders = (name: string) => isHindered(table, s.no('caster'), s.no(name));
  expect([hinders('near'), hinders('far2')]).toEqual([false, false]);
  castAt(s);
  expect([veiledBeyond(table), hinders('near'), hinders('far2')]).toEqual([6_000, false, true]);
});

test('Glass Sky takes Flight away and makes wings boots', () => {
  const s = withSpell('glass_sky', { bird: friend('haldis_cloudroot', 0, -4_000) });
  expect(s.figure('bird').now).toMatchObject({ speedType: 'wing' });
  castAt(s);
  expect(s.figure('bird').now).toMatchObject({ speedType: 'boot', abilities: ['magic_retaliation'] });
});

test('Frozen Mere makes all water clear', () => {
  const s = withSpell('frozen_mere', {});
  expect(waterIsClear(s.match.table)).toBe(false);
  castAt(s);
  expect(waterIsClear(s.match.table)).toBe(true);
});

test('Hush of the Court lets nobody counter', () => {
  const wand = { wand: foe('ilvane', 15_000) };
  const loud = withSpell('hush_of_the_court', wand);
  castAt(loud);
  expect(loud.asks()).toBe('counter');
  loud.does(PASS);
  nextTurnOf(loud, 0);
  castAt(loud, { targets: ['caster'] });
  expect(loud.asks()).not.toBe('counter');
});

test('Painted Heaven only cancels weather, and ends in the same turn', () => {
  const s = withSpell('painted_heaven', {});
  castAt(s);
  expect(s.view().inPlay).toHaveLength(1);
  s.does(END);
  expect(s.view().inPlay).toEqual([]);
  expect(s.book('caster')).toMatchObject({ cards: 1 });
});
