import { readStored, writeStored } from '../app/storage.ts';

const KEY = 'conjure.first';
/** By game, the match in which somebody first sat down to it here. */
type FirstMatches = { readonly [game: string]: string };

const known = (): FirstMatches => {
  const kept = readStored(KEY);
  return typeof kept === 'object' && kept !== null ? (kept as FirstMatches) : {};
};

/** Whether nobody here has played this game before; from now on somebody has. */
export function isNewTo(game: string, match: string): boolean {
  const games = known();
  if (game in games) return false;
  writeStored(KEY, { ...games, [game]: match });
  // Where nothing can be kept, it would be new every time.
  return game in known();
}

/** Whether somebody here has sat down to it. */
export const isKnown = (game: string): boolean => game in known();

/** Whether this is the match in which the game was first played here. */
export const isFirstMatch = (game: string, match: string): boolean => known()[game] === match;
