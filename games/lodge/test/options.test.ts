import { create } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { lodge } from '../game.ts';
import { clash, familiesOf, OPTIONS, SETS } from '../options.ts';

const make = (options: object, seats = 3) => create(lodge, { seats, seed: 'options', options });

test('[F42] families together with Overkill are refused, naming the rule', () => {
  expect(make({ overkill: true })).toMatchObject({ fault: { place: 'options.overkill', rule: 'F42' } });
  expect(make({ overkill: true, families: 'hydra' })).toMatchObject({ fault: { rule: 'F42' } });
  expect(make({ overkill: true, families: 'none' })).toHaveProperty('match');
  expect(make({ families: 'all' })).toHaveProperty('match');
});

test('[F4] any set of families can be in play', () => {
  const [families] = OPTIONS;
  expect(new Set(families.values).size).toBe(16);
  for (const value of families.values) {
    const made = make({ families: value });
    if ('fault' in made) throw new Error(value);
    const wanted = familiesOf({ families: value });
    const view = lodge.view(made.match.table, null);
    expect(view.families).toEqual(wanted);
    expect(view.reserve).toHaveLength(3 * wanted.length);
    const lairs = lodge.content.data.familiars.families.filter(({ id }) => wanted.includes(id)).map(({ lair }) => lair);
    expect(view.rooms.filter(({ tile }) => lairs.includes(tile))).toHaveLength(lairs.length);
    expect(view.rooms).toHaveLength(19);
  }
});

test('every option cites a rule, its default is among its values, and every ready set can be played', () => {
  const rules = new Set(lodge.rules.map(({ id }) => id));
  for (const { rule, values, default: usual } of lodge.options) {
    expect(rules).toContain(rule);
    expect(values).toContain(usual);
  }
  for (const { options } of SETS) expect(make(options)).toHaveProperty('match');
});

describe('[B97] two to four mages', () => {
  test.each([1, 5])('%i are refused', (seats) => {
    expect(make({}, seats)).toMatchObject({ fault: { place: 'seats' } });
  });
});

test('without Overkill or without families nothing clashes', () => {
  expect(clash({ overkill: false, families: 'all' })).toBe(null);
  expect(clash({ overkill: true, families: 'none' })).toBe(null);
});
