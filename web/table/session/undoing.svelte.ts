import type { Seat, Viewer } from '@conjure/engine';
import type { ServerMessage, ServerMessageOf } from '@conjure/host';
import type { Wire } from '../../wire/index.ts';
import { redoSeat, undoSeat } from './seats.ts';

interface UndoingDeps {
  readonly match: string;
  states(): ReadonlyMap<Viewer, ServerMessageOf<'state'>>;
  viewer(): Viewer;
  held(): readonly Viewer[];
  request(message: Parameters<Wire['ask']>[0], ...kinds: ServerMessage['is'][]): Promise<void>;
}

/** Taking back, and what others say to it. */
export function newUndoing(wire: Wire, { match, states, viewer, held, request }: UndoingDeps) {
  let undoAsked: ServerMessageOf<'undoAsked'> | null = $state.raw(null);
  const seatToUndo = () => undoSeat(states(), viewer(), held());
  const seatToRedo = () => redoSeat(states(), viewer(), held());
  return {
    get undoAsked() {
      return undoAsked;
    },
    /** Somebody asks for an undo; `null` when it has been decided. */
    ask(asked: ServerMessageOf<'undoAsked'> | null): void {
      undoAsked = asked;
    },
    async undo(): Promise<void> {
      const seat = seatToUndo();
      if (seat !== null) await request({ do: 'undo', match, seat }, 'state', 'undoBarred', 'undoAsked');
    },
    async redo(): Promise<void> {
      const seat = seatToRedo();
      if (seat !== null) await request({ do: 'redo', match, seat }, 'state', 'undoBarred');
    },
    get mayRedo() {
      return seatToRedo() !== null;
    },
    /** Whether the last answer given here can be taken back freely, or why not; `null` for who only watches. */
    get undoBar() {
      const seat = seatToUndo();
      return seat === null ? null : (states().get(seat)?.undo ?? null);
    },
    consent(seat: Seat, agree: boolean): void {
      wire.tell({ do: 'consent', match, seat, agree });
    },
  };
}
