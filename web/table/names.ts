import type { Phrase, Seat } from '@conjure/engine';
import type { Portrait, SeatTally } from '../games/face.ts';
import { seatColours } from '../parts/seat-colours.ts';
import type { Session } from './session/session.svelte.ts';

/** Who sits there, as the game names him. */
export function nameOf({ snapshot, now, face }: Session, seat: Seat): Phrase {
  const view = (snapshot ?? now)?.view;
  return view === undefined ? { key: '', or: String(seat + 1) } : face.nameOf(view, seat);
}

/** The colours of a seat, for its element: those of its pieces, or those of its number. */
export function coloursOf({ snapshot, now, face }: Session, seat: Seat): { 'data-owner'?: string; style?: string } {
  const view = (snapshot ?? now)?.view;
  const owner = view === undefined ? undefined : face.ownerOf?.(view, seat);
  if (owner !== undefined) return { 'data-owner': owner };
  return { style: seatColours(seat) };
}

/** What whoever sits there looks like, where the game has faces. */
export function portraitOf({ snapshot, now, face }: Session, seat: Seat): Portrait | null {
  const view = (snapshot ?? now)?.view;
  return view === undefined ? null : (face.portraitOf?.(view, seat) ?? null);
}

/** The numbers of a seat that decide the match. */
export function talliesOf({ snapshot, now, face }: Session, seat: Seat): readonly SeatTally[] {
  const view = (snapshot ?? now)?.view;
  return view === undefined ? [] : (face.tallies?.(view, seat) ?? []);
}

/** How much a seat bears. */
export function pipsOf({ snapshot, now, face }: Session, seat: Seat) {
  const view = (snapshot ?? now)?.view;
  return view === undefined ? undefined : face.pips?.(view, seat);
}

/** What a seat is protected by. */
export function rimOf({ snapshot, now, face }: Session, seat: Seat) {
  const view = (snapshot ?? now)?.view;
  return view === undefined ? null : (face.rim?.(view, seat) ?? null);
}

export const namesOf = (session: Session, seats: readonly Seat[]): Phrase[] =>
  seats.map((seat) => nameOf(session, seat));
