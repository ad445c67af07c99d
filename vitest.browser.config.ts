import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/longest-first.ts';

/** What takes long, the longest first. */
const LONGEST = [
  'apart/',
  'learn',
  'still',
  'lodge/round',
  'screens/',
  'brought',
  'two-tables',
  'solitaire',
  'sorcery/',
];

export default defineConfig({
  test: {
    include: ['web/test/browser/**/*.test.ts'],
    // Builds the page and serves it, once.
    globalSetup: ['web/test/browser/setup/global.ts'],
    sequence: { sequencer: longestFirst(LONGEST) },
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
