import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['web/test/browser/**/*.test.ts'],
    // Builds the page, serves it and starts the browser, all once.
    globalSetup: ['web/test/browser/setup/global.ts'],
    pool: 'forks',
    isolate: false,
    // One more than a small machine has cores: a page waits now and then.
    maxWorkers: 3,
    testTimeout: 120_000,
    // A machine that is busy elsewhere may hold up a page for longer than any wait allows; what is broken fails twice.
    retry: 1,
    hookTimeout: 120_000,
  },
});
