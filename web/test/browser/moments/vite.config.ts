import { defineConfig } from 'vite';
import { pagePlugins, workerPlugins } from '../../../plugins.ts';

export default defineConfig({
  base: '../moments',
  plugins: [pagePlugins()],
  worker: { format: 'es', plugins: workerPlugins },
  // Nothing inside of something else: the server's policy allows only files.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
