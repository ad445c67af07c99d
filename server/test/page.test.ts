import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepParts } from '../../scripts/building.ts';
import { ask, testServer } from '../testing/test-server.ts';

const DAY = 86_400_000;

test('after an update the parts of the page before are still given, for thirty days, and nothing else of it', async () => {
  const page = join(mkdtempSync(join(tmpdir(), 'conjure-page-')), 'dist');
  const write = (file: string, text: string) => {
    mkdirSync(join(page, file, '..'), { recursive: true });
    writeFileSync(join(page, file), text);
  };
  write('index.html', 'first');
  write('assets/part-aaaaaaaa.js', 'old');
  const now = Date.now();
  keepParts(page, undefined, now - 31 * DAY);
  write('assets/part-bbbbbbbb.js', 'last');
  keepParts(page, undefined, now);
  for (const name of ['part-aaaaaaaa.js', 'part-bbbbbbbb.js'])
    (await import('node:fs')).rmSync(join(page, 'assets', name));
  write('index.html', 'second');
  write('assets/part-cccccccc.js', 'new');
  const before = join(page, '../before/dist');
  // What was there already at the last update is counted from then.
  utimesSync(join(before, 'assets/part-aaaaaaaa.js'), (now - 31 * DAY) / 1000, (now - 31 * DAY) / 1000);
  writeFileSync(join(before, 'secret.html'), 'no');
  const server = await testServer({ page });
  const at = async (path: string) => (await ask(server.port, { path })).text;
  expect(await at('/')).toBe('second');
  expect(await at('/assets/part-cccccccc.js')).toBe('new');
  expect(await at('/assets/part-bbbbbbbb.js')).toBe('last');
  expect(await at('/secret.html')).toContain('nothing');
  keepParts(page, undefined, now);
  expect(await at('/assets/part-aaaaaaaa.js')).toContain('nothing');
  await server.close();
});
