import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOfEntries } from '../entries.ts';

const PAGE = {
  'index.html':
    '<script src="./theme.js"></script><script type="module" crossorigin src="./assets/index-1.js"></script>',
  'theme.js': '',
  'assets/index-1.js': 'import{t}from"./start-1.js";t()',
  'assets/start-1.js':
    'export let t=()=>new Worker(new URL(new URL(`host-1.js`,import.meta.url).href,``+import.meta.url),{type:`module`})',
  'assets/host-1.js': 'import{n}from"./engine-1.js";n(()=>import(`./demons-1.js`))',
  'assets/engine-1.js': 'export let n=e=>e',
  'assets/demons-1.js': 'import{n}from"./engine-1.js";export let demons=n',
};

function wrongWith(changes: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'conjure-'));
  for (const [file, code] of Object.entries({ ...PAGE, ...changes })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  return importsOfEntries(folder);
}

test('nobody imports an entry', () => {
  expect(wrongWith({})).toEqual([]);
});

test('a game that imports from the entry of the worker is found', () => {
  expect(wrongWith({ 'assets/demons-1.js': 'import{n}from"./host-1.js";export let demons=n' })).toEqual([
    'assets/demons-1.js imports ./host-1.js, which is an entry',
  ]);
});

test('so is what takes something from the page, the service worker or a plain script, at once, later or to pass it on', () => {
  expect(
    wrongWith({
      'assets/a.js': 'export*from"./index-1.js"',
      'assets/b.js': 'let b=()=>import(`../sw.js`)',
      'assets/c.js': 'import"../theme.js"',
    }),
  ).toEqual([
    'assets/a.js imports ./index-1.js, which is an entry',
    'assets/b.js imports ../sw.js, which is an entry',
    'assets/c.js imports ../theme.js, which is an entry',
  ]);
});

test('a page whose entries cannot be made out is not called sound', () => {
  expect(wrongWith({ 'assets/start-1.js': 'export let t=1' })).toEqual([
    'no worker is started: is it written in another way?',
  ]);
  expect(wrongWith({ 'index.html': '<script src="./gone.js"></script>' })).toEqual(['gone.js: no such file']);
});
