// What somebody may try who means harm, and what is done about it besides the limits that every message has.
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClientConnection } from '../net/connections.ts';
import { listenTo } from '../net/incoming.ts';
import { ALLOWED, MOST, newLimits } from '../net/limits.ts';
import { newKey } from '../people/keys.ts';
import { begin, give, openTable, person, secretOf, TERMS } from '../testing/test-match.ts';
import {
  ask,
  connect,
  newPerson,
  rawSocket,
  type TestPerson,
  type TestServer,
  type TestSocket,
  testServer,
} from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ hookAllow: ['127.0.0.1'] });
});
afterAll(() => server.close());

const people = (...names: string[]) => Promise.all(names.map((name) => newPerson(server.port, name)));
const troubles = () => server.journal.filter((line) => line.includes('"error"'));

describe('a line', () => {
  test('is closed where somebody pings and pings, and a few pings are answered', async () => {
    const { ws } = await connect(server.port, newKey());
    let pongs = 0;
    ws.on('pong', () => pongs++);
    const closed = once(ws, 'close');
    ws.ping('one');
    await once(ws, 'pong');
    for (let i = 0; i < MOST.pings; i++) ws.ping();
    await closed;
    expect(pongs).toBeLessThanOrEqual(MOST.pings);
  });

  test('so many are opened from one address and no more, whatever becomes of them', async () => {
    const from = { 'X-Forwarded-For': '192.0.2.99' };
    const still = await testServer({ now: () => 1_000_000 });
    for (let i = 0; i < ALLOWED.address.burst; i++) still.state.limits.take('address', '192.0.2.99');
    await expect(rawSocket(still.port, from)).rejects.toThrow('429');
    await still.close();
  });
});

describe('an address', () => {
  test.each(['%00', '%0A', 'caf%C3%A9', `${'x'.repeat(50)}%7F`])('with %s in it is none of ours', async (odd) => {
    const [anna] = await people('Anna');
    for (const [method, path] of [
      ['GET', `/api/matches/${odd}/chat`],
      ['DELETE', `/api/matches/${odd}`],
      ['DELETE', `/api/devices/${odd}`],
      ['DELETE', `/api/channels/${odd}`],
      ['GET', `/api/matches/x/chat?after=${odd}`],
    ] as const)
      expect([path, (await anna.api(method, path)).status]).toEqual([path, 400]);
    expect(troubles()).toEqual([]);
  });

  test('that says a thing twice says nothing', async () => {
    const [anna] = await people('Anna');
    expect((await anna.api('GET', '/api/matches?after=a&after=b')).status).toBe(400);
    expect((await anna.api('GET', '/api/matches/x/chat?after=a&after=b')).status).toBe(400);
    expect(troubles()).toEqual([]);
  });
});

test('nobody has the server look up names without end, whether they lead anywhere or not', async () => {
  const asked: string[] = [];
  const resolve = async (name: string) => {
    asked.push(name);
    return [];
  };
  const own = await testServer({ resolve });
  const eve = await newPerson(own.port, 'Eve');
  for (let i = 0; i < ALLOWED.codes.burst + 3; i++)
    await eve.api('POST', '/api/channels', { kind: 'webhook', address: `https://a${i}.slow.example/` });
  expect(asked).toHaveLength(ALLOWED.codes.burst);
  await own.close();
});

test('nobody has the server knock at others’ doors: codes are sent to a few addresses', async () => {
  const [anna, ben] = await people('Anna', 'Ben');
  const headers = { 'X-Forwarded-For': '192.0.2.50' };
  const add = (who: typeof anna, i: number) =>
    who.api('POST', '/api/channels', { kind: 'webhook', address: `http://127.0.0.1:1/${i}` }, headers);
  const statuses = [];
  for (let i = 0; i <= ALLOWED.codes.burst; i++) statuses.push((await add(anna, i)).status);
  expect(statuses).toEqual([...Array.from({ length: ALLOWED.codes.burst }, () => 400), 429]);
  // Nor by another name from the same place.
  expect((await add(ben, 9)).status).toBe(429);
});

describe('a table that waits', () => {
  test('is not thrown away by a guest who sat down first', async () => {
    const [anna, ben] = await people('Anna', 'Ben');
    const [own, his] = await Promise.all([anna.connect(), ben.connect()]);
    const match = await openTable(own, 'demons', [person, person]);
    await give(anna, match, 1, ben);
    expect((await his.tell({ do: 'pledge', match, seats: [1], pledge: 'a'.repeat(64) })).is).toBe('done');
    expect((await ben.api('DELETE', `/api/matches/${match}`)).status).toBe(200);
    expect(((await ben.api('GET', '/api/matches')).body.matches as unknown[]).length).toBe(0);
    expect((await own.tell({ do: 'continue', match })).is).toBe('table');
    expect((await own.tell({ do: 'pledge', match, seats: [0], pledge: 'b'.repeat(64) })).is).toBe('done');
    await Promise.all([own.close(), his.close()]);
  });

  test('and was thrown away by its owner is gone for all who are at it, and that is no fault of the disk', async () => {
    const [anna, ben] = await people('Anna', 'Ben');
    const [own, his] = await Promise.all([anna.connect(), ben.connect()]);
    const match = await openTable(own, 'lodge', [person, person]);
    await give(anna, match, 1, ben);
    await his.tell({ do: 'continue', match });
    expect((await own.tell({ do: 'pledge', match, seats: [0], pledge: 'a'.repeat(64) })).is).toBe('done');
    expect((await anna.api('DELETE', `/api/matches/${match}`)).status).toBe(200);
    for (const line of [own, his]) await line.until(({ what }) => what === 'noMatch');
    expect(await own.tell({ do: 'stand', match })).toMatchObject({ is: 'error', what: 'noMatch' });
    expect(server.state.connections.at(match)).toEqual([]);
    expect((await ask(server.opsPort ?? 0, { path: '/readyz' })).text).toBe('ready\n');
    expect(troubles()).toEqual([]);
    await Promise.all([own.close(), his.close()]);
  });

  test('of the lobby has its seats kept for nobody for ever', async () => {
    let now = 1_000_000_000;
    const clocked = await testServer({ now: () => now });
    const [anna, ben, eve] = await Promise.all(['Anna', 'Ben', 'Eve'].map((name) => newPerson(clocked.port, name)));
    const own = await anna.connect();
    const match = await openTable(own, 'demons', [person, person], { terms: { ...TERMS, listed: true } });
    const claim = async (who: typeof anna, seat: number) =>
      (await who.api('POST', `/api/matches/${match}/sit`, { seat })).status;
    expect(await claim(eve, 1)).toBe(200);
    now += 6 * 60_000;
    expect(await claim(eve, 1)).toBe(200);
    expect(await claim(ben, 1)).toBe(409);
    now += 5 * 60_000;
    expect(await claim(ben, 1)).toBe(200);
    const all = [];
    for (let i = 0; i <= ALLOWED.claims.burst; i++) all.push(await claim(eve, 0));
    expect(all.at(-1)).toBe(429);
    await own.close();
    await clocked.close();
  });
});

describe('whoever has many devices', () => {
  /** Another device of theirs, from one place. */
  const addDevice = async (at: TestServer, who: TestPerson, from: string) => {
    const { body } = await who.api('POST', '/api/devices');
    const key = newKey();
    const headers = { 'X-Forwarded-For': from, Authorization: `Bearer ${key}` };
    const { status } = await ask(at.port, {
      method: 'POST',
      path: '/api/links',
      headers,
      body: { link: secretOf(body.link) },
    });
    return { key, status };
  };

  test('adds so many from one address as it may have new keys', async () => {
    const still = await testServer({ now: () => 1_000_000_000 });
    const eve = await newPerson(still.port, 'Eve');
    // Each of them wants a request as well: of these there are more.
    const statuses = [];
    for (let i = 0; i < ALLOWED.newKeys.burst; i++) still.state.limits.take('newKeys', '192.0.2.7');
    for (const from of ['192.0.2.7', '192.0.2.8']) statuses.push((await addDevice(still, eve, from)).status);
    expect(statuses).toEqual([429, 200]);
    // Nor are links to devices made without end.
    const made = [];
    for (let i = 0; i < ALLOWED.secrets.burst; i++) made.push((await eve.api('POST', '/api/devices')).status);
    expect(made.at(-1)).toBe(429);
    await still.close();
  });

  test('has no more of anything by them', async () => {
    const still = await testServer({ now: () => 1_000_000_000 });
    const eve = await newPerson(still.port, 'Eve');
    const { key } = await addDevice(still, eve, '192.0.2.9');
    const opened: number[] = [];
    for (let i = 0; i < ALLOWED.tables.burst + 2; i++) {
      const headers = { Authorization: `Bearer ${i % 2 === 0 ? key : eve.key}` };
      const body = { game: 'demons', seats: [person], terms: TERMS };
      opened.push((await ask(still.port, { method: 'POST', path: '/api/tables', headers, body })).status);
    }
    expect(opened.filter((status) => status === 200)).toHaveLength(ALLOWED.tables.burst);
    const spoken: TestSocket[] = [];
    for (const one of [key, eve.key]) {
      const socket = await connect(still.port, one);
      for (let i = 0; i < ALLOWED.messages.burst; i++) socket.send({ do: 'beat', id: i });
      spoken.push(socket);
    }
    await expect.poll(() => spoken[1]?.heard.some(({ what }) => what === 'busy')).toBe(true);
    await Promise.all(spoken.map((socket) => socket.close()));
    await still.close();
  });
});

test('looking ahead by answers that must be certain, and giving a seat away and taking it back, have limits', async () => {
  const said: { is: string; what?: string }[] = [];
  const line: ClientConnection = {
    ...{ id: 'w7', who: { player: 'mallory', device: 'mallory' }, lag: null, end: () => {} },
    send: (message) => void said.push(message as { is: string }),
  };
  const listener = listenTo({ ...server.state, limits: newLimits(() => 0) }, line);
  const busyAfter = async (message: object, times: number) => {
    const from = said.length;
    for (let i = 0; i < times; i++) await listener(() => message);
    return said.slice(from).filter(({ what }) => what === 'busy').length;
  };
  const match = { match: 'm', seat: 0 };
  const answer = { do: 'answer', ...match, question: 1, answer: {} };
  expect(await busyAfter({ ...answer, certain: true }, ALLOWED.certain.burst + 2)).toBe(2);
  expect(await busyAfter(answer, 3)).toBe(0);
  expect(await busyAfter({ do: 'resign', ...match }, ALLOWED.consent.burst / 2)).toBe(0);
  expect(await busyAfter({ do: 'back', ...match }, ALLOWED.consent.burst / 2 + 1)).toBe(1);
});

test('nobody has a match told again and again from its beginning, by whatever way', async () => {
  const still = await testServer({ now: () => 1_000_000_000 });
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => newPerson(still.port, name)));
  const { match, sitting } = await begin('demons', [anna, ben]);
  const [own] = sitting.map(({ socket }) => socket);
  const busyAfter = async (messages: readonly object[]) => {
    const answers = [];
    for (const message of messages) answers.push((await own.tell(message)).what);
    return answers.filter((what) => what === 'busy').length;
  };
  const { whole, account } = ALLOWED;
  const many = (message: object, times: number) => Array.from({ length: times }, () => message);
  expect(await busyAfter(many({ do: 'whole', match, viewer: 0 }, whole.burst - 2))).toBe(0);
  expect(
    await busyAfter([
      { do: 'continue', match },
      { do: 'export', match },
    ]),
  ).toBe(0);
  expect(await busyAfter(['continue', 'export', 'whole'].map((what) => ({ do: what, match, viewer: 0 })))).toBe(3);
  expect(await busyAfter(many({ do: 'account', match, viewer: 0 }, account.burst + 2))).toBe(2);
  // Nor by a request, nor by a stream.
  expect((await anna.api('POST', `/api/matches/${match}/tell`, { do: 'whole', viewer: 0 })).status).toBe(429);
  expect((await anna.api('GET', `/api/matches/${match}/stream`)).status).toBe(429);
  // What people play with goes on.
  expect(await busyAfter([{ do: 'words', match, viewer: 0 }])).toBe(0);
  await Promise.all(sitting.map(({ socket }) => socket.close()));
  await still.close();
});

test('what takes the processor is done one after the other for a player, by however many lines and requests it is asked for', async () => {
  const [anna, ben] = await people('Anna', 'Ben');
  const { match, sitting } = await begin('demons', [anna, ben]);
  const ask = () => anna.api('POST', `/api/matches/${match}/tell`, { do: 'history', viewer: 0, step: 0 });
  const end = server.state.limits.begin('history', anna.player);
  expect((await ask()).status).toBe(429);
  expect(await sitting[0]?.socket.tell({ do: 'history', match, viewer: 0, step: 0 })).toMatchObject({ what: 'busy' });
  expect(await sitting[1]?.socket.tell({ do: 'history', match, viewer: 1, step: 0 })).toMatchObject({ is: 'history' });
  end?.();
  expect((await ask()).body).toMatchObject({ is: 'history' });
  await Promise.all(sitting.map(({ socket }) => socket.close()));
});

test('nobody has more matches for practice than matches', async () => {
  const [anna, ben] = await people('Anna', 'Ben');
  const { match, sitting } = await begin('demons', [anna, ben]);
  const [own, his] = sitting.map(({ socket }) => socket);
  const forked = await own.tell({ do: 'fork', match, viewer: 0, step: 0 });
  expect(forked).toMatchObject({ is: 'opened', practice: true });
  expect(await server.database.people.countRunning(anna.player)).toBe(2);
  await Promise.all([own.close(), his.close()]);
});
