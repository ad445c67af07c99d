import { copyPlain } from '@conjure/engine';
import { expect, test } from 'vitest';
import { DATA_FILES, type DemonsData, ownData, readData } from '../data.ts';

test('our own data is sound, and every file says where it comes from', () => {
  expect(readData({})).toEqual({ data: ownData });
  for (const file of DATA_FILES) expect(ownData[file].provenance.length, file).toBeGreaterThan(40);
});

/** Our data with one thing wrong in it. */
function place(spoil: (data: DemonsData) => void): string {
  const data = copyPlain(ownData);
  spoil(data);
  const read = readData(data);
  return 'fault' in read ? read.fault.place : 'nothing';
}

test.each<[string, (data: DemonsData) => void, string]>([
  ['a hex is missing', ({ map }) => delete map.hexes['0705'], 'map.json.hexes.0705'],
  ['a start in the water', ({ map }) => map.start.push('0101'), 'map.json.start[12]'],
  ['a city without a name', ({ map }) => delete map.hexes['0107'].city, 'map.json.hexes.0107.city'],
  ['a river between hexes far apart', ({ map }) => map.rivers.Kura.push(['0601', '2416']), 'map.json.rivers.Kura[33]'],
  [
    'a base in the water',
    ({ mortals }) => Object.assign(mortals.mortals[2], { base: '0101' }),
    'mortals.json.mortals[2].base',
  ],
  ['an id twice', ({ mortals }) => Object.assign(mortals.mortals[3], { id: 'bishop' }), 'mortals.json.mortals[3].id'],
  [
    'a number twice',
    ({ spirits }) => Object.assign(spirits.spirits[9], { number: 3 }),
    'spirits.json.spirits[9].number',
  ],
  [
    'a terrain twice',
    ({ tables }) => Object.assign(tables.terrain.types[1], { type: 'open' }),
    'tables.json.terrain.types',
  ],
  [
    'a gap in the discovery columns',
    ({ tables }) => Object.assign(tables.discovery.columns[1], { min: 6 }),
    'tables.json.discovery.columns[1]',
  ],
  [
    'discovery rows that end',
    ({ tables }) => Object.assign(tables.discovery.rows[7], { max: 8 }),
    'tables.json.discovery.rows[7]',
  ],
  ['a result too few', ({ tables }) => void tables.combat.rows[0].pop(), 'tables.json.combat.rows[0]'],
  [
    'combat columns that do not begin low enough',
    ({ tables }) => Object.assign(tables.combat.columns[0], { min: -7 }),
    'tables.json.combat.columns[0]',
  ],
  ['torture for a 1 only', ({ tables }) => void tables.torture.rows.splice(1), 'tables.json.torture.rows[0]'],
  ['a box twice', ({ treasures }) => Object.assign(treasures.boxes[1], { d2: 1 }), 'treasures.json.boxes[1]'],
  [
    'a treasure in the water',
    ({ treasures }) => Object.assign(treasures.boxes[5], { hex: '0101' }),
    'treasures.json.boxes[5].hex',
  ],
  [
    'a rank nobody knows',
    ({ spirits }) => Object.assign(spirits.spirits[0], { rank: 'Baron' as 'King' }),
    'spirits.json.spirits[0].rank',
  ],
])('%s: refused with its place', (_what, spoil, expected) => {
  expect(place(spoil)).toBe(expected);
});
