import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault, Game } from '@conjure/engine';
import type { Box, Replaced } from '@conjure/shelf';

/** What is wrong with a folder of data: no file of it, one that is no JSON, or one that says something else than is expected. */
export type DataTrouble = { readonly none: string } | { readonly broken: string } | { readonly fault: Fault };

/** The data files of a game that a folder has. */
export function dataIn(folder: string, box: Box): { replaced: Replaced } | { trouble: DataTrouble } {
  const data = filesIn(folder, box);
  if ('trouble' in data || Object.keys(data.replaced).length > 0) return data;
  return { trouble: { none: namesOf([box]) } };
}

/** The game with the files of a folder in place of its own ones; what the folder does not have stays as it is. */
export function gameWithData(box: Box, folder: string | undefined): { game: Game } | { trouble: DataTrouble } {
  if (folder === undefined) return box;
  const data = dataIn(folder, box);
  return 'trouble' in data ? data : made(box, data.replaced);
}

/** All the games, each with those files of the folder that are its own. */
export function gamesWithData(
  boxes: readonly Box[],
  folder: string | undefined,
): { games: Game[] } | { trouble: DataTrouble } {
  const games: Game[] = [];
  let found = 0;
  for (const box of boxes) {
    const data = folder === undefined ? { replaced: {} } : filesIn(folder, box);
    if ('trouble' in data) return data;
    found += Object.keys(data.replaced).length;
    const one = made(box, data.replaced);
    if ('trouble' in one) return one;
    games.push(one.game);
  }
  return folder === undefined || found > 0 ? { games } : { trouble: { none: namesOf(boxes) } };
}

function filesIn(folder: string, { files, game }: Box): { replaced: Replaced } | { trouble: DataTrouble } {
  const replaced: { [file: string]: unknown } = {};
  for (const name of files) {
    const path = join(folder, `${name}.json`);
    if (!existsSync(path)) continue;
    try {
      const content = JSON.parse(readFileSync(path, 'utf8'));
      // Two games may have a file of the same name; one that says whose it is belongs to that game alone.
      if (typeof content?.game !== 'string' || content.game === game.id) replaced[name] = content;
    } catch {
      return { trouble: { broken: path } };
    }
  }
  return { replaced };
}

function made(box: Box, replaced: Replaced): { game: Game } | { trouble: DataTrouble } {
  const one = box.from(replaced);
  return 'fault' in one ? { trouble: { fault: one.fault } } : one;
}

const namesOf = (boxes: readonly Box[]): string =>
  boxes.flatMap(({ files }) => files.map((name) => `${name}.json`)).join(', ');
