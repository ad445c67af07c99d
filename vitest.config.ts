import { pagePlugins } from '@conjure/web/plugins';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/longest-first.ts';

const include = ['**/test/**/*.test.ts'];
const elsewhere = ['**/node_modules/**', 'web/**'];
/** What plays many matches, or starts programs or servers of its own: `npm run test:unit` leaves it to `npm test`. */
const long = [
  '{cli,lab,server}/test/**/*.test.ts',
  'server/{log,work}/test/**/*.test.ts',
  '**/test/{balance,bots,claims,eager-properties,exhaustive,goldens,bot-play,properties,strength,words}.test.ts',
  'host/test/{hidden-thoughts,live,secrecy}.test.ts',
  'scripts/test/{alone,fuzz,past,past-bots}.test.ts',
];

/** What takes long, or waits long, the longest first. */
const longest = [
  ...['server/test/storm', 'server/work/test/jobs', 'server/log/test/postgres', 'server/test/several'],
  ...[
    'cli/test/protocol-secrecy',
    'cli/test/play-pipe',
    'properties.test',
    'breaking-off',
    'exhaustive',
    'lab/test/review',
    'bots.test',
  ],
];

export default defineConfig({
  test: {
    sequence: { sequencer: longestFirst(longest) },
    setupFiles: [`${import.meta.dirname}/scripts/properties.ts`],
    pool: 'forks',
    // The rules keep no state in their modules, so files can share a worker: it is several times as fast.
    isolate: false,
    // Vitest leaves a core free by itself, which is half of a small machine.
    maxWorkers: '100%',
    // Only what hangs is ended: a machine that is busy elsewhere may take ten times as long as a quiet one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      { extends: true, test: { name: 'long', include: long, exclude: elsewhere } },
      { extends: true, test: { name: 'unit', include, exclude: [...elsewhere, ...long] } },
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
