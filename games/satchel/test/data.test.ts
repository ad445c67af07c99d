import { copyPlain } from '@conjure/engine';
import { expect, test } from 'vitest';
import { DATA_FILES, ownData, readData, type SatchelData } from '../data.ts';

test('our own data is sound, and every file says where it comes from', () => {
  expect(readData({})).toEqual({ data: ownData });
  for (const file of DATA_FILES) expect(ownData[file].provenance.length, file).toBeGreaterThan(40);
});

test('the slots of a card are what its code says', () => {
  const letters = { blade: 'B', shield: 'S', boot: 'F', key: 'K', torch: 'T', star: '*' };
  for (const { id, slots, code } of [...ownData.ordeals.cards, ...ownData.spells.cards])
    expect([id, slots.map((slot) => letters[slot]).join('')]).toEqual([id, code]);
});

/** Our data with one thing wrong in it. */
function place(spoil: (data: SatchelData) => void): string {
  const data = copyPlain(ownData);
  spoil(data);
  const read = readData(data);
  return 'fault' in read ? read.fault.place : 'nothing';
}

test.each<[string, (data: SatchelData) => void, string]>([
  ['a die of five faces', ({ dice }) => void dice.die.faces.pop(), 'dice.json.die.faces'],
  ['a face nobody knows', ({ dice }) => Object.assign(dice.die.faces, { 2: 'moon' }), 'dice.json.die.faces[2]'],
  ['two sets for heroes', ({ dice }) => Object.assign(dice.sets[1], { owner: 'hero' }), 'dice.json.sets'],
  ['a hero with four dice', ({ heroes }) => Object.assign(heroes.heroes[1], { dice: 4 }), 'heroes.json.heroes[1].dice'],
  [
    'an emblem twice',
    ({ heroes }) => Object.assign(heroes.heroes[3], { emblem: 'key' }),
    'heroes.json.heroes[3].emblem',
  ],
  ['a hero twice', ({ heroes }) => Object.assign(heroes.heroes[3], { id: 'green' }), 'heroes.json.heroes[3].id'],
  [
    'a sorcerer with one familiar',
    ({ heroes }) => void heroes.sorcerer.familiars.pop(),
    'heroes.json.sorcerer.familiars',
  ],
  ['a card twice', ({ spells }) => Object.assign(spells.cards[4], { id: 'O01' }), 'spells.json.cards[4].id'],
  ['seven slots', ({ ordeals }) => void ordeals.cards[33].slots.push('key'), 'ordeals.json.cards[33].slots'],
  [
    'a Hex of nothing',
    ({ spells }) => delete spells.cards.find(({ id }) => id === 'X01')?.hexes,
    'spells.json.cards[36].hexes',
  ],
  [
    'too many of a group',
    ({ setup }) => Object.assign(setup.decks[0].ordeals, { short: 9 }),
    'setup.json.decks[0].ordeals.short',
  ],
  ['a wrong total', ({ setup }) => Object.assign(setup.decks[2], { spellTotal: 11 }), 'setup.json.decks[2].spellTotal'],
  ['a row too few', ({ setup }) => void setup.decks.splice(7, 1), 'setup.json.decks'],
  [
    'a group nobody knows',
    ({ setup }) => Object.assign(setup.decks[1].spells, { fog: 1 }),
    'setup.json.decks[1].spells, the name "fog"',
  ],
])('%s: refused with its place', (_what, spoil, expected) => {
  expect(place(spoil)).toBe(expected);
});
