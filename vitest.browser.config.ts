import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['web/test/browser/**/*.test.ts'],
    // Builds the page, serves it and starts the browser, all once.
    globalSetup: ['web/test/browser/setup/global.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
