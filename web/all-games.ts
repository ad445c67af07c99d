import { join } from 'node:path';
import { FOLDERS } from '@conjure/shelf/folders';
import type { Plugin } from 'vite';

const MODULES: { readonly [id: string]: () => string } = { 'games:boxes': boxes, 'games:rules': rules };

/** Writes the lists of all games for the page and its worker, every path spelled out: the packer finds files by that. */
export const allGames = (): Plugin => ({
  name: 'all-games',
  resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0games:') ? MODULES[id.slice(1)]() : null),
});

function boxes(): string {
  const ids = Object.keys(FOLDERS);
  return [
    ...ids.map((id, i) => `import { box as box${i} } from ${said(boxOf(id))};`),
    `export const boxes = [${ids.map((_, i) => `box${i}`).join(', ')}];`,
  ].join('\n');
}

/** A game has the name of its id among what its rules export. */
function rules(): string {
  const loaders = Object.entries(FOLDERS).map(
    ([id, folder]) => `${id}: async () => (await import(${said(join(folder, 'index.ts'))})).${id},`,
  );
  return `export const LOADERS = { ${loaders.join(' ')} };`;
}

const boxOf = (id: string): string => join(import.meta.dirname, 'games', id, 'box.ts');
const said = (text: string): string => JSON.stringify(text);
