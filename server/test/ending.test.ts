// A server that is told to end, as whoever runs it does for an update.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTable, person, sitDown } from '../testing/test-match.ts';
import { startForTest } from '../testing/test-processes.ts';
import { connect, newPerson } from '../testing/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'conjure-ending-'));
afterAll(() => rmSync(folder, { recursive: true }));
const start = startForTest();

test('a server in whose memory bots play ends when it is told to, and keeps what was done', async () => {
  const db = join(folder, 'bots.db');
  const first = start(join(import.meta.dirname, '../testing/storm/process.ts'), '0', db);
  const { port } = JSON.parse(await first.says('the server is there'));
  const anna = await newPerson(port, 'Anna');
  const socket = await connect(port, anna.key);
  const match = await openTable(socket, 'lodge', [person, { who: 'bot', level: 'novice' }]);
  await sitDown({ who: anna, socket, seats: [0] }, match);
  await socket.tell({ do: 'resign', match, seat: 0 });
  const last = await socket.until(({ is, n }) => is === 'patch' && n > 4);
  await first.kill('SIGTERM');
  expect([first.child.exitCode, first.said()]).toEqual([0, expect.not.stringContaining('"error"')]);
  const second = start(join(import.meta.dirname, '../testing/storm/process.ts'), '0', db);
  const again = await connect(JSON.parse(await second.says('the server is there')).port, anna.key);
  await again.tell({ do: 'continue', match });
  const state = await again.until(({ is }) => is === 'state');
  expect(state.n).toBeGreaterThanOrEqual(Number(last.n));
  await again.close();
});
