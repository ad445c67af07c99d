import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, playOn, shown } from '../testing/test-match.ts';
import { newPerson, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('two people apart', () => {
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
