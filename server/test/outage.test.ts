// What becomes of those who are there when the database fails, or go away at the wrong moment.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pinnedNode, root } from '../../scripts/node.mjs';
import { sqliteDatabase } from '../log/sqlite.ts';
import type { ClientConnection } from '../net/connections.ts';
import { ACCEPTED, listenTo } from '../net/incoming.ts';
import { ROUTES } from '../net/routes/all.ts';
import { newKey } from '../people/keys.ts';
import { begin, openTable, person, shown, TERMS } from '../testing/test-match.ts';
import { ask, connect, newPerson, type TestServer, testServer } from '../testing/test-server.ts';
import { type TroubledDatabase, troubledDatabase } from '../testing/troubled-database.ts';

let server: TestServer;
let database: TroubledDatabase;
beforeAll(async () => {
  database = troubledDatabase(await sqliteDatabase(':memory:'));
  server = await testServer({ database, limits: 100 });
});
afterAll(() => server.close());

const troubles = () => server.journal.filter((line) => line.includes('"error"')).length;

describe('a database that is gone', () => {
  test('is told to whoever asks anything over a socket, and ends nothing', async () => {
    const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => newPerson(server.port, name)));
    const { match, sitting } = await begin('demons', [anna, ben]);
    const own = [0, 1].find((each) => shown(sitting[each].socket, match, each)?.asked?.options?.length) ?? 0;
    const line = sitting[own].socket;
    const table = await openTable(line, 'demons', [person, person]);
    const seat = { match, seat: own };
    const { question = 0, options } = shown(line, match, own)?.asked ?? {};
    const decision = { ...seat, question, answer: options?.[0]?.answer };
    const viewer = { match, viewer: own };
    const more: { readonly [what: string]: object } = {
      open: { game: 'demons', seats: [person, person], terms: TERMS },
      pledge: { match: table, seats: [0], pledge: 'a'.repeat(64) },
      text: { match: table, text: 'x'.repeat(40) },
      stand: { match: table },
      free: { ...seat, of: 1 - own },
      consent: { ...seat, agree: true },
      story: { ...viewer, from: 0, to: 9 },
      labels: { ...seat, question, from: 0 },
      games: {},
      pace: { match, ms: 100 },
      ...Object.fromEntries(['continue', 'close', 'export', 'fair'].map((what) => [what, { match }])),
      ...Object.fromEntries(['answer', 'explain', 'odds'].map((what) => [what, decision])),
      ...Object.fromEntries(['whole', 'words', 'account'].map((what) => [what, viewer])),
      ...Object.fromEntries(['history', 'fork'].map((what) => [what, { ...viewer, step: 0 }])),
      barred: { ...seat, question },
      say: { match, phrase: 'hello' },
      beat: {},
    };
    const known = ['say', 'beat', ...ACCEPTED];
    const failed = new Set<string>();
    for (const what of known) {
      // Others may be served from memory; what fails must say so, and the line must be there for the next one.
      await line.tell({ do: 'continue', match });
      database.fail(true);
      const said = await line.tell({ do: what, ...(more[what] ?? seat) });
      database.fail(false);
      expect([what, said.what]).not.toEqual([what, 'malformed']);
      if (said.is === 'error' && ['failed', 'notStored'].includes(said.what)) failed.add(what);
    }
    for (const what of ['say', 'open', 'fork', 'answer', 'pledge', 'pause', 'pace']) expect(failed).toContain(what);
    expect(await line.tell({ do: 'say', match, phrase: 'hello' })).toMatchObject({ is: 'said' });
    expect(troubles()).toBeGreaterThan(3);
    await Promise.all(sitting.map(({ socket }) => socket.close()));
  });

  test('is told to whoever asks anything by HTTP, and ends nothing', async () => {
    const anna = await newPerson(server.port, 'Anna');
    for (const { method, path } of ROUTES) {
      database.fail(true);
      const body = method === 'POST' ? {} : undefined;
      const { status } = await anna.api(method, path.replaceAll(/:\w+/g, 'x'), body);
      database.fail(false);
      expect([path, status >= 400]).toEqual([path, true]);
    }
    expect((await anna.api('GET', '/api/me')).status).toBe(200);
  });

  test('leaves nobody behind as being there', async () => {
    const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => newPerson(server.port, name)));
    const { match, sitting } = await begin('demons', [anna, ben]);
    const here = async () => (await database.people.presentAt([match])).map(({ player }) => player);
    const both = [anna.player, ben.player].toSorted();
    await expect.poll(here, { timeout: 20_000 }).toEqual(both);
    database.fail(true);
    await sitting[1]?.socket.close();
    await expect.poll(() => [...server.state.connections.at(match)].length, { timeout: 20_000 }).toBe(1);
    const before = troubles();
    await expect.poll(troubles, { timeout: 20_000 }).toBeGreaterThan(before);
    database.fail(false);
    // Whoever comes or goes next has it kept.
    await (await anna.connect()).tell({ do: 'continue', match });
    await expect.poll(here, { timeout: 20_000 }).toEqual([anna.player]);
    await sitting[0]?.socket.close();
  });
});

test('a server whose database is gone ends all the same', async () => {
  const other = troubledDatabase(await sqliteDatabase(':memory:'));
  const ending = await testServer({ database: other });
  const line = await connect(ending.port, newKey());
  other.fail(true);
  await ending.close();
  await expect(ask(ending.opsPort ?? 0, { path: '/readyz' })).rejects.toThrow('ECONNREFUSED');
  await line.close();
});

test('what fails for a reason of its own is no fault of the disk', async () => {
  const { people, ready, close } = await sqliteDatabase(':memory:');
  await expect(people.setMeta('name', null as unknown as string)).rejects.toThrow('NOT NULL');
  expect(await ready()).toBe(true);
  await close();
});

test.each([
  { do: 'say', match: 'a\u0000b', phrase: 'hello' },
  { do: 'say', match: 'x'.repeat(201), phrase: 'hello' },
  { do: 'undo', match: { toString: 'x' }, seat: 0 },
  { do: 'undo', match: 'é', seat: 0 },
])('what no name of ours can be is looked up nowhere: %j', async (message) => {
  const anna = await newPerson(server.port, 'Anna');
  const line = await anna.connect();
  // The database would fail, and say so.
  database.fail(true);
  line.send(message);
  const said = await line.until(({ is }) => is === 'error');
  database.fail(false);
  expect(said.what).toBe('malformed');
  await line.close();
});

test.each([
  ['/api/passkeys/login/finish', { response: { id: 'a\u0000' } }],
  ['/api/channels', { kind: 'webhook', address: 'https://example.org/\u0000' }],
  ['/api/matches/x/tell', { do: 'say', match: 'a\u0000b', phrase: 'hello' }],
])('nor is what no database takes, at %s', async (path, body) => {
  const anna = await newPerson(server.port, 'Anna');
  const before = troubles();
  expect((await anna.api('POST', path, body)).body).toMatchObject({ error: 'malformed' });
  expect(troubles()).toBe(before);
});

test('whoever is gone when what they asked for has come to be is not at it', async () => {
  const left: string[] = [];
  const line: ClientConnection = {
    ...{ id: 'w0', who: { player: 'p', device: 'd' }, lag: null, end: () => {} },
    send: () => {},
  };
  const host = {
    ...server.state.host,
    receive: async () => server.state.connections.remove('w0'),
    leave: async (id: string) => void left.push(id),
  };
  server.state.connections.add(line);
  const listener = listenTo({ ...server.state, host }, line);
  await listener(() => ({ do: 'games' }));
  expect(left).toEqual(['w0']);
});

test('a promise that fails and that nobody waits for is told, and the process goes on; what nobody catches is told and ends it', () => {
  const program = `
    const { watchProcess } = await import(${JSON.stringify(join(root, 'server/watch-process.ts'))});
    watchProcess((error, what) => console.log(what, error.message));
    Promise.reject(new Error('one'));
    setTimeout(() => { console.log('it goes on'); Promise.reject(new Error('two')); }, 1);
    setTimeout(() => { throw new Error('three'); }, 20);`;
  const { stdout, status } = spawnSync(pinnedNode(), ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(stdout.trim().split('\n')).toEqual([
    'a promise failed, and nobody waited for it one',
    'it goes on',
    'a promise failed, and nobody waited for it two',
    'the process ends three',
  ]);
  expect(status).not.toBe(0);
});
