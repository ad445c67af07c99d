import type { Left } from '../shelf/left.ts';
import type { Session } from './session/session.svelte.ts';

type Sitting = Pick<Session, 'match' | 'face' | 'now' | 'seats' | 'viewer'>;

/** What the shelf tells of a match that is being left; nothing of one that is over. */
export function leftMatch({ match, face, now, seats, viewer }: Sitting): Left | null {
  if (!now || now.over) return null;
  const mine = now.asked?.seats.some((seat) => seats.includes(seat)) ?? false;
  return { match, step: now.step, mine, ...face.glance?.(now.view, viewer) };
}
