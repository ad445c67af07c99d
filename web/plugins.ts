import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { PluginOption } from 'vite';
import { icons } from './icons.ts';

/** What the files of the page need to be understood, by the packer and by the tests alike. */
export const pagePlugins = (): PluginOption[] => [
  svelte({ configFile: join(import.meta.dirname, 'svelte.config.js') }),
  icons(),
  plainJson(),
];

const ATTRIBUTES = /, \{ with: \{ type: 'json' \} \}| with \{ type: 'json' \}/g;

/** While developing, JSON comes to the browser as a script, which an import "with type json" would refuse. */
const plainJson = (): PluginOption => ({
  name: 'plain-json',
  apply: 'serve',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.ts') ? code.replaceAll(ATTRIBUTES, '') : null),
});
