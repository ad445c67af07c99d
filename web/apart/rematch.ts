import type { Chair } from '@conjure/host';
import type { Session } from '../table/session/session.svelte.ts';
import { isRejection, type Wire } from '../wire/wire.ts';
import { rotated, seatAfter } from './rotating.ts';
import { mine, sitDown } from './sitting-down.ts';
import { USUAL_TERMS } from './terms.ts';

/** Opens a table for the same people on the same terms, and sits down at it: the new match's id. The others get links. */
export async function rematch(wire: Wire, session: Session): Promise<string | null> {
  const record = await session.record();
  const places = session.now?.places;
  if (!record || !places) return null;
  const terms = (await mine(session.match))?.terms ?? USUAL_TERMS;
  const chairs = places.map(({ chair }): Chair => chair);
  const opened = await wire.ask(
    { do: 'open', game: session.game, seats: rotated(chairs), options: record.options, terms },
    'table',
  );
  if (isRejection(opened)) return null;
  const seats = session.seats.flatMap((seat) => (seat === null ? [] : [seatAfter(seat, chairs.length)]));
  if (seats.length > 0) await sitDown(wire, opened, seats);
  return opened.match;
}
