import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { whenBuilt } from '../when-built.ts';
import { precacheOf } from './precache.ts';

/** Adds the service worker to a built page, with the list of all its files, and tells the page its version. */
export const offline = (): Plugin =>
  whenBuilt('offline', async (folder) => {
    const precache = precacheOf(folder);
    const page = join(folder, 'index.html');
    const version = `<meta name="conjure-version" content="${precache.version}" />`;
    writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `  ${version}\n  </head>`));
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { PRECACHE: JSON.stringify(precache) },
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: 'es2022',
        // Not a module: only the newest browsers take one as a service worker.
        rolldownOptions: {
          input: join(import.meta.dirname, 'sw.ts'),
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    });
  });
