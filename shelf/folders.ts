// Where the games are: all that deals with every game begins here.
import { registerHooks } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Our games: a new one is one word here. */
export const OUR_GAMES = ['demons', 'lodge', 'satchel', 'sorcery'];

/**
 * A folder with a game of somebody's own, which stands beside ours: `--game <folder>`. It is named in the environment, so that the
 * threads of a study and the packer of the page know it as well. The folder is called as its game is.
 */
export const GUEST_FOLDER: string | null = process.env.CONJURE_GAME ? resolve(process.env.CONJURE_GAME) : null;

/** The folder of every game, by its id. */
export const FOLDERS: { readonly [id: string]: string } = Object.fromEntries([
  ...OUR_GAMES.map((id) => [id, join(import.meta.dirname, '../games', id)]),
  ...(GUEST_FOLDER === null ? [] : [[basename(GUEST_FOLDER), GUEST_FOLDER]]),
]);

// Wherever such a folder lies, `@conjure/…` in it is ours.
if (GUEST_FOLDER !== null) {
  const inside = `${pathToFileURL(GUEST_FOLDER).href}/`;
  registerHooks({
    resolve: (name, context, next) =>
      name.startsWith('@conjure/') && context.parentURL?.startsWith(inside)
        ? next(name, { ...context, parentURL: import.meta.url })
        : next(name, context),
  });
}
