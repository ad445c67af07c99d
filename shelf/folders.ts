// Where the games are: all that deals with every game begins here.
import { registerHooks } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The games of the house: a new one is one word here. */
export const HOUSE = ['demons', 'lodge', 'satchel', 'sorcery'];

/**
 * A folder with a game of somebody's own, which stands beside ours: `--game <folder>`. It is named in the environment, so that the
 * threads of a study and the packer of the page know it as well. The folder is called as its game is.
 */
export const BROUGHT: string | null = process.env.CONJURE_GAME ? resolve(process.env.CONJURE_GAME) : null;

/** The folder of every game, by its id. */
export const FOLDERS: { readonly [id: string]: string } = Object.fromEntries([
  ...HOUSE.map((id) => [id, join(import.meta.dirname, '../games', id)]),
  ...(BROUGHT === null ? [] : [[basename(BROUGHT), BROUGHT]]),
]);

// Wherever such a folder lies, `@conjure/…` in it is ours.
if (BROUGHT !== null) {
  const inside = `${pathToFileURL(BROUGHT).href}/`;
  registerHooks({
    resolve: (name, context, next) =>
      name.startsWith('@conjure/') && context.parentURL?.startsWith(inside)
        ? next(name, { ...context, parentURL: import.meta.url })
        : next(name, context),
  });
}
