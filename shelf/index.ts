import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, Rule } from '@conjure/engine';
import { chapterKey, type Manifest } from '@conjure/engine/content';
import type { Box, RulesChapter, Schemas } from './box.ts';
import { FOLDERS } from './folders.ts';
import { load } from './load.ts';

export type { Box, ReplacedFiles, RulesChapter, Schemas } from './box.ts';
export { faultIn } from './faults.ts';
export { GUEST_FOLDER } from './folders.ts';
export { pastOf } from './past.ts';

/** The ids of the games there are. */
export const GAMES: readonly string[] = Object.keys(FOLDERS);

/** By their folders: what a game has is put together once, its rules chapter by chapter among it. */
const boxes = new Map<string, Promise<Box>>();

function boxAt(folder: string): Promise<Box> {
  const box = boxes.get(folder) ?? boxIn(folder);
  boxes.set(folder, box);
  return box;
}

/** The game of this id with all that belongs to it, loaded when it is wanted, or `null` where there is none. */
export async function boxOf(id: string): Promise<Box | null> {
  return Object.hasOwn(FOLDERS, id) ? boxAt(FOLDERS[id]) : null;
}

export const allBoxes = (): Promise<Box[]> => Promise.all(Object.values(FOLDERS).map(boxAt));

/** A game that is not ours may have none. */
const NO_SCHEMAS: Schemas = { events: {}, view: {} };

async function boxIn(folder: string): Promise<Box> {
  const [{ manifest }, rules, { textsOf, lessonTextsOf = async () => ({}) }] = await Promise.all([
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
    lessonTextsOf,
    schemas: async () =>
      existsSync(join(folder, 'schemas.json')) ? (await load(folder, 'schemas.json')).default : NO_SCHEMAS,
    chapters: chaptersOf(manifest, game.rules),
  };
}

const chaptersOf = ({ byChapter }: Manifest, rules: readonly Rule[]): RulesChapter[] =>
  byChapter(rules).map((each) => ({ id: each.chapter, title: { key: chapterKey(each.chapter) }, rules: each.rules }));
