import { distance, type Fault, grid } from '@conjure/engine';
import type { Bounds } from './content.ts';
import type { DemonsData } from './data.ts';

/** What a shape cannot show: that every table has all its cells, and that the files speak of the same map. */
export function fitsTogether(data: DemonsData): Fault | null {
  return mapFault(data) ?? mortalsFault(data) ?? spiritsFault(data) ?? tablesFault(data) ?? treasuresFault(data);
}

const wrong = (place: string, expected: string, got: string): Fault => ({ place, expected, got });

const isLand = ({ map }: DemonsData, hex: string): boolean =>
  map.hexes[hex] !== undefined && !map.hexes[hex].terrain.includes('water');

function mapFault(data: DemonsData): Fault | null {
  const { map } = data;
  const g = grid(map.cols, map.rows, 'even');
  for (const hex of g.names)
    if (!map.hexes[hex]) return wrong(`map.json.hexes.${hex}`, 'every hex of the grid', 'nothing');
  const count = Object.keys(map.hexes).length;
  if (count !== g.size) return wrong('map.json.hexes', `${g.size} hexes`, String(count));
  for (const [i, hex] of map.start.entries())
    if (!isLand(data, hex)) return wrong(`map.json.start[${i}]`, 'a land hex of the map', hex);
  for (const [hex, { terrain, city }] of Object.entries(map.hexes)) {
    if (terrain.includes('city') !== (city !== undefined))
      return wrong(`map.json.hexes.${hex}.city`, 'a name exactly where the terrain is city', city ?? 'nothing');
    if (terrain.length > 1 && (terrain.includes('water') || terrain.includes('open')))
      return wrong(`map.json.hexes.${hex}.terrain`, 'open and water alone', terrain.join(', '));
  }
  for (const [river, sides] of Object.entries(map.rivers))
    for (const [i, [a, b]] of sides.entries()) {
      const [from, to] = [g.index.get(a), g.index.get(b)];
      if (from === undefined || to === undefined || distance(g, from, to) !== 1)
        return wrong(`map.json.rivers.${river}[${i}]`, 'two hexes next to each other', `${a}, ${b}`);
    }
  return null;
}

function mortalsFault(data: DemonsData): Fault | null {
  const ids = data.mortals.mortals.map(({ id }) => id);
  for (const [i, { id, base }] of data.mortals.mortals.entries()) {
    if (!isLand(data, base)) return wrong(`mortals.json.mortals[${i}].base`, 'a land hex of the map', base);
    if (ids.indexOf(id) !== i) return wrong(`mortals.json.mortals[${i}].id`, 'an id of its own', id);
  }
  return null;
}

function spiritsFault({ spirits }: DemonsData): Fault | null {
  const numbers = spirits.spirits.map(({ number }) => number);
  const again = numbers.findIndex((number, i) => numbers.indexOf(number) !== i);
  return again < 0
    ? null
    : wrong(`spirits.json.spirits[${again}].number`, 'a number of its own', String(numbers[again]));
}

/** Rows or columns must follow each other without a gap, and reach as far as they must; `null` is without end. */
function boundsFault(place: string, bounds: readonly Bounds[], from: number, to: number): Fault | null {
  const said = ({ min, max }: Bounds) => `${min ?? '…'} to ${max ?? '…'}`;
  for (const [i, bound] of bounds.entries()) {
    const before = bounds[i - 1];
    const next = before ? (before.max ?? Number.NaN) + 1 : from;
    const begins = before ? bound.min === next : bound.min === null || bound.min <= from;
    if (!begins) return wrong(`${place}[${i}]`, `a part that begins at ${next}`, said(bound));
  }
  const last = bounds[bounds.length - 1];
  return last.max === null || last.max >= to
    ? null
    : wrong(`${place}[${bounds.length - 1}]`, `a part that reaches ${to}`, said(last));
}

/** Beyond any die, strength or differential that can come up. */
const ENDLESS = 1000;

function tablesFault({ tables }: DemonsData): Fault | null {
  const { discovery, combat, torture, terrain } = tables;
  const types = terrain.types.map(({ type }) => type);
  if (new Set(types).size !== types.length)
    return wrong('tables.json.terrain.types', 'every terrain once', types.join(', '));
  for (const [i, row] of discovery.rows.entries())
    if (row.results.length !== discovery.columns.length)
      return wrong(
        `tables.json.discovery.rows[${i}].results`,
        `${discovery.columns.length} results`,
        String(row.results.length),
      );
  for (const [i, row] of combat.rows.entries())
    if (row.length !== combat.columns.length)
      return wrong(`tables.json.combat.rows[${i}]`, `${combat.columns.length} results`, String(row.length));
  return (
    boundsFault('tables.json.discovery.columns', discovery.columns, 1, ENDLESS) ??
    boundsFault('tables.json.discovery.rows', discovery.rows, -ENDLESS, ENDLESS) ??
    boundsFault('tables.json.combat.columns', combat.columns, -ENDLESS, ENDLESS) ??
    boundsFault('tables.json.torture.rows', torture.rows, 1, 6)
  );
}

function treasuresFault(data: DemonsData): Fault | null {
  const cells = data.treasures.boxes.map(({ d1, d2 }) => `${d1} and ${d2}`);
  for (const [i, { hex }] of data.treasures.boxes.entries()) {
    if (!isLand(data, hex)) return wrong(`treasures.json.boxes[${i}].hex`, 'a land hex of the map', hex);
    if (cells.indexOf(cells[i]) !== i)
      return wrong(`treasures.json.boxes[${i}]`, 'every pair of dice once', `${cells[i]} again`);
  }
  return null;
}
