// Streams for programs: what becomes of them when either end goes away, or does not keep up.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqliteDatabase } from '../log/sqlite.ts';
import { MOST } from '../net/limits.ts';
import { begin, playOn } from '../testing/test-match.ts';
import { anyAddress, newPerson, type TestPerson, type TestServer, testServer } from '../testing/test-server.ts';
import { type TroubledDatabase, troubledDatabase } from '../testing/troubled-database.ts';

let server: TestServer;
let database: TroubledDatabase;
/** The server's end of each stream. */
const responses: ServerResponse[] = [];
const note = (message: unknown) => {
  const { request: asked, response } = message as { request: IncomingMessage; response: ServerResponse };
  if (asked.url?.endsWith('/stream')) responses.push(response);
};
beforeAll(async () => {
  subscribe('http.server.request.start', note);
  database = troubledDatabase(await sqliteDatabase(':memory:'));
  server = await testServer({ database, limits: 100 });
});
afterAll(async () => {
  unsubscribe('http.server.request.start', note);
  await server.close();
});

function askForStream(match: string, { key }: TestPerson) {
  const headers = { Host: `localhost:${server.port}`, Authorization: `Bearer ${key}`, 'X-Forwarded-For': anyAddress() };
  const path = `/api/matches/${match}/stream`;
  const asked = request({ host: '127.0.0.1', port: server.port, path, headers, agent: false });
  asked.on('error', () => {});
  asked.end();
  return asked;
}

const counted = async () => (await server.state.metrics.streams.get()).values[0]?.value;
const lineOf = (player: string) =>
  [...server.state.connections.all()].find(({ id, who }) => id.startsWith('s') && who.player === player);

/** A match, and a stream of it that was begun and is not read. */
async function unread() {
  const people = await Promise.all(['Anna', 'Ben'].map((name) => newPerson(server.port, name)));
  const [anna, ben] = people as [TestPerson, TestPerson];
  const { match, sitting } = await begin('demons', [anna, ben]);
  const asked = askForStream(match, ben);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.on('error', () => {});
  const out = responses.at(-1);
  const line = lineOf(ben.player);
  if (!out || !line) throw new Error('there is no stream');
  /** Fills what the system keeps for whoever does not read, and a little more. */
  const fill = () => {
    for (let i = 0; i < 1_000 && out.writableLength < MOST.skipped; i++)
      line.send({ is: 'chat', match, lines: ['x'.repeat(60_000)] });
  };
  const close = async () => {
    asked.destroy();
    await Promise.all(sitting.map(({ socket }) => socket.close()));
  };
  return { match, ben, sitting, response, out, line, fill, close };
}

test('one that is asked for and given up at once leaves nothing behind', async () => {
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => newPerson(server.port, name)));
  const { match, sitting } = await begin('demons', [anna, ben]);
  for (let i = 0; i < MOST.streamsOfKey; i++) {
    const { reached, letGo } = database.hold('isWatcher');
    const asked = askForStream(match, ben);
    await reached;
    const out = responses.at(-1);
    const closed = new Promise((resolve) => out?.once('close', resolve));
    asked.destroy();
    await closed;
    letGo();
  }
  await server.state.host.idle();
  expect([await counted(), lineOf(ben.player)]).toEqual([0, undefined]);
  const asked = askForStream(match, ben);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  expect([response.statusCode, await counted()]).toEqual([200, 1]);
  asked.destroy();
  await expect.poll(counted, { timeout: 20_000 }).toBe(0);
  await Promise.all(sitting.map(({ socket }) => socket.close()));
});

test('the first state of one has what happened last, and the rest can be asked for', async () => {
  const people = await Promise.all(['Anna', 'Ben'].map((name) => newPerson(server.port, name)));
  const { match, sitting } = await begin('lodge', people);
  const [anna] = people as [TestPerson];
  type FirstState = { viewer: number; story: { from: number; events: unknown[] } };
  const firstState = async (): Promise<FirstState> => {
    const asked = askForStream(match, anna);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    let text = '';
    for await (const part of response.setEncoding('utf8')) {
      text += part;
      const [line, rest] = text.split('\n');
      if (rest === undefined || JSON.parse(line).is !== 'state') continue;
      asked.destroy();
      return JSON.parse(line);
    }
    throw new Error('it ended');
  };
  const toldOf = async () => (await sitting[0]?.socket.tell({ do: 'whole', match, viewer: 0 }))?.story.events.length;
  while ((await toldOf()) < 300) await playOn(match, sitting, 10, `on ${await toldOf()}`);
  const { story } = await firstState();
  expect(story.events.length).toBeLessThanOrEqual(200);
  expect(story.from + story.events.length).toBe(await toldOf());
  const before = await anna.api('POST', `/api/matches/${match}/tell`, {
    do: 'story',
    viewer: 0,
    from: 0,
    to: story.from,
  });
  expect(before.body).toMatchObject({ is: 'story' });
  await Promise.all(sitting.map(({ socket }) => socket.close()));
});

test('of many that are asked for at once no more are opened than may be', async () => {
  const { match, ben, close } = await unread();
  const all = Array.from({ length: MOST.streamsOfKey + 4 }, () => askForStream(match, ben));
  const statuses = await Promise.all(all.map(async (asked) => (await once(asked, 'response'))[0].statusCode));
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  for (const asked of all) asked.destroy();
  await close();
  await expect.poll(counted, { timeout: 20_000 }).toBe(0);
});

test('one that the server ends is told nothing more, also where its reader has not taken all of it', async () => {
  const { match, out, line, fill, close } = await unread();
  fill();
  line.end('thrownOut');
  // It is on its way out: what is said to it now goes nowhere.
  line.send({ is: 'chat', match, lines: [] });
  expect(server.state.connections.get(line.id)).toBeUndefined();
  expect(await counted()).toBe(0);
  // Whoever does not read it is not waited for.
  if (!out.closed) await once(out, 'close');
  await close();
});

test('one whose reader does not keep up is skipped, and told where it stands when they do', async () => {
  const { match, sitting, response, out, line, fill, close } = await unread();
  fill();
  const waiting = out.writableLength;
  for (let n = 0; n < 40; n++) line.send({ is: 'state', match, viewer: 1, n: 1_000 + n, view: 'x'.repeat(60_000) });
  expect(out.writableLength).toBe(waiting);
  const heard: { is: string; viewer?: number; n?: number }[] = [];
  let rest = '';
  response.setEncoding('utf8').on('data', (part: string) => {
    const whole = (rest + part).split('\n');
    rest = whole.pop() ?? '';
    heard.push(...whole.filter((text) => text !== '').map((text) => JSON.parse(text)));
  });
  const last = () => heard.findLast(({ is }) => is === 'state');
  const now = (await sitting[1]?.socket.tell({ do: 'whole', match, viewer: 1 }))?.n;
  await expect.poll(() => [last()?.n, heard.at(-1)?.is], { timeout: 20_000 }).toEqual([now, 'state']);
  await close();
});
