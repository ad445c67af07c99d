import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@conjure/engine';
import { type Box, BROUGHT } from '@conjure/shelf';
import { anyFace, type MakeFace } from './any-face.ts';
import type { TerminalFace } from './face.ts';

/** Faces that know their game; every other game shows the one that knows none. */
const FACES: { readonly [id: string]: () => Promise<MakeFace> } = {
  demons: async () => (await import('./demons/face.ts')).demonsFace,
  satchel: async () => (await import('./satchel/face.ts')).satchelFace,
  lodge: async () => (await import('./lodge/face.ts')).lodgeFace,
  sorcery: async () => (await import('./sorcery/face.ts')).sorceryFace,
};

/** How a game shows itself in a terminal. `game`: as it is played, with data files replaced or not. */
export async function faceOf(box: Box, game: Game = box.game): Promise<TerminalFace> {
  const own = BROUGHT === null ? '' : join(BROUGHT, 'terminal.ts');
  if (game.id === basename(BROUGHT ?? '') && existsSync(own))
    return (await import(pathToFileURL(own).href)).face(box, game);
  return Object.hasOwn(FACES, game.id) ? (await FACES[game.id]())(box, game) : anyFace(box, game);
}
