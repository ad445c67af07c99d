import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';
import { coarse } from './icon-lines.ts';

const PREFIX = 'icon:';
const drawings: Record<string, { body: string }> = set.icons;

const GAME = /[\\/]games[\\/](\w+)[\\/]/;

/**
 * `import crown from 'icon:crown'` gives the drawing of that icon (512 × 512), so the page carries only those it shows. Each game has
 * its own: shared, every one of them would be a file to be fetched.
 */
export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id, importer = '') =>
      id.startsWith(PREFIX) ? `\0${PREFIX}${GAME.exec(importer)?.[1] ?? 'page'}/${id.slice(PREFIX.length)}` : null,
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [, name = ''] = id.split('/');
      const drawing = drawings[name];
      if (!drawing) throw new Error(`game-icons has no icon "${name}"`);
      return `export default ${JSON.stringify(coarse(drawing.body))}`;
    },
  };
}
