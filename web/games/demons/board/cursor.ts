import { nextInReading } from '../../../parts/reading-order.ts';
import { COLS, cellOf, isOnMap, middle, nameOf, ROWS } from './geometry.ts';
import type { HexName } from './types.ts';

/** Where a key leads the cursor; `null` if the key is none of the cursor's. Left and right stay in the row. */
export function moved(from: HexName, key: string): HexName | null {
  const { col, row } = cellOf(from);
  const to = {
    ArrowUp: { col, row: row - 1 },
    ArrowDown: { col, row: row + 1 },
    ArrowLeft: { col: col - 1, row },
    ArrowRight: { col: col + 1, row },
    Home: { col: 1, row },
    End: { col: COLS, row },
    PageUp: { col, row: 1 },
    PageDown: { col, row: ROWS },
  }[key];
  if (!to) return null;
  return isOnMap(to) ? nameOf(to) : from;
}

/** The next of these hexes in reading order, or the one before. */
export const nextOf = (hexes: Iterable<HexName>, from: HexName, back: boolean): HexName | null =>
  nextInReading([...new Set(hexes)], middle, middle(from), back);
