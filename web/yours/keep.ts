import { keepResult } from '../challenge/attempts.ts';
import type { Session } from '../table/session/session.svelte.ts';
import { keepEnded } from './ended.ts';
import { endedFrom } from './ending.ts';
import { isCounted, wasTakenBack } from './record.ts';

/** Keeps what a match has come to, now that it is over: for one's own matches, and for the challenge that it was. */
export async function keepEnd(session: Session): Promise<void> {
  const { match, game, practice, face, now } = session;
  const endingOf = await face.ending?.();
  const record = await session.record();
  if (!now || !endingOf || !record) return;
  const chairs = now.places.map(({ chair }) => chair);
  const takenBack = practice && wasTakenBack(record);
  const over = { match, game, at: Date.now(), chairs, takenBack, state: now, story: session.story };
  const ended = endedFrom(over, endingOf);
  if (!ended) return;
  if (isCounted(record)) keepEnded(ended);
  keepResult(match, ended);
}
