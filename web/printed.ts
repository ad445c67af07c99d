import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FOLDERS, OUR_GAMES } from '@conjure/shelf/folders';
import type { Plugin } from 'vite';

const DATA = /[\\/]games[\\/](\w+)[\\/]data[\\/](\w+)\.json$/;
/** Stands for the file of a game's data until files have names. */
const PLACE = 'printed:';

/**
 * What is printed in a game is wanted by the page and by its worker, which are packed apart: both import the same file, so that
 * it is sent once. Before a game is opened, its manifest has of it only what things are called.
 */
export const printed = (): Plugin => ({
  name: 'printed',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source.startsWith(PLACE)) return { id: source, external: true };
    if (!source.endsWith('.json')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const [, game = '', file] = DATA.exec(found?.id ?? '') ?? [];
    if (!OUR_GAMES.includes(game)) return null;
    return `\0${/manifest\.ts$/.test(importer ?? '') ? 'names' : 'all'} ${game} ${file}`;
  },
  load(id) {
    const [, how, game = '', file = ''] = /^\0(names|all) (\w+) (\w+)$/.exec(id) ?? [];
    if (how === 'names') return `export default ${JSON.stringify(namesIn(dataOf(game)[file]))};`;
    return how === 'all' ? `export { ${file} as default } from '${PLACE}${game}';` : null;
  },
  renderChunk: (code) => code.replaceAll(/printed:(\w+)/g, (_, game: string) => `./${fileOf(game).name}`),
  generateBundle() {
    for (const game of OUR_GAMES) {
      const { name, source } = fileOf(game);
      this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
    }
  },
});

/** The data files of a game by name, without what each value rests on. */
function dataOf(game: string): Record<string, object> {
  const folder = join(FOLDERS[game] ?? '', 'data');
  const files = globSync('*.json', { cwd: folder }).sort();
  return Object.fromEntries(
    files.map((file) => {
      const { provenance: _, ...data } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return [basename(file, '.json'), data];
    }),
  );
}

/** Read as JSON, which browsers do faster than they read a script. */
function fileOf(game: string): { name: string; source: string } {
  const parts = Object.entries(dataOf(game));
  const source = parts.map(
    ([file, data]) => `export const ${file}=JSON.parse(${JSON.stringify(JSON.stringify(data))});`,
  );
  const text = source.join('\n');
  const hash = createHash('sha256').update(text).digest('base64url').replaceAll(/\W/g, '_').slice(0, 8);
  return { name: `printed-${game}-${hash}.js`, source: text };
}

const namesIn = (data: unknown): unknown =>
  Object.fromEntries(
    Object.entries(data ?? {}).flatMap(([name, list]) =>
      Array.isArray(list) ? [[name, list.map(({ id }) => ({ id }))]] : [],
    ),
  );
