import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { PluginOption } from 'vite';
import { allGames } from './all-games.ts';
import { icons } from './icons.ts';
import { printed } from './printed.ts';

/** What the files of the page need to be understood, by the packer and by the tests alike. */
export const pagePlugins = (): PluginOption[] => [
  svelte({ configFile: join(import.meta.dirname, 'svelte.config.js') }),
  icons(),
  allGames(),
  printed(),
  plainJson(),
];

/** What the files of its worker need. */
export const workerPlugins = (): PluginOption[] => [allGames(), printed(), noCatalogue()];

const ATTRIBUTES = /, \{ with: \{ type: 'json' \} \}| with \{ type: 'json' \}/g;

/** While developing, JSON comes to the browser as a script, which an import "with type json" would refuse. */
const plainJson = (): PluginOption => ({
  name: 'plain-json',
  apply: 'serve',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.ts') ? code.replaceAll(ATTRIBUTES, '') : null),
});

/** In the worker nobody reads the catalogue: a host names a rule by its number, and the page has the words. */
const noCatalogue = (): PluginOption => ({
  name: 'no-catalogue',
  enforce: 'pre',
  transform: (_, id) => (/games\/[^/]+\/rules\.json$/.test(id) ? '[]' : null),
});
