import type { Saying } from '@conjure/host';
import type { Face } from '../../games/face.ts';
import { type Against, isAgainst, type Wire } from '../../wire/index.ts';
import { newSession, type Session } from './session.svelte.ts';

/** Comes to a match. What the host says while its face is being loaded is kept for the session. */
export async function comeTo(
  wire: Wire,
  match: string,
  faceOf: (game: string) => Promise<Face | null>,
): Promise<{ session: Session } | { against: Against }> {
  const said: Saying[] = [];
  const stop = wire.listen((saying) => said.push(saying));
  try {
    const opened = await wire.ask({ do: 'continue', match }, 'opened');
    if (isAgainst(opened)) return { against: opened };
    const face = await faceOf(opened.game);
    if (!face) return { against: { is: 'error', what: 'noGame', match } };
    return { session: newSession(wire, face, opened, said) };
  } finally {
    stop();
  }
}
