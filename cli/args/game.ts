import { basename } from 'node:path';
import { type Box, boxOf, GAMES, GUEST_FOLDER } from '@conjure/shelf';
import { oneOfWords, type UsageTrouble } from './read.ts';

/** The game that was named after a command, and nothing after it unless the command takes more; else what to say. */
export async function gameNamed(
  command: string,
  words: readonly string[],
  takesMore = false,
): Promise<{ box: Box; more: readonly string[] } | { trouble: UsageTrouble }> {
  // Who brings a game means it.
  const [name, ...more] = GUEST_FOLDER === null ? words : [basename(GUEST_FOLDER), ...words];
  if (name === undefined) return { trouble: { key: 'usage.game', facts: { command, known: GAMES.join(', ') } } };
  const known = oneOfWords(name, GAMES, 'usage.unknownGame');
  if ('trouble' in known) return known;
  if (more.length > 0 && !takesMore) return { trouble: { key: 'usage.extra', facts: { word: more[0] } } };
  const box = await boxOf(known.word);
  if (!box) throw new Error(`${known.word} is not on the shelf`);
  return { box, more };
}
