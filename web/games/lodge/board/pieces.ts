import type { EvocationView, LodgeView, SeatView } from '@conjure/lodge/view';
import type { ModelName, Place, RoomName } from './types.ts';

interface Standing {
  readonly model: ModelName;
  readonly seat: number;
  /** The room it stands in; `null` in a Cell. */
  readonly room: RoomName | null;
}
interface MagePiece extends Standing {
  readonly is: 'mage';
  readonly mage: string | null;
  readonly health: number;
  readonly damage: SeatView['damage'];
  readonly crowned: boolean;
  readonly acting: boolean;
  /** His familiar guards him. */
  readonly guarded: boolean;
}
interface EvocationPiece extends Standing {
  readonly is: 'evocation' | 'hunter' | 'guard';
  readonly creature: string;
  readonly health: number;
  readonly damage: EvocationView['damage'];
  readonly token: EvocationView['token'];
  readonly acted: boolean;
  /** Who carries it, while it guards. */
  readonly with: ModelName | null;
}
export type Piece = MagePiece | EvocationPiece;

type Standings = { readonly [model: ModelName]: Place } | undefined;

/** Everything that stands in the Lodge and its Cells. Before the mages are chosen nobody does. */
export function piecesOf(view: LodgeView, standing: Standings): Piece[] {
  const inRoom = (place: Place): RoomName | null => (place === 'cell' ? null : place);
  return view.seats.flatMap((seat): Piece[] => {
    const { mage } = seat;
    if (mage === null) return [];
    const room = inRoom(standing?.[mage] ?? seat.at);
    const own: Piece = {
      ...{ is: 'mage', model: mage, seat: seat.seat, room, mage, health: seat.health, damage: seat.damage },
      crowned: view.crown === seat.seat,
      acting: view.turn?.seat === seat.seat,
      guarded: seat.evocations.some(({ mode }) => mode === 'guard'),
    };
    const evocations = seat.evocations.map((one): Piece => {
      const { model, creature, health, damage, token, acted, mode } = one;
      const guards = mode === 'guard';
      return {
        ...{ model, seat: seat.seat, creature, health, damage, token, acted },
        is: guards ? 'guard' : mode === 'hunting' ? 'hunter' : 'evocation',
        room: guards ? room : inRoom(standing?.[model] ?? one.at ?? 'cell'),
        with: guards ? mage : null,
      };
    });
    return [...evocations, own];
  });
}
