import { describe, expect, test } from 'vitest';
import { ownData } from '../data.ts';
import type { ScenarioId } from '../ids.ts';
import { setUpExactly } from './table.ts';

const scenario = (id: ScenarioId) => {
  const found = ownData.scenarios.scenarios.find((one) => one.id === id);
  if (!found) throw new Error(id);
  const decks = ownData.setup.decks.filter((row) => row.scenario === id);
  const used = (rows: readonly object[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))].sort();
  return {
    ...found,
    ordeals: used(decks.map(({ ordeals }) => ordeals)),
    spells: used(decks.map(({ spells }) => spells)),
    view: setUpExactly(undefined, { options: { scenario: id } }).view(),
  };
};

describe('trainings and scenarios', () => {
  test('[B74] training 1: plain and chant against short and steep, one round', () => {
    const { ordeals, spells, view } = scenario('TR1');
    expect([ordeals, spells]).toEqual([
      ['short', 'steep'],
      ['chant', 'plain'],
    ]);
    expect(view).toMatchObject({ roundsToWin: 1, familiars: false, wyrm: null, lore: null });
  });

  test('[B75] training 2 adds Gusts and long ordeals', () => {
    const { ordeals, spells, view } = scenario('TR2');
    expect([ordeals, spells]).toEqual([
      ['long', 'short', 'steep'],
      ['chant', 'gust', 'plain'],
    ]);
    expect(view).toMatchObject({ roundsToWin: 1, familiars: false, wyrm: null });
  });

  test('[B76] scenario 1 adds familiars and sealed ordeals; two rounds from here on', () => {
    const { ordeals, spells, view } = scenario('SC1');
    expect(ordeals).toEqual(['long', 'sealed', 'short', 'steep']);
    expect(spells).toEqual(['chant', 'gust', 'plain']);
    expect(view).toMatchObject({ roundsToWin: 2, familiars: true, wyrm: null });
    expect(view.places.map(({ kind }) => kind)).toContain('chest');
  });

  test('[B77] scenario 2 adds the Wyrm, its spells and its tile; no chants', () => {
    const { spells, view } = scenario('SC2');
    expect(spells).toEqual(['gust', 'plain', 'wyrm']);
    expect(view).toMatchObject({ wyrm: 0, lore: null });
    expect(view.places.map(({ kind }) => kind)).toContain('wyrm');
  });

  test('[B78] scenario 3 adds Thorns and great ordeals', () => {
    const { ordeals, spells, view } = scenario('SC3');
    expect(ordeals).toEqual(['great', 'long', 'sealed', 'short', 'steep']);
    expect(spells).toEqual(['gust', 'plain', 'thorns', 'wyrm']);
    expect(view.lore).toBeNull();
  });

  test('[B79] scenario 4 adds Hex and Wound, mend ordeals and lore', () => {
    const { ordeals, spells, view } = scenario('SC4');
    expect(ordeals).toEqual(['great', 'long', 'mend', 'sealed', 'short', 'steep']);
    expect(spells).toEqual(['gust', 'hex', 'plain', 'thorns', 'wound', 'wyrm']);
    expect(view.lore).toBe(0);
  });

  test('[B74] [B75] [B76] [B77] [B78] [B79] the groups of a scenario are those of its decks', () => {
    for (const { id, ordealGroups, spellGroups } of ownData.scenarios.scenarios) {
      const { ordeals, spells } = scenario(id);
      expect([id, ordeals, spells]).toEqual([id, [...ordealGroups].sort(), [...spellGroups].sort()]);
    }
  });
});
