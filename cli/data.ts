import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, type Game, got } from '@conjure/engine';
import { type Box, GAMES, type ReplacedFiles } from '@conjure/shelf';
import { readWhole, type Unread } from './files.ts';

/**
 * What is wrong with a folder of data: no file of it; one that cannot be read, is no JSON, or says something else than is
 * expected; or one that could be of several games, with what each of them says where none can read it.
 */
export type DataTrouble =
  | { readonly none: string }
  | { readonly broken: string }
  | { readonly unread: Unread; readonly file: string }
  | { readonly whose: string; readonly games: readonly string[]; readonly faults: readonly Fault[] }
  | { readonly fault: Fault; readonly folder?: string };

type FoundData = { readonly replaced: ReplacedFiles } | { readonly trouble: DataTrouble };

/** The data files of a game that a folder has: in one called after the game, or in the folder itself. */
export function dataIn(folder: string, box: Box): FoundData {
  const data = hasFolders(folder) ? filesIn(join(folder, box.game.id), [box]) : filesIn(folder, [box]);
  if ('trouble' in data) return data;
  const [replaced] = data.replaced;
  return Object.keys(replaced).length > 0 ? { replaced } : { trouble: { none: namesOf([box]) } };
}

/** The game with the files of a folder in place of its own ones; what the folder does not have stays as it is. */
export function gameWithData(box: Box, folder: string | undefined): { game: Game } | { trouble: DataTrouble } {
  if (folder === undefined) return box;
  const data = dataIn(folder, box);
  return 'trouble' in data ? data : made(box, data.replaced, folder);
}

/** All the games, each with those files of the folder that are its own. */
export function gamesWithData(
  boxes: readonly Box[],
  folder: string | undefined,
): { games: Game[] } | { trouble: DataTrouble } {
  const games: Game[] = [];
  let found = 0;
  const data = folder === undefined ? { replaced: boxes.map(() => ({})) } : filesOfAll(folder, boxes);
  if ('trouble' in data) return data;
  for (const [i, box] of boxes.entries()) {
    found += Object.keys(data.replaced[i]).length;
    const one = made(box, data.replaced[i], folder);
    if ('trouble' in one) return one;
    games.push(one.game);
  }
  return folder === undefined || found > 0 ? { games } : { trouble: { none: namesOf(boxes) } };
}

/** Files for each of several games, in their order. */
type FoundForAll = { readonly replaced: readonly ReplacedFiles[] } | { readonly trouble: DataTrouble };

function filesOfAll(folder: string, boxes: readonly Box[]): FoundForAll {
  if (!hasFolders(folder)) return filesIn(folder, boxes);
  const replaced: ReplacedFiles[] = [];
  for (const box of boxes) {
    const own = filesIn(join(folder, box.game.id), [box]);
    if ('trouble' in own) return own;
    replaced.push(own.replaced[0]);
  }
  return { replaced };
}

const isGame = (name: unknown, boxes: readonly Box[]): boolean =>
  [...GAMES, ...boxes.map(({ game }) => game.id)].some((id) => id === name);

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** A folder for one game or more, each with its own folder in it: a file of the same name can be there for each. */
const hasFolders = (folder: string): boolean => GAMES.some((id) => isFolder(join(folder, id)));

function filesIn(folder: string, boxes: readonly Box[]): FoundForAll {
  const replaced = boxes.map((): { [file: string]: unknown } => ({}));
  const shared: { name: string; content: unknown; owners: number[] }[] = [];
  for (const name of new Set(boxes.flatMap(({ files }) => files))) {
    const path = join(folder, `${name}.json`);
    const read = readWhole(path);
    if ('unread' in read && read.unread === 'missing') continue;
    if ('unread' in read) return { trouble: { unread: read.unread, file: path } };
    let content: { game?: unknown } | null;
    try {
      content = JSON.parse(read.text);
    } catch {
      return { trouble: { broken: path } };
    }
    // A file that says whose it is belongs to that game alone; where there is one game, it says what is wrong with that.
    const said = boxes.length > 1 ? content?.game : undefined;
    const isOf = ({ files, game }: Box) => files.includes(name) && (said === undefined || said === game.id);
    if (said !== undefined && !isGame(said, boxes))
      return {
        trouble: {
          fault: { place: `${name}.json.game`, expected: `one of ${GAMES.join(', ')}`, got: got(said) },
          folder,
        },
      };
    const owners = boxes.flatMap((box, i) => (isOf(box) ? [i] : []));
    if (owners.length === 1) replaced[owners[0]][name] = content;
    else if (owners.length > 1) shared.push({ name, content, owners });
  }
  // Several games have a file of this name: it belongs to the one that can use it, or whose other files lie beside it.
  const beside = (i: number) => Object.keys(replaced[i]).length > 0;
  for (const { name, content, owners } of shared) {
    const read = owners.map((i) => boxes[i].from({ ...replaced[i], [name]: content }));
    const able = owners.filter((_, nth) => !('fault' in read[nth]));
    const meant = [able, owners.filter(beside)].find(({ length }) => length === 1);
    if (!meant) {
      const games = owners.map((i) => boxes[i].game.id);
      const faults = able.length > 0 ? [] : read.flatMap((one) => ('fault' in one ? [one.fault] : []));
      return { trouble: { whose: join(folder, `${name}.json`), games, faults } };
    }
    replaced[meant[0]][name] = content;
  }
  return { replaced };
}

function made(box: Box, replaced: ReplacedFiles, folder = ''): { game: Game } | { trouble: DataTrouble } {
  const one = box.from(replaced);
  if (!('fault' in one)) return one;
  return { trouble: { fault: one.fault, folder: hasFolders(folder) ? join(folder, box.game.id) : folder } };
}

const namesOf = (boxes: readonly Box[]): string =>
  [...new Set(boxes.flatMap(({ files }) => files.map((name) => `${name}.json`)))].join(', ');
