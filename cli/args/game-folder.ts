import { resolve } from 'node:path';
import type { UsageTrouble } from './read.ts';

/** Puts the game of a folder on the shelf, or says what is wrong with it; the page wants more of it than the command does. */
export async function useGameFolder(folder: string, isForPage = false): Promise<UsageTrouble | null> {
  const path = resolve(folder);
  // Before the shelf is loaded, which looks at it.
  process.env.CONJURE_GAME = path;
  const { faultIn } = await import('@conjure/shelf');
  const fault = await faultIn(path, isForPage);
  return (
    fault && { key: 'game.fault', facts: { folder, place: fault.place, expected: fault.expected, got: fault.got } }
  );
}
