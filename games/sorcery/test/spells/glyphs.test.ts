import { expect, test } from 'vitest';
import { isForbidden, modifiersOf, rollModifiersOf } from '../../effects/in-force.ts';
import { cast, nextTurnOf } from '../stage.ts';
import { at, END, move, only } from '../table.ts';
import { castAt, foe, friend, withSpell } from './spell-set-up.ts';

/** Under the caster's feet. */
const here = { to: at(6_000, 24_000) };

test('Ward Circle gives friends within 4 inches 1 defense', () => {
  const s = withSpell('ward_circle', {
    near: friend('ossuary_guard', 4_000),
    off: friend('ossuary_guard', 0, -4_001),
    foe: foe('ossuary_guard', 0, 3_000),
  });
  castAt(s, here);
  const defense = (name: string) => modifiersOf(s.match.table, s.no(name), 'defense', null, null);
  expect(['caster', 'near', 'off', 'foe'].map(defense)).toEqual([1, 1, 0, 0]);
});

test('Thorn Sigil hurts an opposing figure that ends its own move within 3 inches', () => {
  const s = withSpell('thorn_sigil', { foe: foe('ossuary_guard', 6_000), other: foe('ossuary_guard', 6_000, 3_000) });
  castAt(s, here);
  nextTurnOf(s, 1);
  s.does(move('foe', [at(9_000, 24_000)]));
  s.does(move('other', [at(9_500, 26_000)]));
  expect([s.figure('foe').click, s.figure('other').click]).toEqual([1, 0]);
});

test('Mana Well gives friends within 6 inches 1 to counterspell rolls', () => {
  const s = withSpell('mana_well', { near: friend('drum_seer', 6_000), foe: foe('ossuary_guard', 0, -3_000) });
  castAt(s, here);
  const bonus = (name: string, role: 'casting' | 'countering') =>
    rollModifiersOf(s.match.table, s.no(name), role, null);
  expect([bonus('caster', 'casting'), bonus('near', 'countering'), bonus('foe', 'casting')]).toEqual([1, 1, 0]);
});

test('Sump of Sloth takes double-time, surge, Charge, Bound and Quickness from foes within 4 inches', () => {
  const s = withSpell('sump_of_sloth', { foe: foe('dust_reaver', 4_000), off: foe('dust_reaver', 0, -4_001) });
  castAt(s, here);
  nextTurnOf(s, 1);
  const quick = (name: string) => ({ do: 'quickness', figure: name, path: [], facing: 0 });
  expect(s.refusal(quick('foe'))).toMatchObject({ rule: 'S13', facts: { card: { key: 'spell.sump_of_sloth' } } });
  for (const use of ['doubleTime', 'surge', 'charge', 'bound', 'quickness'] as const)
    expect([isForbidden(s.match.table, s.no('foe'), use), isForbidden(s.match.table, s.no('off'), use)]).toEqual([
      true,
      false,
    ]);
  s.does(quick('off'));
});

test('Rally Mark takes a token off one friend within 3 inches, if its player likes', () => {
  const s = withSpell('rally_mark', {
    tired: friend('ossuary_guard', 3_000, 0, { tokens: 1 }),
    off: friend('ossuary_guard', 0, -3_001, { tokens: 2 }),
    fresh: friend('ossuary_guard', -3_000, 0),
  });
  castAt(s, here);
  s.does(move('tired', [], 9_000));
  s.does(END);
  while (s.asks() !== 'trigger') s.does(s.asks() === 'action' ? END : { do: 'done' });
  const choose = (figure: string) => ({ do: 'resolve', source: 'chosen_spell', of: 1, figure });
  expect([s.why(choose('off')), s.why(choose('fresh'))]).toEqual(['B42.figure', 'B42.token']);
  s.does(choose('tired'));
  expect(s.figure('tired').tokens).toBe(1);
  expect(s.asks()).toBe('action');
});

test('Beacon of Ruin gives friends within 5 inches 1 attack in close attacks', () => {
  const s = withSpell('beacon_of_ruin', { near: friend('ossuary_guard', 5_000) });
  castAt(s, here);
  const attack = (form: 'close' | 'ranged') =>
    modifiersOf(s.match.table, s.no('near'), 'attack', { form, spell: false }, null);
  expect([attack('close'), attack('ranged')]).toEqual([1, 0]);
});

test('[S46] [S47] [S48a] where a glyph may lie', () => {
  const s = withSpell('ward_circle', {});
  const lay = (x: number, y: number) => cast('caster', { to: at(x, y) });
  expect(s.refuses(lay(7_261, 24_000))).toBe('S46');
  const told = s.does(lay(7_260, 24_000));
  expect(only(told, 'spellTookEffect')).toMatchObject([{ spell: 'ward_circle', at: at(7_260, 24_000) }]);
});
