import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Fault, type Game, got } from '@conjure/engine';
import { LANGUAGES, type Manifest } from '@conjure/engine/content';
import { OUR_GAMES } from './folders.ts';
import { load } from './load.ts';

/** What every game's folder has. */
const FILES = ['manifest.ts', 'index.ts', 'texts.ts', 'rules.json'];
/** What the page wants besides. */
const FOR_THE_PAGE = ['page/face.ts', 'page/Cover.svelte'];

/** What a manifest and a game must have, each with what it is. */
const IN_MANIFEST: { readonly [part in keyof Manifest]?: string } = {
  id: 'string',
  seats: 'object',
  minutes: 'object',
  options: 'object',
  sets: 'object',
  files: 'object',
  byChapter: 'function',
  seatName: 'function',
  seatsIn: 'function',
  usual: 'object',
};
const IN_GAME: { readonly [part in keyof Game]?: string } = {
  version: 'number',
  rules: 'object',
  start: 'function',
  step: 'function',
  result: 'function',
  copy: 'function',
  view: 'function',
  imagine: 'function',
  sense: 'function',
  readScenario: 'function',
  writeScenario: 'function',
  describe: 'function',
  narrate: 'function',
  label: 'function',
};

/** Why a folder is no game, if it is none: the file, what was expected there, and what is there. */
export async function faultIn(folder: string, isForPage = false): Promise<Fault | null> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return { place: folder, expected: 'a folder', got: existsSync(folder) ? 'a file' : 'nothing' };
  const id = basename(folder);
  if (!/^[a-z][A-Za-z0-9]*$/.test(id))
    return {
      place: folder,
      expected: 'a folder called as the game is: a small letter, then letters and digits',
      got: id,
    };
  if (OUR_GAMES.includes(id)) return { place: folder, expected: 'a name that no other game has', got: id };
  const missing = [...FILES, ...(isForPage ? FOR_THE_PAGE : [])].find((file) => !existsSync(join(folder, file)));
  if (missing !== undefined) return { place: missing, expected: 'a file', got: 'nothing' };
  return (
    (await faultOfManifest(folder, id, isForPage)) ??
    (await faultOfGame(folder, id)) ??
    faultOfTexts(folder, isForPage ? ['textsOf', 'lessonTextsOf'] : ['textsOf'])
  );
}

async function faultOfManifest(folder: string, id: string, isForPage: boolean): Promise<Fault | null> {
  const file = 'manifest.ts';
  const loaded = await loadable(() => load(folder, file), file);
  if ('fault' in loaded) return loaded.fault;
  const { manifest } = loaded.found;
  const fault = lacks(manifest, IN_MANIFEST, `${file}: manifest`);
  if (fault) return fault;
  if (manifest.id !== id)
    return { place: `${file}: manifest.id`, expected: `"${id}", as the folder`, got: got(manifest.id) };
  const untitled = isForPage && LANGUAGES.find((language) => !manifest.titles?.[language]?.title);
  return untitled
    ? { place: `${file}: manifest.titles.${untitled}`, expected: 'a title and a line', got: 'none' }
    : null;
}

async function faultOfGame(folder: string, id: string): Promise<Fault | null> {
  const file = 'index.ts';
  const loaded = await loadable(() => load(folder, file), file);
  if ('fault' in loaded) return loaded.fault;
  return lacks(loaded.found[id], IN_GAME, `${file}: ${id}`);
}

async function faultOfTexts(folder: string, readers: readonly string[]): Promise<Fault | null> {
  const file = 'texts.ts';
  const loaded = await loadable(() => load(folder, file), file);
  if ('fault' in loaded) return loaded.fault;
  const fault = lacks(loaded.found, Object.fromEntries(readers.map((name) => [name, 'function'])), file);
  if (fault) return fault;
  for (const language of LANGUAGES) {
    const texts = await loadable(() => loaded.found.textsOf(language), `${file}: textsOf("${language}")`);
    if ('fault' in texts) return texts.fault;
    if (!texts.found?.words?.['game.title'])
      return { place: `${file}: textsOf("${language}")`, expected: 'words, with game.title', got: 'none' };
  }
  return null;
}

/** Something of somebody else's may fail in any way. */
async function loadable<T>(run: () => Promise<T>, place: string): Promise<{ found: T } | { fault: Fault }> {
  try {
    return { found: await run() };
  } catch (error) {
    const [first] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { fault: { place, expected: 'something that can be loaded', got: first } };
  }
}

function lacks(thing: unknown, parts: { readonly [part: string]: string }, place: string): Fault | null {
  if (typeof thing !== 'object' || thing === null) return { place, expected: 'an export', got: got(thing) };
  for (const [part, kind] of Object.entries(parts)) {
    const value = (thing as { readonly [part: string]: unknown })[part];
    if (typeof value !== kind || value === null)
      return { place: `${place}.${part}`, expected: kind === 'object' ? 'an object' : `a ${kind}`, got: got(value) };
  }
  return null;
}
