import { must } from '@conjure/engine';
import type { Piece } from './pieces.ts';
import type { ModelName } from './types.ts';

/** Where a piece stands in its room, and how large. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Which place of its room each piece has: it is given on entering, and kept until the piece leaves. */
export type Places = ReadonlyMap<ModelName, { readonly room: string; readonly place: number }>;

const roomOf = ({ room, seat }: Piece): string => room ?? `cell ${seat}`;

/** Whoever stays has the place he had; whoever enters takes the first that is free, by seat where several enter at once. */
export function placesAfter(before: Places, pieces: readonly Piece[]): Places {
  const own = pieces.filter(({ is }) => is !== 'guard').toSorted((a, b) => a.seat - b.seat);
  const places = new Map<ModelName, { room: string; place: number }>();
  for (const [room, there] of Map.groupBy(own, roomOf)) {
    const stays = there.filter(({ model }) => before.get(model)?.room === room);
    const taken = new Set<number>();
    for (const { model } of stays) {
      const { place } = must(before.get(model), 'the place of', model);
      taken.add(place);
      places.set(model, { room, place });
    }
    for (const { model } of there.filter((piece) => !stays.includes(piece))) {
      const place = there.findIndex((_, i) => !taken.has(i));
      taken.add(place);
      places.set(model, { room, place });
    }
  }
  return places;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly most: number;
}
/** Between the name and the bar, beside the activation token. */
const ROOM: Area = { x: 14, y: 2, wide: 138, high: 104, most: 1 };
const CELL: Area = { x: 0, y: 0, wide: 84, high: 78, most: 0.9 };

/** A guard stands close before its mage, over his base. */
const GUARD = { lean: -10, x: 33, y: 13, scale: 0.78 };

/** So many columns and rows, and in which order their places are taken: those of fewer keep their sides where more come. */
interface RoomGrid {
  readonly columns: number;
  readonly rows: number;
  readonly order: readonly number[];
}
const square = (n: number): RoomGrid => ({ columns: n, rows: n, order: Array.from({ length: n * n }, (_, i) => i) });
const GRIDS: readonly RoomGrid[] = [
  { columns: 2, rows: 1, order: [0, 1] },
  { columns: 2, rows: 2, order: [0, 1, 2, 3] },
  { columns: 3, rows: 2, order: [0, 2, 3, 5, 1, 4] },
  square(3),
  square(4),
];
const ALONE: RoomGrid = { columns: 1, rows: 1, order: [0] };
const gridFor = (places: number): RoomGrid =>
  GRIDS.find(({ order }) => order.length >= places) ?? square(Math.ceil(Math.sqrt(places)));

const widthOf = (piece: Piece): number =>
  piece.is === 'mage' ? (piece.guarded ? 92 : 74) : piece.is === 'hunter' ? 50 : 47;
const heightOf = ({ is }: Piece): number => (is === 'mage' ? 76 : 54);

/** Those in one room, each in its place. */
export function stands(pieces: readonly Piece[], places: Places): Map<ModelName, Stand> {
  const own = pieces.filter(({ is }) => is !== 'guard');
  const found = new Map<ModelName, Stand>();
  if (own.length === 0) return found;

  const inCell = own[0].room === null;
  const area = inCell ? CELL : ROOM;
  const placeOf = ({ model }: Piece): number => must(places.get(model), 'the place of', model).place;
  const { columns, rows, order } = inCell ? ALONE : gridFor(1 + Math.max(...own.map(placeOf)));
  const [wide, high] = [area.wide / columns, area.high / rows];
  const scale = Math.min(area.most, wide / Math.max(...own.map(widthOf)), high / Math.max(...own.map(heightOf)));
  for (const piece of own) {
    const at = order[placeOf(piece)];
    // Who carries a guard stands a little to the left, so that the pair is in the middle.
    const lean = piece.is === 'mage' && piece.guarded ? GUARD.lean * scale : 0;
    const x = area.x + ((at % columns) - (columns - 1) / 2) * wide + lean;
    const y = area.y + (Math.floor(at / columns) - (rows - 1) / 2) * high;
    found.set(piece.model, { x, y, scale });
  }
  for (const piece of pieces) {
    const carrier = piece.is === 'guard' && piece.with ? found.get(piece.with) : undefined;
    if (carrier)
      found.set(piece.model, {
        x: carrier.x + GUARD.x * scale,
        y: carrier.y + GUARD.y * scale,
        scale: scale * GUARD.scale,
      });
  }
  return found;
}
