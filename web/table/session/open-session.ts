import type { ServerMessage, ServerMessageOf } from '@conjure/host';
import type { Face } from '../../games/face.ts';
import { isRejection, type Rejection, type Wire } from '../../wire/index.ts';
import { newSession, type Session } from './session.svelte.ts';

/** Comes to a match, or to the table where it is to begin. What the host says while its face is being loaded is kept for the session. */
export async function openSession(
  wire: Wire,
  match: string,
  faceOf: (game: string) => Promise<Face | null>,
): Promise<
  { session: Session; said: readonly ServerMessage[] } | { table: ServerMessageOf<'table'> } | { against: Rejection }
> {
  const said: ServerMessage[] = [];
  const stop = wire.listen((message) => said.push(message));
  try {
    const opened = await wire.ask({ do: 'continue', match }, 'opened', 'table');
    if (isRejection(opened)) return { against: opened };
    if (opened.is === 'table') return { table: opened };
    const face = await faceOf(opened.game);
    if (!face) return { against: { is: 'error', what: 'noGame', match } };
    return { session: newSession(wire, face, opened, said), said };
  } finally {
    stop();
  }
}
