import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { precacheOf } from '../offline/precache.ts';

const folder = mkdtempSync(join(tmpdir(), 'conjure-'));
mkdirSync(join(folder, 'assets'));
const put = (file: string, text: string) => writeFileSync(join(folder, file), text);
put('index.html', '<!doctype html>');
put('assets/main-12345678.js', '1');
put('assets/alegreya-latin-12345678.woff2', '2');
put('assets/alegreya-latin-12345678.woff', '3');
put('assets/alegreya-greek-wght-normal-12345678.woff2', '4');
const before = precacheOf(folder);

test('the whole page is kept, but for the service worker, the fonts that nobody asks for, and what is packed', () => {
  put('sw.js', 'self');
  put('assets/main-12345678.js.br', 'packed');
  expect(precacheOf(folder)).toEqual(before);
  expect(before.files).toEqual(['assets/alegreya-latin-12345678.woff2', 'assets/main-12345678.js', 'index.html']);
});

test('any change makes another version', () => {
  expect(before.version).toMatch(/^[\da-f]{16}$/);
  put('index.html', '<!doctype html> ');
  const changed = precacheOf(folder);
  put('theme.js', '');
  expect(new Set([before.version, changed.version, precacheOf(folder).version]).size).toBe(3);
});
