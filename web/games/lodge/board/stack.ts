import type { Piece } from './pieces.ts';
import type { ModelName } from './types.ts';

/** Where a piece stands in its room, and how large. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Between the name and the bar, beside the activation token. */
const ROOM = { x: 9, y: 3, wide: 134, high: 94, most: 1.12 };
const CELL = { x: 0, y: 0, wide: 84, high: 78, most: 0.9 };

const widthOf = (piece: Piece): number => {
  if (piece.is === 'mage') return piece.guarded ? 124 : 72;
  return piece.is === 'hunter' ? 50 : 47;
};
const total = (row: readonly Piece[]): number => row.reduce((sum, piece) => sum + widthOf(piece), 0);

/** So many rows, filled evenly in order. */
function rowsOf(pieces: readonly Piece[], count: number): Piece[][] {
  const rows: Piece[][] = Array.from({ length: count }, () => []);
  const share = total(pieces) / count;
  let gone = 0;
  for (const piece of pieces) {
    const middle = gone + widthOf(piece) / 2;
    rows[Math.min(count - 1, Math.floor(middle / share))].push(piece);
    gone += widthOf(piece);
  }
  return rows.filter((row) => row.length > 0);
}

const heightOf = (row: readonly Piece[]): number => (row.some(({ is }) => is === 'mage') ? 76 : 54);
const tall = (rows: readonly Piece[][]): number => rows.reduce((sum, row) => sum + heightOf(row), 0);

const scaleOf = (rows: readonly Piece[][], area: typeof ROOM): number =>
  Math.min(area.most, area.high / tall(rows), ...rows.map((row) => area.wide / total(row)));

/** A guard stands on the base of its mage. */
const beside = ({ x, y, scale }: Stand): Stand => ({ x: x + 54 * scale, y: y + 7 * scale, scale: scale * 0.95 });

/** Side by side in as many rows as let them be largest; mages stand in front. */
export function stands(pieces: readonly Piece[], inCell: boolean): Map<ModelName, Stand> {
  const area = inCell ? CELL : ROOM;
  const own = pieces.filter(({ is }) => is !== 'guard');
  const ordered = [...own.filter(({ is }) => is !== 'mage'), ...own.filter(({ is }) => is === 'mage')];
  const ways = [1, 2, 3].map((count) => rowsOf(ordered, count));
  const rows = ways.reduce((best, way) => (scaleOf(way, area) > scaleOf(best, area) + 0.01 ? way : best));
  const scale = ordered.length === 0 ? 1 : scaleOf(rows, area);
  const found = new Map<ModelName, Stand>();
  let top = area.y - (tall(rows) * scale) / 2;
  for (const row of rows) {
    let left = -total(row) / 2;
    const y = top + (heightOf(row) * scale) / 2;
    top += heightOf(row) * scale;
    for (const piece of row) {
      // Who carries a guard stands a little to the left, so that the pair is in the middle.
      const lean = piece.is === 'mage' && piece.guarded ? -25 : 0;
      found.set(piece.model, { x: area.x + (left + widthOf(piece) / 2 + lean) * scale, y, scale });
      left += widthOf(piece);
    }
  }
  for (const piece of pieces) {
    const carrier = piece.is === 'guard' && piece.with ? found.get(piece.with) : undefined;
    if (carrier) found.set(piece.model, beside(carrier));
  }
  return found;
}
