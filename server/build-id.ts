import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = ['{bots,engine,host}/**/*.ts', 'games/*/**/*.{ts,js,json}'];
const isApart = (path: string) => /(^|[\\/])(node_modules|dist|test|testing|text)$/.test(path);

/** Names this build of engine, host and rules: what another build has worked out is worth nothing to it. */
export function buildId(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT, exclude: isApart }).sort())
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 32);
}
