import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, playOn, shown } from '../testing/test-match.ts';
import { newPerson, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('two people online', () => {
  test.each([
    ['demons', 0],
    ['lodge', 0],
    ['sorcery', 0],
    ['satchel', 1],
  ])('%s: from link to seat to moves', async (game, bots) => {
    const people = [await newPerson(server.port, 'Anna'), await newPerson(server.port, 'Ben')];
    const { match, sitting } = await begin(game, people, { bots });
    const given = await playOn(match, sitting, 12);
    expect(given).toBeGreaterThan(5);
    const steps = sitting.map(({ socket, seats }) => shown(socket, match, seats[0] ?? 0)?.n);
    expect(new Set(steps).size).toBe(1);
    for (const { socket } of sitting) await socket.close();
  });
});

describe('with nobody there', () => {
  test('bots play on, and whoever comes back has his seat again', async () => {
    const anna = await newPerson(server.port, 'Anna');
    const { match, sitting } = await begin('demons', [anna], { bots: 1 });
    const [{ socket }] = sitting as [(typeof sitting)[number]];
    await socket.tell({ do: 'resign', match, seat: 0, level: 'random' });
    const head = async () => (await server.database.store.heads([match])).get(match) ?? 0;
    const before = await head();
    await socket.close();
    await expect.poll(head, { timeout: 30_000 }).toBeGreaterThan(before + 2);
    const again = await anna.connect();
    await again.tell({ do: 'continue', match });
    const opened = await again.until(({ is }) => is === 'opened');
    expect(opened.lent).toEqual([0]);
    if (!shown(again, match, null)?.over)
      expect((await again.tell({ do: 'back', match, seat: 0 })).is).not.toBe('error');
    await again.close();
  });
});
