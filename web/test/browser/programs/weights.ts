// What the built page weighs, compressed, by its files alone: what each screen cannot begin without.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from '../../../../scripts/imports.ts';

interface Packed {
  readonly file: string;
}

/** Whose first lesson the shelf offers to somebody who has no match: the game that is quickest to learn. */
const QUICKEST = 'lodge';
/** Those of the page's words that every screen says. */
const WORDS = ['app', 'shelf', 'setup', 'table', 'rules', 'learn'];

export interface Weights {
  readonly shelf: number;
  /** From nothing to the first question of each game, without sound, and without the pictures that come after it. */
  readonly games: { readonly [game: string]: number };
  /** What the great moments of each game come to, later: what they are written and played with, without the pictures of the game's pieces and cards. */
  readonly moments: { readonly [game: string]: number };
}

/** In bytes of JavaScript. Everything else at a table comes when it is wanted, or after the first question. */
export function weightsOf(folder: string, games: readonly string[], lang = 'en'): Weights {
  const manifest: { [source: string]: Packed } = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const packed = (source: string): string => {
    const found = manifest[source];
    if (!found) throw new Error(`${source} is in no file of the page`);
    return found.file;
  };
  const withAll = (files: readonly string[]): Set<string> => {
    const all = new Set<string>();
    const add = (file: string): void => {
      if (all.has(file)) return;
      all.add(file);
      for (const { specifier, later } of importsOf(file, readFileSync(join(folder, file), 'utf8')))
        if (!later && specifier) add(`assets/${specifier.slice(2)}`);
    };
    files.map(add);
    return all;
  };
  /** A file of the worker, which the manifest does not know. */
  const ofWorker = (name: string, isIt = (_code: string) => true): string => {
    const found = globSync(`assets/${name}-*.js`, { cwd: folder })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !Object.values(manifest).some((one) => one.file === file))
      .filter((file) => isIt(readFileSync(join(folder, file), 'utf8')));
    if (found.length !== 1) throw new Error(`${name} is in ${found.length} files of the worker`);
    return found[0] ?? '';
  };
  const shelf = [
    packed('index.html'),
    packed('shelf/Shelf.svelte'),
    ...WORDS.map((name) => packed(`text/${lang}/${name}.json`)),
    ...games.map((game) => packed(`games/${game}/Cover.svelte`)),
    packed(`../games/${QUICKEST}/text/${lang}/lessons.json`),
    'theme.js',
    'old-browser.js',
  ];
  const table = (game: string) => [
    packed('table/TableScreen.svelte'),
    packed('table/sitting.ts'),
    packed(`games/${game}/face.ts`),
    packed(`../games/${game}/text/${lang}/words.json`),
    packed(`../games/${game}/text/${lang}/names.json`),
    packed(`text/${lang}/${game}.json`),
    packed(`text/${lang}/terms-${game}.json`),
    ofWorker('host'),
    ofWorker(game),
    ...(game === 'demons' ? [ofWorker('ground-worker')] : []),
  ];
  const weight = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sizeOf(folder, file), 0);
  const played = (game: string): string[] => {
    const known = withAll([...shelf, ...table(game)]);
    const stage = [...withAll([packed('table/stage/great-moments.ts')])].filter((file) => !known.has(file));
    return [...stage, packed(`games/${game}/stage/scripts.ts`)];
  };
  return {
    shelf: weight(withAll(shelf)),
    moments: Object.fromEntries(games.map((game) => [game, weight(new Set(played(game)))])),
    games: Object.fromEntries(games.map((game) => [game, weight(withAll([...shelf, ...table(game)]))])),
  };
}

/** As it is sent. */
const sizeOf = (folder: string, file: string): number => {
  const small = join(folder, `${file}.br`);
  return statSync(existsSync(small) ? small : join(folder, file)).size;
};
