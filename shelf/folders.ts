// Where the games are: all that deals with every game begins here.
import { basename, join, resolve } from 'node:path';

/** The games of the house: a new one is one word here. */
const HOUSE = ['demons', 'lodge', 'satchel', 'sorcery'];

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
