import type { Phrase, Seat } from '@conjure/engine';
import type { Session } from './session/session.svelte.ts';

/** Who sits there, as the game names him. */
export function nameOf({ snapshot, now, face }: Session, seat: Seat): Phrase {
  const view = (snapshot ?? now)?.view;
  return view === undefined ? { key: '', or: String(seat + 1) } : face.nameOf(view, seat);
}

export const namesOf = (session: Session, seats: readonly Seat[]): Phrase[] =>
  seats.map((seat) => nameOf(session, seat));
