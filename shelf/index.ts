import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game, Rule } from '@conjure/engine';
import { chapterKey, type GameTexts, type Manifest } from '@conjure/engine/content';
import type { Box, Chapter, Language, Schemas } from './box.ts';
import { FOLDERS } from './folders.ts';

export type { Box, Chapter, Language, Replaced, Schemas } from './box.ts';

/** The ids of the games there are. */
export const GAMES: readonly string[] = Object.keys(FOLDERS);

/** The game of this id with all that belongs to it, loaded when it is wanted, or `null` where there is none. */
export async function boxOf(id: string): Promise<Box | null> {
  return Object.hasOwn(FOLDERS, id) ? boxIn(FOLDERS[id]) : null;
}

export const allBoxes = (): Promise<Box[]> => Promise.all(Object.values(FOLDERS).map(boxIn));

/** What the files of a game's folder have for others. */
interface Files {
  'manifest.ts': { readonly manifest: Manifest };
  /** The game under its id, and `<id>From` where its data files can be replaced. */
  'index.ts': { readonly [name: string]: unknown };
  'texts.ts': { textsOf(language: Language): Promise<GameTexts> };
  'schemas.json': { readonly default: Schemas };
}

async function boxIn(folder: string): Promise<Box> {
  const [{ manifest }, rules, { textsOf }] = await Promise.all([
    load(folder, 'manifest.ts'),
    load(folder, 'index.ts'),
    load(folder, 'texts.ts'),
  ]);
  const game = rules[manifest.id] as Game;
  return {
    ...manifest,
    game,
    from: (rules[`${manifest.id}From`] as Box['from'] | undefined) ?? (() => ({ game })),
    textsOf,
    schemas: async () => (await load(folder, 'schemas.json')).default,
    chapters: chaptersOf(manifest, game.rules),
  };
}

/** A folder is only known when the program runs, and so is what is in its files: `faultIn` says what is wrong with one that is not ours. */
async function load<File extends keyof Files>(folder: string, file: File): Promise<Files[File]> {
  const url = pathToFileURL(join(folder, file)).href;
  return file.endsWith('.json') ? import(url, { with: { type: 'json' } }) : import(url);
}

const chaptersOf = ({ byChapter }: Manifest, rules: readonly Rule[]): Chapter[] =>
  byChapter(rules).map((each) => ({ id: each.chapter, title: { key: chapterKey(each.chapter) }, rules: each.rules }));
