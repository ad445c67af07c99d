import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['scripts/properties.ts'],
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    pool: 'forks',
    // The rules keep no state in their modules, so files can share a worker: it is several times as fast.
    isolate: false,
    // Vitest leaves a core free by itself, which is half of a small machine.
    maxWorkers: '100%',
    testTimeout: 60_000,
  },
});
