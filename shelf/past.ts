import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@conjure/engine';
import { FOLDERS } from './folders.ts';
import { load } from './load.ts';

/**
 * The rules of a game as they were, built as one file by `npm run past`: a match is played to its end by those it began with. `null` where
 * they are not kept. The engine is never old.
 */
export async function pastOf(id: string, version: number): Promise<Game | null> {
  const folder = Object.hasOwn(FOLDERS, id) ? FOLDERS[id] : undefined;
  const file = `past/${version}.js` as const;
  if (folder === undefined || !Number.isSafeInteger(version) || !existsSync(join(folder, file))) return null;
  const { game } = (await load(folder, file)) as { readonly game: Game };
  return game.id === id && game.version === version ? game : null;
}
