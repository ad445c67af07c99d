import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameTexts, Language, Manifest } from '@conjure/engine/content';
import type { Schemas } from './box.ts';

/** What the files of a game's folder have for others. */
interface GameFiles {
  'manifest.ts': { readonly manifest: Manifest };
  /** The game under its id, and `<id>From` where its data files can be replaced. */
  'index.ts': { readonly [name: string]: unknown };
  'texts.ts': {
    textsOf(language: Language): Promise<GameTexts>;
    /** Not every game of somebody's own has lessons. */
    lessonTextsOf?(language: Language): Promise<GameTexts['words']>;
  };
  'schemas.json': { readonly default: Schemas };
  /** The rules as they were. */
  [past: `past/${number}.js`]: { readonly game: unknown };
}

/** A folder is only known when the program runs, and so is what is in its files: `faultIn` says what is wrong with one that is not ours. */
export async function load<File extends keyof GameFiles>(folder: string, file: File): Promise<GameFiles[File]> {
  const url = pathToFileURL(join(folder, file)).href;
  return file.endsWith('.json') ? import(url, { with: { type: 'json' } }) : import(url);
}
