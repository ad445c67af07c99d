import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Plugin } from 'vite';
import { importsOf } from '../scripts/imports.ts';
import { whenBuilt } from './when-built.ts';

/** Fails a build in which something imports the file that a page, a worker or the service worker begins with. */
export const entries = (): Plugin =>
  whenBuilt('entries', (folder) => {
    const wrong = importsOfEntries(folder);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  });

/**
 * What is wrong with the imports of a built page. WebKit runs an entry a second time for whoever imports it: a worker would have
 * two hosts.
 */
export function importsOfEntries(folder: string): string[] {
  const files = globSync('**/*.js', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  const codes = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const pages = globSync('*.html', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const scripts = pages.flatMap((page) => [...page.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => src));
  const workers = [...codes].flatMap(([file, code]) =>
    [...code.matchAll(/new (?:Shared)?Worker\([^;]*?["'`]([^"'`]+\.js)["'`]/g)].map(([, url]) => at(file, url)),
  );
  const begin = new Set([...scripts.map((src) => at('', src)), ...workers, 'sw.js']);
  const missing = [...begin]
    .filter((file) => !codes.has(file) && file !== 'sw.js')
    .map((file) => `${file}: no such file`);
  const none = workers.length === 0 ? ['no worker is started: is it written in another way?'] : [];
  const wrong = [...codes].flatMap(([file, code]) =>
    importsOf(file, code)
      .filter(({ specifier }) => specifier !== null && begin.has(at(file, specifier)))
      .map(({ specifier }) => `${file} imports ${specifier}, which is an entry`),
  );
  return [...missing, ...none, ...wrong];
}

/** Where a path leads that is written in a file, both from the page's folder. */
const at = (file: string, path: string): string => posix.join(posix.dirname(file), path);
