import { MESSAGES } from '@conjure/host';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newWriter } from '../log/postgres/writer.ts';
import { type ClientConnection, newClientConnections } from '../net/connections.ts';
import { listenTo } from '../net/incoming.ts';
import { ALLOWED, newLimits } from '../net/limits.ts';
import { openTable, person } from '../testing/test-match.ts';
import { newPerson, rawSocket, type TestServer, testServer } from '../testing/test-server.ts';
import { newSharedClock } from '../work/clock.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('a page that comes back says how far it knows its matches', () => {
  const welcome = async (key: string, at: unknown) => {
    const socket = await rawSocket(server.port);
    socket.send({ do: 'hello', v: MESSAGES, key, lang: 'en', at });
    const said = await socket.until(({ is }) => is === 'welcome');
    await socket.close();
    return said;
  };

  test('and hears of which of them deeds are gone, where a backup was restored; nobody hears of another’s', async () => {
    const [anna, eve] = [await newPerson(server.port, 'Anna'), await newPerson(server.port, 'Eve')];
    const line = await anna.connect();
    const match = await openTable(line, 'demons', [person, person]);
    const now = await welcome(anna.key, { [match]: ['before', 5] });
    expect(now.restored).toEqual([{ match, n: 0 }]);
    expect((await welcome(eve.key, { [match]: ['before', 5] })).restored).toBeUndefined();
    expect((await welcome(anna.key, { [match]: [now.epoch, 5] })).restored).toBeUndefined();
    expect((await welcome(anna.key, { [match]: ['before', 0] })).restored).toBeUndefined();
    for (const odd of ['x', 7, null, [1], { [match]: 'x' }, { [match]: [1, 'x'] }, { nothing: ['before', 9] }])
      expect((await welcome(anna.key, odd)).restored).toBeUndefined();
  });
});

test('what comes too fast is not even read, but for the first of it, which is answered', async () => {
  const said: object[] = [];
  const line: ClientConnection = {
    ...{ id: 'w9', who: { player: 'flood', device: 'flood' }, lag: null, end: () => {} },
    send: (message) => void said.push(message),
  };
  // A clock that stands still gives nothing back.
  const listener = listenTo({ ...server.state, limits: newLimits(() => 0) }, line);
  let reads = 0;
  const sent = 300;
  for (let i = 0; i < sent; i++)
    await listener(() => {
      reads++;
      return { do: 'beat', id: i };
    });
  expect(reads).toBe(ALLOWED.messages.burst + 1);
  expect(said.at(-1)).toEqual({ is: 'error', what: 'busy', re: ALLOWED.messages.burst });
});

test('of long messages fewer are read, and short ones are heard between them', async () => {
  const said: { is: string; what?: string }[] = [];
  const line: ClientConnection = {
    ...{ id: 'w8', who: { player: 'long', device: 'long' }, lag: null, end: () => {} },
    send: (message) => void said.push(message as { is: string }),
  };
  const listener = listenTo({ ...server.state, limits: newLimits(() => 0) }, line);
  const reads = { long: 0, short: 0 };
  for (let i = 0; i < 20; i++) {
    await listener(() => ({ do: 'beat', id: ++reads.long }), 60_000);
    await listener(() => ({ do: 'beat', id: ++reads.short }), 20);
  }
  expect(reads).toEqual({ long: ALLOWED.long.burst, short: 20 });
  expect(said.filter(({ what }) => what === 'busy')).toHaveLength(20 - ALLOWED.long.burst);
});

test('whoever is counted takes little room whatever he says, and is forgotten when he has all of his again', () => {
  let now = 0;
  const counted = new Map<string, number>();
  const limits = newLimits(() => now, 1, counted);
  expect(limits.take('consent', `anna ${'x'.repeat(4_000)}`)).toBe(true);
  expect(limits.take('consent', `anna ${'y'.repeat(4_000)}`)).toBe(true);
  expect(Math.max(...counted.keys().map(({ length }) => length))).toBeLessThan(100);
  // They are still two.
  expect(counted.size).toBe(2);
  now += 60_000;
  limits.take('messages', 'ben');
  expect([...counted.keys()]).toEqual(['messages ben']);
});

test('of a line that is gone nothing is remembered', () => {
  const gone: string[] = [];
  const lines = newClientConnections(
    () => {},
    (id) => gone.push(id),
  );
  lines.add({ id: 'w1', who: { player: 'p', device: 'd' }, lag: null, send: () => {}, end: () => {} });
  lines.come('w1', 'm', [0]);
  lines.remove('w1');
  expect([gone, [...lines.matches()], [...lines.all()]]).toEqual([['w1'], [], []]);
});

test('where all connections to PostgreSQL are taken for too long, that is said; where it is gone, that it was not stored', async () => {
  const projection = {
    summary: { match: 'm', game: 'demons', chairs: [], practice: false, over: false, step: 0, saved: 0 },
    ...{ phase: 'playing' as const, due: null, places: [] },
  };
  const writing = (connect: () => Promise<unknown>) =>
    newWriter({ connect } as unknown as Pool)({ match: 'm', rows: [], projection });
  const late = Promise.withResolvers<unknown>();
  const written = writing(() => late.promise);
  expect(await written).toBe('busy');
  // A connection that comes too late is given back.
  const given = new Promise<void>((release) => late.resolve({ release }));
  await given;
  await expect(writing(() => Promise.reject(new Error('connect ECONNREFUSED')))).rejects.toThrow('ECONNREFUSED');
});

describe('the time is the database’s', () => {
  test('whatever this machine’s clock says, and far away it is not ready', async () => {
    let there = 1_100;
    const clock = newSharedClock(
      () => 1_000,
      async () => there,
    );
    expect([clock.now(), clock.ready()]).toEqual([1_000, true]);
    await clock.measure();
    expect([clock.now(), clock.ready()]).toEqual([1_100, true]);
    there = 700;
    await clock.measure();
    expect([clock.now(), clock.ready()]).toEqual([700, "its clock is 300 ms away from the database's"]);
  });

  test('what could be the way there alone is no difference', async () => {
    let own = 1_000;
    const clock = newSharedClock(
      () => own,
      async () => {
        own += 40;
        return 1_035;
      },
    );
    await clock.measure();
    expect(clock.now()).toBe(1_040);
  });
});
