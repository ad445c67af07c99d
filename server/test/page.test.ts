import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY } from '@conjure/engine';
import { expect, test } from 'vitest';
import { keepParts } from '../../scripts/building.ts';
import { ALLOWED } from '../net/limits.ts';
import { anyAddress, ask, testServer } from '../testing/test-server.ts';

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

test('a club loads the page on twenty devices at once, while a flood of other requests of an address is refused', async () => {
  const page = mkdtempSync(join(tmpdir(), 'conjure-page-'));
  writeFileSync(join(page, 'index.html'), 'the page');
  // A clock that stands still gives nothing back.
  const now = Date.now();
  const server = await testServer({ page, now: () => now });
  const address = anyAddress();
  const status = async (path: string, from = address) =>
    (await ask(server.port, { path, headers: { 'X-Forwarded-For': from } })).status;
  const several = async (count: number, path: string) => {
    for (let i = 0; i < count; i += 100)
      await Promise.all(Array.from({ length: Math.min(100, count - i) }, () => status(path)));
  };
  const takeAll = (count: number) => {
    for (let i = 0; i < count; i++) if (!server.state.limits.take('files', address)) return false;
    return true;
  };
  const [visits, filesOfOne] = [20, 700];

  // A first visit over the network, the others of the same allowance; none of them takes from what else may be asked.
  await several(filesOfOne, '/');
  expect(takeAll((visits - 1) * filesOfOne)).toBe(true);
  expect(await status('/')).toBe(200);
  expect(await status('/api/nothing')).toBe(404);

  await several(ALLOWED.address.burst - 1, '/api/nothing');
  expect(await status('/api/nothing')).toBe(429);
  expect(await status('/api/me')).toBe(429);
  expect(await status('/')).toBe(200);

  // Not without end either, and nobody else is held up by it.
  expect(takeAll(ALLOWED.files.burst)).toBe(false);
  expect(await status('/')).toBe(429);
  expect(await status('/', anyAddress())).toBe(200);
  await server.close();
});
