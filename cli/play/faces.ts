import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@conjure/engine';
import { type Box, GUEST_FOLDER } from '@conjure/shelf';
import { anyFace, type MakeFace } from './any-face.ts';
import type { TerminalFace } from './face.ts';

/** Where a game's own face is: in the folder of a guest game, or beside this file under its id. */
const ownFace = (id: string): string =>
  GUEST_FOLDER !== null && id === basename(GUEST_FOLDER)
    ? join(GUEST_FOLDER, 'terminal.ts')
    : join(import.meta.dirname, id, 'face.ts');

/**
 * How a game shows itself in a terminal: by a face that knows it, or by the one that knows none. `game`: as it is played, with data files
 * replaced or not.
 */
export async function faceOf(box: Box, game: Game = box.game): Promise<TerminalFace> {
  const own = ownFace(game.id);
  if (!existsSync(own)) return anyFace(box, game);
  const { face }: { face: MakeFace } = await import(pathToFileURL(own).href);
  return face(box, game);
}
