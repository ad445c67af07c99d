import { defineConfig } from 'vite';
import { offline } from './offline/plugin.ts';
import { pagePlugins, wordlessRules } from './plugins.ts';

/** How long each plugin took is no matter for who starts the page. */
const quietly = { checks: { pluginTimings: false } };

export default defineConfig({
  root: import.meta.dirname,
  // The page may lie in any folder of a server.
  base: './',
  plugins: [pagePlugins(), offline()],
  worker: { format: 'es', plugins: () => [wordlessRules()], rolldownOptions: quietly },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // Nothing inside of something else: the server's policy allows only files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: quietly,
  },
});
