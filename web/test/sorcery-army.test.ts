import type { SorceryOptions } from '@conjure/sorcery';
import {
  type Army,
  abilitiesOf,
  abilityFacts,
  abilityIn,
  armyCost,
  FIGURES,
  faultsIn,
  figureIn,
  pageCount,
  pagesIn,
  readyFor,
  runs,
  SPELLS,
  symbolsOf,
} from '@conjure/sorcery/view';
import { expect, test } from 'vitest';
import { styleOf, TRAITS } from '../games/sorcery/army/style.ts';
import { commanderOf } from '../games/sorcery/model/armies.ts';
import english from '../text/en/sorcery.json' with { type: 'json' };

const options = (change: Partial<SorceryOptions> = {}): SorceryOptions =>
  ({ buildTotal: 300, domains: true, relicUniqueOnly: false, copyLimit: 2, ...change }) as SorceryOptions;
const army = (figures: string[], books: Army['books'] = [], domain: string | null = null): Army => ({
  figures,
  books,
  domain,
});
const primer = (...stack: string[]) => [{ book: 'apprentices_primer', wielder: 0, stack }];

test('ready armies are those that can be paid, the largest first [B27]', () => {
  const ready = readyFor(options({ buildTotal: 200 }));
  expect(ready.map(({ total }) => total)).toEqual([200, 200, 200, 200, 200, 200, 100, 100]);
  expect(ready[0]).toMatchObject({ id: 'court_of_tides', cost: 198 });
  expect(readyFor(options({ domains: false })).every((one) => one.army.domain === null)).toBe(true);
});

test('a page count says by which symbol it is low [S5] [S6]', () => {
  const druid = army(['haldis_cloudroot']);
  expect(pageCount(druid, 0, 'ember_lance')).toEqual({
    pages: 1,
    normal: 2,
    affinity: { pages: 1, symbol: 'storm_druids', held: { symbol: 'storm_druids', by: 'subfaction', from: null } },
    requirement: null,
  });
  expect(pageCount(druid, 0, 'chain_of_sparks').affinity?.held?.by).toBe('faction');
  expect(pageCount(druid, 0, 'mend_flesh')).toMatchObject({ pages: 2, affinity: { pages: 1, held: null } });
});

test('Pact borrows the symbols of friends, Ancient Mastery needs none [S67] [S69]', () => {
  const pact = army(['circle_broker', 'argent_duellist']);
  expect(pageCount(pact, 0, 'mend_flesh').affinity?.held).toMatchObject({ by: 'pact', from: 'argent_duellist' });
  expect(symbolsOf(pact, 0)).toEqual([
    { symbol: 'mage_spawn', by: 'faction', from: null },
    { symbol: 'order_of_the_ninth_circle', by: 'subfaction', from: null },
    { symbol: 'elven_lords', by: 'pact', from: 'argent_duellist' },
  ]);
  const mystic = army(['vesstrix']);
  expect(pageCount(mystic, 0, 'ember_lance').affinity?.held?.by).toBe('mastery');
  expect(pageCount(mystic, 0, 'blood_tithe').requirement?.held?.by).toBe('mastery');
});

test('the reason never says another number than the rule [S5] [S7]', () => {
  for (const { id } of FIGURES)
    for (const spell of SPELLS) {
      const { pages, normal, affinity, requirement } = pageCount(army([id, 'argent_lancer']), 0, spell.id);
      expect(pages).toBe(affinity?.held ? affinity.pages : normal);
      const faults = faultsIn(army([id, 'argent_lancer'], primer(spell.id)), options({ buildTotal: 500 }));
      expect(faults.some(({ kind }) => kind === 'requirement')).toBe(requirement !== null && requirement.held === null);
    }
});

test('every fault is named, with its rule and its place [B27] [B30] [B32] [S4] [S7] [R39]', () => {
  const wrong = army(
    ['ilvane', 'ilvane', 'causeway_legionary'],
    [
      { book: 'pocket_chapbook', wielder: 2, stack: ['blood_tithe', 'ember_lance', 'ember_lance', 'ember_lance'] },
      { book: 'archmages_tome', wielder: 2, stack: [] },
    ],
  );
  expect(faultsIn(wrong, options({ buildTotal: 100 })).map(({ kind, rule, place }) => [kind, rule, place])).toEqual([
    ['over', 'B27', 'army'],
    ['unique', 'B30', 'army.figures[1]'],
    ['slots', 'B32', 'army.figures[2]'],
    ['capacity', 'S4', 'army.books[0].stack'],
    ['requirement', 'S7', 'army.books[0].stack[0]'],
    ['copies', 'R39', 'army.books[0].stack[3]'],
  ]);
  const [over, , slots, capacity] = faultsIn(wrong, options({ buildTotal: 100 }));
  expect(over.facts).toMatchObject({ cost: armyCost(wrong), total: 100, by: armyCost(wrong) - 100 });
  expect(slots.facts).toMatchObject({ slots: 1, books: 2 });
  expect(capacity.facts).toMatchObject({ pages: pagesIn(wrong, wrong.books[0]), capacity: 3 });
});

test('an empty army, too many figures, and what the options forbid [B27] [B31] [B33] [B112]', () => {
  const kinds = (wanted: Army, change: Partial<SorceryOptions> = {}) =>
    faultsIn(wanted, options(change)).map(({ kind }) => kind);
  expect(kinds(army([]))).toEqual(['none']);
  const many = army(Array.from({ length: 25 }, () => 'barricade_militia'));
  expect(kinds(many)).toEqual(['most']);
  expect(faultsIn(many, options())[0].facts).toMatchObject({ n: 25, most: 24 });
  expect(kinds(army(['ilvane'], [], 'hard_frost'), { domains: false })).toEqual(['domain']);
  expect(kinds(army(['ley_novice'], primer()), { relicUniqueOnly: true })).toEqual(['relic']);
});

test('a dial tells on which clicks an ability shows', () => {
  const shown = abilitiesOf(figureIn('ilvane')).map(({ ability, clicks }) => `${ability.id} ${runs(clicks)}`);
  expect(shown).toEqual(['magic_levitation 1\u20132', 'toughness 1\u20133', 'magic_healing 3\u20135']);
  expect(runs([1, 2, 4])).toBe('1\u20132, 4');
  expect(abilityFacts(abilityIn('dodge'))).toEqual({ on: '4\u20136' });
  expect(abilityFacts(abilityIn('magic_levitation'))).toEqual({ inches: 10 });
});

test('an army’s style is told beside the others: the best at something has all of it, and every one has a line', () => {
  const ready = readyFor(options({ buildTotal: 400 }));
  const armies = ready.map((one) => one.army);
  const styles = armies.map((one) => styleOf(one, armies));
  for (const trait of TRAITS) {
    const shares = styles.map((style) => style[trait]);
    expect(Math.max(...shares)).toBe(1);
    expect(Math.min(...shares)).toBeCloseTo(0.15);
  }
  const lines: Readonly<Record<string, string>> = english;
  expect(ready.filter(({ id }) => lines[`sorcery.style.of.${id}`] === undefined)).toEqual([]);
});

test('an army is led by its unique figure, else by the dearest that wields a book', () => {
  expect(commanderOf(army(['causeway_legionary', 'ilvane', 'brine_mirror_adept']))).toBe('ilvane');
  const [{ book, stack }] = primer();
  const watch = army(['harbour_golem', 'brine_mirror_adept'], [{ book, stack, wielder: 1 }]);
  expect(commanderOf(watch)).toBe('brine_mirror_adept');
  expect(commanderOf(army([]))).toBeNull();
});
