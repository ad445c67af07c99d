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
export function nextOf(hexes: Iterable<HexName>, from: HexName, back: boolean): HexName | null {
  const order = [...new Set(hexes)].sort((a, b) => reading(a) - reading(b));
  if (back) return order.findLast((hex) => reading(hex) < reading(from)) ?? order.at(-1) ?? null;
  return order.find((hex) => reading(hex) > reading(from)) ?? order[0] ?? null;
}

const reading = (hex: HexName): number => {
  const { x, y } = middle(hex);
  return Math.round(y) * 10_000 + x;
};
