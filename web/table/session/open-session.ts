import type { ServerMessage, ServerMessageOf } from '@conjure/host';
import type { PageFace } from '../../games/face.ts';
import { isRejection, type Rejection, type Wire } from '../../wire/index.ts';
import { newSession, type Session } from './session.svelte.ts';

interface OpenedSession {
  readonly session: Session;
  /** What was said meanwhile. */
  readonly messages: readonly ServerMessage[];
}

/** Comes to a match, or to the table where it is to begin. What the host says while its face is being loaded is kept for the session. */
export async function comeTo(
  wire: Wire,
  match: string,
  faceOf: (game: string) => Promise<PageFace | null>,
  lateAnswer?: () => unknown,
): Promise<OpenedSession | { table: ServerMessageOf<'table'> } | { against: Rejection }> {
  const messages: ServerMessage[] = [];
  const stop = wire.listen((message) => messages.push(message));
  try {
    const opened = await wire.ask({ do: 'continue', match }, 'opened', 'table');
    if (isRejection(opened)) return { against: opened };
    if (opened.is === 'table') return { table: opened };
    const face = await faceOf(opened.game);
    if (!face) return { against: { is: 'error', what: 'noGame', match } };
    return { session: newSession(wire, face, opened, messages, lateAnswer), messages };
  } finally {
    stop();
  }
}

/** Comes to a match that has begun, as all have that are played at one screen. */
export async function openSession(
  wire: Wire,
  match: string,
  faceOf: (game: string) => Promise<PageFace | null>,
): Promise<{ session: Session } | { against: Rejection }> {
  const come = await comeTo(wire, match, faceOf);
  return 'table' in come ? { against: { is: 'error', what: 'notNow', match } } : come;
}
