import type { Party, Phrase } from '@conjure/engine';
import { coloursOf, nameOf } from '../names.ts';
import type { Session } from '../session/session.svelte.ts';

/** Who is counted: a seat by its name, others as the account calls them. */
export function partyName(session: Session, { name, seats }: Party): Phrase {
  const [seat] = seats;
  if (name) return name;
  if (seat === undefined) throw new Error('a party is a seat or has a name');
  return nameOf(session, seat);
}

/** Its colours: those of a seat; else those of the page, for several together and for nobody at the table. */
export function partyColours(session: Session, { seats }: Party): { 'data-owner'?: string; style?: string } {
  const [seat, another] = seats;
  if (seat !== undefined && another === undefined) return coloursOf(session, seat);
  return { style: `--own: var(${seat === undefined ? '--ink' : '--gold'}); --own-ink: var(--paper-2)` };
}
