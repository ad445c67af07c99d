import { expect, test } from 'vitest';
import { isForbidden, modifiersOf, rollModifiersOf } from '../../effects/in-force.ts';
import { capOf, waterIsClear } from '../../effects/on-field.ts';
import { barsOf } from '../../rules/browse-cost.ts';
import { isWasted } from '../../rules/domains.ts';
import { cast } from '../stage.ts';
import { DECLINE, END, only, setUp } from '../table.ts';

const at = (domains: string[]) =>
  setUp({
    figures: {
      reader: { is: 'drum_seer', at: [5_000, 5_000] },
      bird: { is: 'haldis_cloudroot', at: [9_000, 5_000] },
      foe: { is: 'ossuary_guard', of: 1, at: [27_000, 27_000] },
    },
    books: [{ book: 'masters_folio', of: 'reader', stack: ['ember_lance', 'glass_sky'] }],
    domains,
  });
const now = (domains: string[], name = 'bird') => at(domains).figure(name).now;

test('Hanging Smoke caps ranges at 8 and forbids precision', () => {
  expect(now(['hanging_smoke'])).toMatchObject({ range: 8 });
  const s = at(['hanging_smoke']);
  expect(isForbidden(s.match.table, s.no('reader'), 'precision')).toBe(true);
});

test('Churned Earth caps speeds at 8 and forbids surge', () => {
  expect(now(['churned_earth'])).toMatchObject({ speed: 8 });
  const s = at(['churned_earth']);
  expect(isForbidden(s.match.table, s.no('foe'), 'surge')).toBe(true);
});

test('Sheeting Rain caps speeds at 6 and makes wings boots', () => {
  expect(now(['sheeting_rain'])).toMatchObject({ speed: 6, speedType: 'boot' });
});

test('Howling Gale takes 2 from ranged attacks; a second one adds nothing [R25]', () => {
  const attack = (domains: string[], form: 'close' | 'ranged') => {
    const s = at(domains);
    return modifiersOf(s.match.table, s.no('reader'), 'attack', { form, spell: false }, null);
  };
  expect([attack(['howling_gale'], 'ranged'), attack(['howling_gale'], 'close')]).toEqual([-2, 0]);
  expect(attack(['howling_gale', 'howling_gale'], 'ranged')).toBe(-2);
});

test('Scorching Noon takes the demoralized of the active player in the end phase', () => {
  const s = setUp({
    figures: {
      guard: { is: 'ossuary_guard', at: [5_000, 5_000] },
      dazed: { is: 'barricade_militia', at: [9_000, 5_000], click: 4 },
      theirs: { is: 'barricade_militia', of: 1, at: [25_000, 5_000], click: 4 },
      foe: { is: 'ossuary_guard', of: 1, at: [27_000, 27_000] },
    },
    domains: ['scorching_noon'],
  });
  const told = s.does(END);
  expect(only(told, 'eliminated')).toMatchObject([{ figure: s.no('dazed') }]);
});

test('Hard Frost freezes water, and caps ranges only while it also rains', () => {
  const s = at(['hard_frost']);
  expect([waterIsClear(s.match.table), s.figure('bird').now?.range]).toEqual([true, 10]);
  expect(now(['hard_frost', 'churned_earth'])).toMatchObject({ range: 6 });
  expect(capOf(at(['churned_earth']).match.table, 'range')).toBe(Number.MAX_SAFE_INTEGER);
});

test('Magestone Tempest: on a 1 all who touch another are hurt, save those with the magic immunity type', () => {
  const s = setUp({
    phase: 'command',
    active: 1,
    figures: {
      one: { is: 'ossuary_guard', at: [5_000, 5_000] },
      golem: { is: 'harbour_golem', at: [6_500, 5_000] },
      alone: { is: 'ossuary_guard', at: [12_000, 5_000] },
      leech: { is: 'leech_cantor', of: 1, at: [25_000, 25_000], tokens: 1 },
      thrall: { is: 'ossuary_guard', of: 1, at: [26_500, 25_000] },
    },
    domains: ['magestone_tempest'],
  });
  expect(s.asks()).toBe('trigger');
  expect(s.why(DECLINE)).toBe('B42.must');
  const told = s.does({ do: 'resolve', source: 'domain', of: 6 }, [1]);
  expect(only(told, 'damaged').map(({ figure }) => figure)).toEqual([s.no('one'), s.no('leech'), s.no('thrall')]);
});

test('Clear Heavens would cancel any weather that comes [R60]', () => {
  const s = at(['clear_heavens']);
  const wasted = (spell: string) => isWasted(s.match.table, s.match.table.content.spellIndex.get(spell) ?? 0);
  expect([wasted('glass_sky'), wasted('mirage_mire'), wasted('phantom_wood')]).toEqual([true, false, false]);
});

test('Ley Drought makes one bar two', () => {
  expect(barsOf(at(['ley_drought']).match.table, 0)).toBe(2);
  expect(barsOf(at([]).match.table, 0)).toBe(1);
});

test('Resonant Ground gives casting sorcerers 1', () => {
  const s = at(['resonant_ground']);
  const roll = (role: 'casting' | 'countering') => rollModifiersOf(s.match.table, s.no('reader'), role, null);
  expect([roll('casting'), roll('countering')]).toEqual([1, 0]);
});

test('[R60] an illusion cancels the domains it names when it enters play', () => {
  const s = setUp({
    figures: {
      reader: { is: 'drum_seer', at: [5_000, 5_000] },
      idle: { is: 'ossuary_guard', at: [9_000, 5_000] },
      foe: { is: 'ossuary_guard', of: 1, at: [27_000, 27_000] },
    },
    books: [{ book: 'masters_folio', of: 'reader', stack: ['glass_sky', 'ember_lance'] }],
    domains: ['howling_gale', 'hanging_smoke', 'magestone_tempest'],
  });
  s.does(cast('reader'));
  expect(s.view().domains).toEqual(['magestone_tempest']);
  expect(s.view().inPlay).toMatchObject([{ spell: 'glass_sky' }]);
});
