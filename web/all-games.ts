import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDERS, GUEST_FOLDER } from '@conjure/shelf/folders';
import type { Plugin } from 'vite';

const MODULES: { readonly [id: string]: (games: readonly string[]) => string } = {
  'games:boxes': boxes,
  'games:rules': rules,
};

/** Writes the lists of all games, or of those that are wanted, for the page and its worker, every path spelled out: the packer finds files by that. */
export const allGames = (games: readonly string[] = Object.keys(FOLDERS)): Plugin => ({
  name: 'all-games',
  async resolveId(id, importer) {
    if (Object.hasOwn(MODULES, id)) return `\0${id}`;
    // Wherever a game of somebody's own lies, it has the packages of the page.
    const isOutside = GUEST_FOLDER !== null && importer?.startsWith(GUEST_FOLDER) && /^[@a-z]/.test(id);
    return isOutside ? this.resolve(id, join(import.meta.dirname, 'main.ts'), { skipSelf: true }) : null;
  },
  load: (id) => (id.startsWith('\0games:') ? MODULES[id.slice(1)](games) : null),
});

function boxes(games: readonly string[]): string {
  const ids = games.filter((id) => FOLDERS[id] !== GUEST_FOLDER);
  return [
    ...ids.map(
      (id, i) => `import { box as box${i} } from ${quoted(join(import.meta.dirname, 'games', id, 'box.ts'))};`,
    ),
    ...(GUEST_FOLDER === null ? [] : [guestBox(GUEST_FOLDER)]),
    `export const boxes = [${[...ids.map((_, i) => `box${i}`), ...(GUEST_FOLDER === null ? [] : ['guest'])].join(', ')}];`,
  ].join('\n');
}

/** The box of a game that is not ours is made of the files that its folder has. */
function guestBox(folder: string): string {
  const at = (file: string) => quoted(join(folder, file));
  const lessons = existsSync(join(folder, 'lessons.ts'));
  return `
    import { boxFrom } from ${quoted(join(import.meta.dirname, 'games/box.ts'))};
    import { manifest } from ${at('manifest.ts')};
    import * as texts from ${at('texts.ts')};
    ${lessons ? `import * as lessons from ${at('lessons.ts')};` : 'const lessons = {};'}
    const guest = boxFrom(manifest, {
      ...texts,
      ...lessons,
      cover: () => import(${at('page/Cover.svelte')}),
      rules: () => import(${at('rules.json')}),
      face: () => import(${at('page/face.ts')}),
    });`;
}

/** A game has the name of its id among what its rules export. */
function rules(games: readonly string[]): string {
  const loaders = games.map(
    (id) => `${id}: async () => (await import(${quoted(join(FOLDERS[id], 'index.ts'))})).${id},`,
  );
  return `export const LOADERS = { ${loaders.join(' ')} };`;
}

const quoted = (text: string): string => JSON.stringify(text);
