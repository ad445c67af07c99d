import type { LodgeView } from '@conjure/lodge/view';
import type { Point } from '../../../parts/point.ts';
import { CENTRE, cellAt, middle, plus } from './geometry.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { type Places, placesAfter, type Stand, stands } from './stack.ts';
import type { ModelName, Place, Spot } from './types.ts';

/** Everything that stands on the board, and where. */
export interface Layout {
  readonly pieces: readonly Piece[];
  /** For the layout that comes after this one. */
  readonly places: Places;
  pieceOf(model: ModelName | null): Piece | undefined;
  /** The middle of a room, or of a mage's Cell. */
  placeOf(seat: number, place: Place): Point;
  /** In its room. */
  standOf(piece: Piece): Stand;
  pointOf(piece: Piece): Point;
  pointAt(spot: Spot): Point;
}

const ALONE: Stand = { x: 0, y: 0, scale: 1 };

/** `before`: where everybody stood until now. */
export function layoutOf(
  view: LodgeView,
  standing: { readonly [model: ModelName]: Place } | undefined,
  before: Places = new Map(),
): Layout {
  const pieces = piecesOf(view, standing);
  const byModel = new Map(pieces.map((piece) => [piece.model, piece]));
  const groups = Map.groupBy(pieces, ({ room, seat }) => room ?? `cell ${seat}`);
  const places = placesAfter(before, pieces);
  const placed = new Map([...groups.values()].flatMap((group) => [...stands(group, places)]));

  const pieceOf = (model: ModelName | null) => (model === null ? undefined : byModel.get(model));
  const placeOf = (seat: number, place: Place): Point =>
    place === 'cell' ? (cellAt(view.seats[seat].exits) ?? middle(CENTRE)) : middle(place);
  const standOf = ({ model }: Piece): Stand => placed.get(model) ?? ALONE;
  const pointOf = (piece: Piece): Point => plus(placeOf(piece.seat, piece.room ?? 'cell'), standOf(piece));
  const pointAt = (spot: Spot): Point => {
    if ('room' in spot) return middle(spot.room);
    const piece = pieceOf(spot.model);
    return piece ? pointOf(piece) : middle(CENTRE);
  };
  return { pieces, places, pieceOf, placeOf, standOf, pointOf, pointAt };
}
