import { defineConfig } from 'vite';
import { pagePlugins, workerPlugins } from '../../../plugins.ts';

/** These are enough for two tables: the other games would be packed for nothing. */
const GAMES = ['demons', 'sorcery'];

export default defineConfig({
  base: './',
  plugins: [pagePlugins(GAMES)],
  worker: { format: 'es', plugins: () => workerPlugins(GAMES) },
  // Nothing inside of something else: the server's policy allows only files.
  build: {
    target: 'es2022',
    // Nobody waits for it to be loaded.
    minify: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
