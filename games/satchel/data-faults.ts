import type { Fault } from '@conjure/engine';
import type { SatchelData } from './data.ts';
import { ORDEAL_GROUPS, SPELL_GROUPS } from './groups.ts';
import { SCENARIO_IDS } from './ids.ts';

const fault = (place: string, expected: string, got: unknown): Fault => ({ place, expected, got: String(got) });

/** What no single file can say: that ids are told apart, and that the tables can be dealt from the cards. */
export function fitsTogether(data: SatchelData): Fault | null {
  return peopleFault(data) ?? cardFault(data) ?? deckFault(data);
}

/** Everybody has the dice and familiars of his side, and an emblem of his own. [B3] [B5] [F2] */
function peopleFault({ dice, heroes, setup }: SatchelData): Fault | null {
  const count = (owner: 'hero' | 'sorcerer') => dice.sets.find((set) => set.owner === owner)?.count;
  if (count('hero') === undefined || count('sorcerer') === undefined)
    return fault('dice.json.sets', 'one set of a hero and one of the sorcerer', 'another list');
  const emblems = new Set<string>();
  const ids = new Set<string>();
  const everybody = [...heroes.heroes.map((hero, i) => [`heroes[${i}]`, hero] as const)];
  for (const [place, hero] of everybody) {
    if (hero.dice !== count('hero')) return fault(`heroes.json.${place}.dice`, `${count('hero')}`, hero.dice);
    if (hero.familiars.length !== setup.tiles.satchel.familiars)
      return fault(
        `heroes.json.${place}.familiars`,
        `a list of ${setup.tiles.satchel.familiars}`,
        hero.familiars.length,
      );
    if (ids.has(hero.id)) return fault(`heroes.json.${place}.id`, 'no repetition', hero.id);
    if (emblems.has(hero.emblem)) return fault(`heroes.json.${place}.emblem`, 'no repetition', hero.emblem);
    emblems.add(hero.emblem);
    ids.add(hero.id);
  }
  const { sorcerer } = heroes;
  if (sorcerer.dice !== count('sorcerer'))
    return fault('heroes.json.sorcerer.dice', `${count('sorcerer')}`, sorcerer.dice);
  if (sorcerer.familiars.length !== setup.tiles.chest.familiars)
    return fault(
      'heroes.json.sorcerer.familiars',
      `a list of ${setup.tiles.chest.familiars}`,
      sorcerer.familiars.length,
    );
  return null;
}

function cardFault({ ordeals, spells }: SatchelData): Fault | null {
  const ids = new Set<string>();
  for (const [file, cards] of [
    ['ordeals', ordeals.cards],
    ['spells', spells.cards],
  ] as const)
    for (const [i, { id }] of cards.entries()) {
      if (ids.has(id)) return fault(`${file}.json.cards[${i}].id`, 'no repetition', id);
      ids.add(id);
    }
  for (const [i, { effect, hexes }] of spells.cards.entries())
    if ((effect === 'hex') !== (hexes !== undefined))
      return fault(`spells.json.cards[${i}].hexes`, 'a symbol on every hex and on nothing else', hexes);
  return null;
}

/** A row for every scenario, number of heroes and way of playing, and cards enough for it. [B7] */
function deckFault({ setup, scenarios, ordeals, spells }: SatchelData): Fault | null {
  const cards = [...ordeals.cards, ...spells.cards];
  for (const [i, row] of setup.decks.entries()) {
    const place = `setup.json.decks[${i}]`;
    for (const [name, groups, counts, total] of [
      ['ordeal', ORDEAL_GROUPS, row.ordeals, row.ordealTotal],
      ['spell', SPELL_GROUPS, row.spells, row.spellTotal],
    ] as const) {
      let sum = 0;
      for (const group of groups) {
        const n = (counts as Record<string, number>)[group] ?? 0;
        const there = cards.filter((card) => card.group === group).length;
        if (n > there) return fault(`${place}.${name}s.${group}`, `at most ${there}`, n);
        sum += n;
      }
      if (sum !== total) return fault(`${place}.${name}Total`, `${sum}`, total);
    }
  }
  for (const id of SCENARIO_IDS) {
    const scenario = scenarios.scenarios.find((one) => one.id === id);
    if (!scenario) return fault('scenarios.json.scenarios', `the scenario ${id}`, 'nothing');
    for (const heroes of [2, 3, 4])
      for (const familiars of scenario.modules.familiars ? [true, false] : [false])
        if (!setup.decks.some((r) => r.scenario === id && r.heroes === heroes && r.familiars === familiars))
          return fault(
            'setup.json.decks',
            `a row for ${id}, ${heroes} heroes, familiars ${familiars ? 'on' : 'off'}`,
            'nothing',
          );
  }
  return null;
}
