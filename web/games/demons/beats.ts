import type { DemonsEvent } from '@conjure/demons';
import type { Event } from '@conjure/engine';
import type { Beat } from '../face.ts';

/** How an event is shown; `null` where the log is enough. */
export function beatOf(happened: Event): Beat | null {
  const event = happened as DemonsEvent;
  switch (event.type) {
    case 'moved':
      return { ms: 250 * event.path.length, motion: { token: `magician-${event.by}`, path: event.path } };
    case 'marched':
      return { ms: 200 * event.path.length, motion: { token: `mortal-${event.mortal}`, path: event.path } };
    default:
      return null;
  }
}
