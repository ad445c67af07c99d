import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { coarse } from '../icon-lines.ts';
import { sourceOf, sources } from './stylesheets.ts';

const line = (path: string) => `<path fill="currentColor" d="${path}"/>`;

test.each([
  ['M18 18v15.797L179.434 215.41z', 'M18 18v15.8L179.4 215.4z'],
  ['c.557.482-.96.04 1.02.51', 'c.6.5-1 0 1 .5'],
  ['l5-.02.97 3', 'l5 0 1 3'],
  ['M0 0a18.125 18.125 0 01-16.04 18.99l1.25.75', 'M0 0a18.125 18.125 0 01-16.04 18.99l1.3.8'],
])('%s becomes %s', (path, short) => {
  expect(coarse(line(path))).toBe(line(short));
});

/** Where a path comes to, command by command, as far as numbers alone tell. */
const numbersOf = (body: string) =>
  [...body.matchAll(/[a-zA-Z][^a-zA-Z]*/g)]
    .filter(([command]) => !/^a/i.test(command))
    .map(([command]) => (command.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number));

test('of every icon each number is still there, within a twentieth', () => {
  for (const { body } of Object.values(set.icons).filter((_, i) => i % 10 === 0)) {
    for (const [, path] of body.matchAll(/ d="([^"]*)"/g)) {
      const [before, after] = [numbersOf(path), numbersOf(coarse(` d="${path}"`).slice(4, -1))];
      expect(after.map(({ length }) => length)).toEqual(before.map(({ length }) => length));
      expect(Math.max(0, ...before.flat().map((n, i) => Math.abs(n - after.flat()[i])))).toBeLessThan(0.0501);
    }
  }
});

test('only drawings are set into the page as they are written, and only by one component', () => {
  const raw = /\{@html|\.(inner|outer)HTML|insertAdjacentHTML/;
  expect(sources('.svelte', '.ts').filter((file) => raw.test(sourceOf(file)))).toEqual(['web/parts/Drawing.svelte']);
});
