import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../node.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
/** The files that the page shows, each by the path beside its language. */
const shown = [...read('docs/new-game.md').matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)];
const written = globSync('examples/embers/**/*.{ts,svelte}', { cwd: root });

test.each(shown.map(([, file, code]) => [file, code]))('%s is in the page as it stands', (file, code) => {
  expect(code).toBe(`${read(file).trimEnd()}\n`);
});

test('the page shows all of the game but its words, which stays small', () => {
  expect(written.filter((file) => !shown.some(([, path]) => path === file))).toEqual([]);
  const code = written.filter((file) => file.endsWith('.ts') && !file.includes('/test/'));
  expect(code.flatMap((file) => read(file).trimEnd().split('\n')).length).toBeLessThan(400);
});
