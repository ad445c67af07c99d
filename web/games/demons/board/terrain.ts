import map from '@conjure/demons/data/map.json' with { type: 'json' };
import { type Cell, COLS, cellOf, HEXES, isOnMap, nameOf, ROWS } from './geometry.ts';
import type { HexName } from './types.ts';

export type Terrain = 'open' | 'forest' | 'mountain' | 'city' | 'water';

const hexes: Record<HexName, { terrain: string[] }> = map.hexes;

export const has = (hex: HexName, terrain: Terrain): boolean => hexes[hex].terrain.includes(terrain);
export const allOf = (terrain: Terrain): HexName[] => HEXES.filter((hex) => has(hex, terrain));
export const cellsOf = (terrain: Terrain): Cell[] => allOf(terrain).map(cellOf);

/** Seas and lakes do not end where the hexes do: what lies beyond goes on as its nearest hex. */
export function watersAndBeyond(): Cell[] {
  const cells: Cell[] = [];
  for (let col = -1; col <= COLS + 2; col++) {
    for (let row = -1; row <= ROWS + 2; row++) {
      const cell = { col, row };
      const nearest = isOnMap(cell) ? cell : { col: within(col, COLS), row: within(row, ROWS) };
      if (has(nameOf(nearest), 'water')) cells.push(cell);
    }
  }
  return cells;
}

const within = (n: number, most: number): number => Math.min(most, Math.max(1, n));
