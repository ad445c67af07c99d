import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY } from '@conjure/engine';
import { partsBefore } from '@conjure/server/page';
import { root } from './node.mjs';

export const PAGE = join(root, 'web/dist');
/** Beside the built page: the hash of what it was built from. A build by hand sweeps it away. */
const STAMP = join(PAGE, '.built');
/** All that the page may be made of. */
const SOURCES = [
  'package-lock.json',
  '{bots,engine,games,host,shelf,web,words}/**/*.{ts,js,json,svelte,css,html,svg,png,webmanifest}',
];
const isApart = (path: string) => /(^|[\\/])(node_modules|dist|test|testing)$/.test(path);

function sourceHash(): string {
  const hash = createHash('sha256');
  const add = (folder: string, files: string | string[]) => {
    for (const file of globSync(files, { cwd: folder, exclude: isApart }).sort())
      hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  };
  add(root, SOURCES);
  // A game of somebody's own is built in.
  const { CONJURE_GAME: guest } = process.env;
  if (guest) add(guest, '**/*.{ts,js,json,svelte,css,svg}');
  return hash.digest('hex');
}

/** Whether the built page is what its sources would give now. */
const isFresh = (sources: string): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources;

/**
 * Builds the page where it is missing or was built from other sources; `false` where it cannot be built. `keeps`: people may have the one
 * before open.
 */
export async function buildPage({ keeps = false } = {}): Promise<boolean> {
  const sources = sourceHash();
  if (isFresh(sources)) return true;
  if (keeps) keepParts(PAGE);
  const began = performance.now();
  process.stderr.write('Building the page … ');
  if (!(await packed(join(root, 'web')))) {
    process.stderr.write('\nThe page could not be built.\n');
    return false;
  }
  writeFileSync(STAMP, sources);
  process.stderr.write(`done in ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  return true;
}

/** How long the parts of a page stay after another has taken its place, in milliseconds: whoever has it open may still want one of them. */
const KEPT = 30 * DAY;

/** Puts the parts of the page that is about to be replaced into a folder beside it, from where a server still gives them; old ones go. */
export function keepParts(page: string, into = partsBefore(page), now = Date.now()): void {
  for (const file of globSync('assets/*', { cwd: into }))
    if (now - statSync(join(into, file)).mtimeMs > KEPT) rmSync(join(into, file));
  for (const file of globSync('assets/*', { cwd: page })) {
    cpSync(join(page, file), join(into, file));
    utimesSync(join(into, file), now / 1000, now / 1000);
  }
}

type BuildEnvironment = { readonly [name: string]: string };

/** Packs the page whose Vite configuration is in a folder; `false` where it cannot be. */
export async function packed(
  folder: string,
  into = join(folder, 'dist'),
  env: BuildEnvironment = {},
): Promise<boolean> {
  const args = ['build', folder, '--outDir', into, '--emptyOutDir', '--logLevel', 'warn'];
  return (await run([join(root, 'node_modules/vite/bin/vite.js'), ...args], env)) === 0;
}

/** In a process of its own, because tests have made theirs a place where nothing is built for use. */
function run(args: string[], env: BuildEnvironment): Promise<number | null> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    // Standard output belongs to whoever asked for the page.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(null));
    child.on('exit', (code) => resolve(code));
  });
}
