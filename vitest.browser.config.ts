import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/longest-first.ts';
import { WAIT_MS } from './scripts/wait.ts';

/** What takes long, the longest first. */
const LONGEST = [
  ...['learn', 'twice', 'online', 'guest-game', 'screens/', 'satchel/', 'lodge/round', 'stage', 'still', 'explaining'],
  ...['languages', 'updates', 'two-tables', 'solitaire', 'sorcery/'],
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
    // Only what hangs is ended: a machine that is busy elsewhere may take ten times as long as a quiet one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: WAIT_MS } },
    // Such a machine may hold up a page for longer than any wait allows; what is broken fails every time.
    retry: 2,
  },
});
