import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { entries } from './entries.ts';
import { offline } from './offline/plugin.ts';
import { pagePlugins, workerPlugins } from './plugins.ts';

const packing: BuildEnvironmentOptions['rolldownOptions'] = {
  // How long each plugin took is no matter for who starts the page.
  checks: { pluginTimings: false },
  // What an entry begins with goes into a file of its own, so that nobody has to import the entry itself (see entries.ts).
  output: {
    codeSplitting: {
      groups: [
        { name: 'start', tags: ['$initial'], test: /^(?!.*[\\/](index\.html|main\.ts|host\.ts)$)/ },
        // What the page says in a language, but for the tables of the games, is wanted all at once.
        {
          name: (id) => `text-${/text[\\/](\w+)/.exec(id)?.[1]}`,
          test: /[\\/]web[\\/]text[\\/]\w+[\\/](app|shelf|setup|table|rules|learn)\.json$/,
        },
      ],
    },
  },
};

export default defineConfig({
  root: import.meta.dirname,
  // The page may lie in any folder of a server.
  base: './',
  plugins: [pagePlugins(), offline(), entries()],
  worker: { format: 'es', plugins: () => workerPlugins(), rolldownOptions: packing },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // Nothing inside of something else: the server's policy allows only files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: packing,
  },
});
