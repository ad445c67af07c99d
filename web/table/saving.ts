import { download } from '../shelf/export.ts';
import { fileName, fileText } from '../shelf/file.ts';
import type { Session } from './session/session.svelte.ts';

/** Gives the match to the reader as a file. */
export async function saveMatch(session: Session): Promise<void> {
  const record = await session.record();
  const chairs = session.now?.places.map(({ chair }) => chair) ?? [];
  if (record) download(fileName(session.game, new Date()), fileText(record, chairs));
}
