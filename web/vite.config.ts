import { GUEST_FOLDER } from '@conjure/shelf/folders';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { entries } from './entries.ts';
import { offline } from './offline/plugin.ts';
import { packing } from './packing.ts';
import { pagePlugins, workerPlugins } from './plugins.ts';

const SHARED = [
  'wire/(index|nonce|summaries|wire|worker-transport)',
  'app/chairs',
  'challenge/attempts',
  'first/known',
  'learn/kept',
  'parts/(Cover|BoxFront|SketchPicture|later)',
  'shelf/(export|file|left|start|when)',
  'yours/(ended|record|statistics)',
];
const TABLE = [
  'parts/(Board|CardBand|ChoiceMenu|Die|LitSign|Pips|ShareBar|ZoomButtons|dock/|seals|sketch|walk|pan-zoom)',
  'parts/(chances|drafts|drawers|keys|lens|line|loaded-once|people|pointing|reading|scope|table-here)',
  'games/\\w+\\.',
  'stage/(?!script)',
  'table/(acts|names|session/auto-answer)',
];
const shared = (parts: readonly string[]): RegExp => new RegExp(`/web/(${parts.join('|')})`.replaceAll('/', '[\\\\/]'));

const output: BuildEnvironmentOptions['rolldownOptions'] = {
  // How long each plugin took is no matter for who starts the page.
  checks: { pluginTimings: false },
  // Else what many files need would lie in one that happens to need it, too, and be fetched with all of that.
  experimental: { chunkOptimization: false },
  // What an entry begins with goes into a file of its own, so that nobody has to import the entry itself (see entries.ts).
  output: {
    codeSplitting: {
      groups: [
        { name: 'start', tags: ['$initial'], test: /^(?!.*[\\/](index\.html|main\.ts|host\.ts)$)/ },
        // What several screens begin with, and what every table is made of: each small file would be one more to wait for.
        { name: 'shared', test: shared(SHARED) },
        { name: 'table', test: shared(TABLE) },
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
  // Whoever brings a game of their own waits for the page, and has it from their own machine.
  plugins: [pagePlugins(), offline(), entries(), ...(GUEST_FOLDER === null ? [packing()] : [])],
  worker: { format: 'es', plugins: () => workerPlugins(), rolldownOptions: output },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // Puzzles are large, and come when they are wanted; what the page weighs is held by a test.
    chunkSizeWarningLimit: 1_500,
    // What each file of the page was packed into: weights are held by it.
    manifest: true,
    // Nothing inside of something else: the server's policy allows only files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: output,
  },
});
