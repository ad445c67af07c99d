import { pagePlugins } from '@conjure/web/plugins.ts';
import { defineConfig } from 'vitest/config';

const include = ['**/test/**/*.test.ts'];

export default defineConfig({
  test: {
    setupFiles: [`${import.meta.dirname}/scripts/properties.ts`],
    pool: 'forks',
    // The rules keep no state in their modules, so files can share a worker: it is several times as fast.
    isolate: false,
    // Vitest leaves a core free by itself, which is half of a small machine.
    maxWorkers: '100%',
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'house', include, exclude: ['**/node_modules/**', 'web/**'] } },
      {
        extends: true,
        root: 'web',
        plugins: [pagePlugins()],
        // What needs a browser has a stage of its own.
        test: { name: 'web', include, exclude: ['**/node_modules/**', 'test/browser/**'] },
      },
    ],
  },
});
