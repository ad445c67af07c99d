import type { Piece } from './pieces.ts';
import type { ModelName } from './types.ts';

/** Where a piece stands in its room, and how large. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** It stands close before its mage, over his base. */
  readonly close?: boolean;
}

/** Between the name and the bar, beside the activation token. */
const ROOM = { x: 7, y: 2, wide: 144, high: 104, most: 1.05 };
const CELL = { x: 0, y: 0, wide: 84, high: 78, most: 0.9 };

/** How a guard stands on the base of its mage: beside him, or where it is crowded close before him and smaller. */
const ROOMY = { wide: 124, lean: -25, x: 54, y: 7, scale: 0.95, close: false };
const CROWDED = { wide: 92, lean: -10, x: 33, y: 13, scale: 0.78, close: true };
type Manner = typeof ROOMY;
/** Below this scale it is crowded. */
const SMALL = 0.8;

interface Way {
  readonly rows: readonly Piece[][];
  readonly scale: number;
}

/** Every way to cut a list into so many rows, in order. */
function cuts<T>(list: readonly T[], count: number): T[][][] {
  if (count === 1) return [[[...list]]];
  return Array.from({ length: Math.max(0, list.length - count + 1) }, (_, i) => i + 1).flatMap((first) =>
    cuts(list.slice(first), count - 1).map((rest) => [list.slice(0, first), ...rest]),
  );
}

const heightOf = (row: readonly Piece[]): number => (row.some(({ is }) => is === 'mage') ? 76 : 54);
const tall = (rows: readonly Piece[][]): number => rows.reduce((sum, row) => sum + heightOf(row), 0);

/** Side by side in the rows that let them be largest; mages stand in front. */
export function stands(pieces: readonly Piece[], inCell: boolean): Map<ModelName, Stand> {
  const area = inCell ? CELL : ROOM;
  const own = pieces.filter(({ is }) => is !== 'guard');
  const ordered = [...own.filter(({ is }) => is !== 'mage'), ...own.filter(({ is }) => is === 'mage')];
  const found = new Map<ModelName, Stand>();
  if (ordered.length === 0) return found;

  const widthIn = ({ wide }: Manner, piece: Piece): number => {
    if (piece.is === 'mage') return piece.guarded ? wide : 72;
    return piece.is === 'hunter' ? 50 : 47;
  };
  const total = (manner: Manner, row: readonly Piece[]): number =>
    row.reduce((sum, piece) => sum + widthIn(manner, piece), 0);
  const wayOf = (manner: Manner) => {
    const ways = [1, 2, 3]
      .flatMap((count) => cuts(ordered, count))
      .map((rows): Way => {
        const widths = rows.map((row) => area.wide / total(manner, row));
        return { rows, scale: Math.min(area.most, area.high / tall(rows), ...widths) };
      });
    return ways.reduce((best, way) => (way.scale > best.scale + 0.01 ? way : best));
  };

  const roomy = wayOf(ROOMY);
  const manner = roomy.scale < SMALL ? CROWDED : ROOMY;
  const { rows, scale } = manner === ROOMY ? roomy : wayOf(manner);
  let top = area.y - (tall(rows) * scale) / 2;
  for (const row of rows) {
    let left = -total(manner, row) / 2;
    const y = top + (heightOf(row) * scale) / 2;
    top += heightOf(row) * scale;
    for (const piece of row) {
      const width = widthIn(manner, piece);
      // Who carries a guard stands a little to the left, so that the pair is in the middle.
      const lean = piece.is === 'mage' && piece.guarded ? manner.lean : 0;
      found.set(piece.model, { x: area.x + (left + width / 2 + lean) * scale, y, scale });
      left += width;
    }
  }
  for (const piece of pieces) {
    const carrier = piece.is === 'guard' && piece.with ? found.get(piece.with) : undefined;
    if (!carrier) continue;
    const { x, y, scale: small, close } = manner;
    found.set(piece.model, { x: carrier.x + x * scale, y: carrier.y + y * scale, scale: scale * small, close });
  }
  return found;
}
