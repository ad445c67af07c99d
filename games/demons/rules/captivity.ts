import { next, type Seat } from '@conjure/engine';
import type { Captor, DemonsTable, Position } from '../state.ts';
import { captivesOfMagician, hexOfMagician, mortalId, phaseNumber } from './places.ts';

/** A captured magician leaves the map and goes wherever his captor goes. [8.2h] */
export function capture(t: DemonsTable, seat: Seat, captor: Captor, rolls: number[][] = []): void {
  const m = t.state.magicians[seat];
  t.tell({ type: 'captured', by: seat, ...captorNames(t, captor), rolls });
  free(t, ...captivesOfMagician(t, seat)); // [R96]
  m.status = 'captive';
  m.captor = captor;
  m.caught = phaseNumber(t);
  m.found = false;
  m.hex = -1;
}

/** Who holds him, in the words of events. */
export const captorNames = (at: Position, captor: Captor): { captor: string | null; master: Seat | null } =>
  'mortal' in captor
    ? { captor: mortalId(at, captor.mortal), master: null }
    : { captor: null, master: captor.magician };

/** Freed captives stand where their captor was until they are placed, one after another in the order given. [R95] */
export function free(t: DemonsTable, ...seats: readonly Seat[]): void {
  for (const seat of seats) {
    const m = t.state.magicians[seat];
    m.hex = hexOfMagician(t, seat);
    m.captor = null;
    t.tell({ type: 'freed', by: seat });
  }
  next(t, ...seats.map((seat) => ({ do: 'emerge' as const, seat })));
}
