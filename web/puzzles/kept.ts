import { readStored, writeStored } from '../app/storage.ts';

/** Which puzzles are solved, by game. */
const SOLVED = 'conjure.puzzles';

const listsIn = (kept: unknown): { readonly [game: string]: unknown } =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as { [game: string]: unknown }) : {};

/** What was kept may be of another time, or nobody's: only puzzles that there are count, each once. */
function readSolved(kept: unknown, game: string, ids: readonly string[]): string[] {
  const lists = listsIn(kept);
  const list = Object.hasOwn(lists, game) ? lists[game] : [];
  return Array.isArray(list) ? ids.filter((id) => list.includes(id)) : [];
}

export const solvedPuzzles = (game: string, ids: readonly string[]): string[] =>
  readSolved(readStored(SOLVED), game, ids);

export function keepSolved(game: string, id: string, ids: readonly string[]): void {
  const solved = [...new Set([...solvedPuzzles(game, ids), id])];
  writeStored(SOLVED, { ...listsIn(readStored(SOLVED)), [game]: solved });
}
