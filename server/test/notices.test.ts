import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgresDatabase } from '../log/postgres.ts';
import { sqliteDatabase } from '../log/sqlite.ts';
import { networksOf } from '../net/addresses.ts';
import { newJournal } from '../net/journal.ts';
import { newMetrics } from '../net/ops.ts';
import { isPushService, newOutbound, resolveName } from '../notices/outbound.ts';
import { newNoticeSender } from '../notices/sending.ts';
import type { Channel } from '../people/store.ts';
import { describeWithPostgres } from '../testing/postgres.ts';
import { newPerson, testServer } from '../testing/test-server.ts';
import { shareWork } from '../work/sharing.ts';
import { newThreads } from '../work/threads.ts';

interface Posted {
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Somebody's chat program, at this machine. */
let chat: Server;
let port: number;
let posted: Posted[] = [];
let answers = 200;
beforeAll(async () => {
  chat = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    posted.push({ path: request.url, headers: request.headers, body });
    response
      .writeHead(answers, answers === 302 ? { Location: `http://127.0.0.1:${port}/elsewhere` } : {})
      .end('secret');
  }).listen(0, '127.0.0.1');
  await once(chat, 'listening');
  port = (chat.address() as AddressInfo).port;
});
afterAll(() => void chat.close());
beforeEach(() => {
  posted = [];
  answers = 200;
});

/** Of the first turn of a match `m`: the last part is whose it is, and does not say so. */
const KEY = expect.stringMatching(/^m 1 [0-9a-f]{16}$/);

const nobody = networksOf([]);
const here = networksOf(['127.0.0.1']);

describe('addresses that a player names', () => {
  const outbound = newOutbound({ allowed: nobody, resolve: async () => ['93.184.215.14'] });

  test.each([
    ...['127.0.0.1', '127.1.2.3', '10.0.0.1', '172.16.5.5', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...[
      '224.0.0.1',
      '255.255.255.255',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[fe80::1]',
      '[fd00::1]',
    ],
    ...['[ff02::1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[2001:db8::1]', '2130706433', '0x7f000001', '0177.0.0.1'],
  ])('https://%s is inside', async (name) => {
    expect(await outbound.refuses(`https://${name}/hook`)).toBe('inside');
    await expect(outbound.post(`https://${name}/hook`, {}, '')).rejects.toThrow('inside');
  });

  test.each([
    ...['http://chat.example/', 'https://chat.example:8443/', 'https://me:pass@chat.example/', 'ftp://chat.example/'],
    ...['file:///etc/passwd', 'gopher://x', 'not an address', ''],
  ])('%j is refused', async (address) => {
    expect(await outbound.refuses(address)).toBe('address');
  });

  test('a name that leads inside, also as one of several', async () => {
    for (const found of [['127.0.0.1'], ['93.184.215.14', '10.0.0.1'], ['::1'], ['not-an-address']]) {
      const tricky = newOutbound({ allowed: nobody, resolve: async () => found });
      expect(await tricky.refuses('https://rebound.example/')).toBe('inside');
    }
    const none = newOutbound({ allowed: nobody, resolve: async () => [] });
    expect(await none.refuses('https://nobody.example/')).toBe('address');
  });

  test('a resolver that changes its mind is asked once for each connection', async () => {
    const told = [['192.88.98.1'], ['127.0.0.1']];
    const fickle = newOutbound({ allowed: nobody, resolve: async () => told.shift() ?? [] });
    expect(await fickle.refuses('https://fickle.example/')).toBeNull();
    await expect(fickle.post('https://fickle.example/', {}, '')).rejects.toThrow('inside');
  });

  test('the connection goes to the very address that was checked; no redirect is followed', async () => {
    let asked = 0;
    const own = newOutbound({
      allowed: here,
      resolve: async () => {
        asked++;
        return ['127.0.0.1'];
      },
    });
    expect(await own.post(`http://chat.invalid:${port}/hook`, { 'X-A': 'b' }, 'hello')).toBe(200);
    expect([asked, posted[0]?.path, posted[0]?.body, posted[0]?.headers.host]).toEqual([
      1,
      '/hook',
      'hello',
      `chat.invalid:${port}`,
    ]);
    answers = 302;
    expect(await own.post(`http://chat.invalid:${port}/hook`, {}, '')).toBe(302);
    expect(posted).toHaveLength(2);
  });

  test('nor are name servers that do not answer, however many names they are asked for', async () => {
    const asked: string[] = [];
    const silent = createSocket('udp4', (message) => void asked.push(message.toString('latin1'))).bind(0, '127.0.0.1');
    await once(silent, 'listening');
    const names = Array.from({ length: 20 }, (_, i) => `a${i}.slow.example`);
    const server = `127.0.0.1:${silent.address().port}`;
    expect(await Promise.all(names.map((name) => resolveName(name, 50, [server])))).toEqual(names.map(() => []));
    // All of them at once: none waited for another.
    for (const name of names) expect(asked.some((text) => text.includes(name.split('.')[0] ?? ''))).toBe(true);
    silent.close();
  });

  test('whoever does not answer is not waited for', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const hasty = newOutbound({ allowed: here, patience: 50 });
    await expect(hasty.post(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/`, {}, '')).rejects.toThrow();
    silent.closeAllConnections();
    silent.close();
  });
});

test('push services are their makers’', () => {
  for (const good of [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
  ])
    expect(isPushService(good)).toBe(true);
  for (const bad of [
    ...[
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://fcm.googleapis.com.evil.example/x',
    ],
    ...['https://evilpush.apple.com.example/', 'https://127.0.0.1/', 'https://a@fcm.googleapis.com/', 'x'],
  ])
    expect(isPushService(bad)).toBe(false);
});

describe('it is your turn', () => {
  const waiting = {
    summary: { match: 'm', game: 'demons', chairs: [], practice: false, over: false, step: 0, saved: 0 },
  };
  const minute = 60_000;

  async function scene() {
    const database = await sqliteDatabase(':memory:');
    const { store, people } = database;
    const metrics = newMetrics();
    let now = 0;
    let isThere = false;
    const notices = newNoticeSender({
      ...{ people, metrics, push: null, origin: 'https://conjure.example', now: () => now },
      ...{ outbound: newOutbound({ allowed: here }), journal: newJournal(() => {}) },
      isThere: async () => isThere,
      gameOf: async () => 'demons',
    });
    await people.addPlayer({ id: 'p', name: 'Anna', lang: 'de' }, { id: 'd', keyHash: 'k' }, 0);
    await people.addPlayer({ id: 'q', name: 'Ben', lang: 'en' }, { id: 'e', keyHash: 'l' }, 0);
    const address = `http://127.0.0.1:${port}/hook`;
    const channel: Channel = {
      id: 'c',
      player: 'p',
      kind: 'webhook',
      address,
      keys: '{}',
      proved: true,
      code: null,
      failed: 0,
      made: 0,
    };
    await people.addChannel(channel);
    const opening = { match: 'm', game: 'demons', rules: 1, options: {}, seed: 's', chairs: [] };
    await store.create(opening, [], { ...waiting, phase: 'playing', due: null, places: [] });
    let n = 0;
    const turn = async (mine: boolean, at: number, both = false) => {
      n++;
      const places = [
        { player: 'p', seat: 0, mine },
        { player: 'q', seat: 1, mine: !mine || both },
      ];
      await store.append('m', [{ kind: 'go', body: {}, n, at }], { ...waiting, phase: 'playing', due: null, places });
    };
    return {
      ...{ database, people, turn, channel },
      async at(time: number, there = false) {
        now = time;
        isThere = there;
        posted = [];
        await notices.sweep();
        return posted;
      },
    };
  }

  test('is told a minute later, once, in one’s own language, with nothing of the position', async () => {
    const { at, turn, database } = await scene();
    await turn(true, 0);
    expect(await at(minute - 1)).toEqual([]);
    const [told, ...more] = await at(minute);
    expect(more).toEqual([]);
    const { text, content } = JSON.parse(told?.body ?? '{}');
    expect(text).toBe('Du bist am Zug in Dämonen. Mit Ben. https://conjure.example/#/table/m');
    expect([content, told?.headers['idempotency-key']]).toEqual([text, KEY]);
    expect(await at(2 * minute)).toEqual([]);
    await database.close();
  });

  test('not to who is there, not to who has answered, and not again within ten minutes', async () => {
    const { at, turn, database } = await scene();
    await turn(true, 0);
    expect(await at(minute, true)).toEqual([]);
    await turn(false, minute + 1);
    await turn(true, minute + 2);
    await turn(false, minute + 3);
    expect(await at(5 * minute)).toEqual([]);
    await turn(true, 5 * minute);
    expect(await at(6 * minute)).toHaveLength(1);
    await turn(false, 7 * minute);
    await turn(true, 7 * minute);
    expect(await at(8 * minute)).toHaveLength(0);
    await turn(false, 20 * minute);
    await turn(true, 20 * minute);
    expect(await at(21 * minute)).toHaveLength(1);
    await turn(false, 22 * minute);
    await turn(true, 22 * minute);
    expect(await at(23 * minute)).toHaveLength(0);
    await database.close();
  });

  test('is told again where nobody knows whether it was, and never where it is known', async () => {
    const { at, turn, people, database } = await scene();
    await turn(true, 0);
    // The process is gone between the sending and the noting.
    const { markNoticeSent } = people;
    Object.assign(people, { markNoticeSent: async () => Promise.reject(new Error('gone')) });
    await expect(at(minute)).rejects.toThrow('gone');
    expect(posted.map(({ headers }) => headers['idempotency-key'])).toEqual([KEY]);
    Object.assign(people, { markNoticeSent });
    expect((await at(minute + 1)).map(({ headers }) => headers['idempotency-key'])).toEqual([KEY]);
    expect(await at(minute + 2)).toEqual([]);
    await database.close();
  });

  test('two who are asked at once are told twice where one address is both of theirs', async () => {
    const { at, turn, people, channel, database } = await scene();
    await people.addChannel({ ...channel, id: 'c2', player: 'q' });
    await turn(true, 0, true);
    const keys = (await at(minute)).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([KEY, KEY]);
    expect(new Set(keys).size).toBe(2);
    await database.close();
  });

  test('a channel that fails five times in a row ends, one that is gone at once', async () => {
    const { at, turn, people, channel, database } = await scene();
    answers = 500;
    for (let i = 1; i <= 5; i++) {
      await turn(true, i * 20 * minute);
      expect(await at(i * 20 * minute + minute)).toHaveLength(1);
      await turn(false, i * 20 * minute + 2 * minute);
      expect((await people.channelsOf('p')).map(({ failed }) => failed)).toEqual(i < 5 ? [i] : []);
    }
    await people.addChannel({ ...channel, id: 'again' });
    answers = 410;
    await turn(true, 200 * minute);
    await at(201 * minute);
    expect(await people.channelsOf('p')).toEqual([]);
    await database.close();
  });
});

describe('a webhook', () => {
  test('is proved by the code it was sent, and is nobody else’s', async () => {
    const server = await testServer({ hookAllow: ['127.0.0.1'] });
    const anna = await newPerson(server.port, 'Anna');
    const other = await newPerson(server.port, 'Ben');
    const address = `http://127.0.0.1:${port}/services/T0/SECRET99`;
    const made = await anna.api('POST', '/api/channels', { kind: 'webhook', address });
    expect([made.status, made.body.proved]).toEqual([200, false]);
    const [code] = /\d{6}/.exec(posted[0]?.body ?? '') ?? [];
    const prove = (by: typeof anna, typed: string) =>
      by.api('POST', `/api/channels/${made.body.id}/prove`, { code: typed });
    expect((await prove(other, code ?? '')).status).toBe(400);
    expect((await prove(anna, '000000')).status).toBe(400);
    expect((await prove(anna, code ?? '')).status).toBe(200);
    const { channels } = (await anna.api('GET', '/api/channels')).body as { channels: object[] };
    expect(channels).toEqual([{ id: made.body.id, kind: 'webhook', address: `127.0.0.1:${port}/…ET99`, proved: true }]);
    for (const [kind, more] of [
      ['webhook', { address: 'https://10.0.0.1/' }],
      ['webhook', { address: 'https://169.254.169.254/latest' }],
      ['webhook', { address: 5 }],
      ['smoke', {}],
    ] as const)
      expect((await anna.api('POST', '/api/channels', { kind, ...more })).status).toBe(400);
    const keys = { p256dh: 'x'.repeat(60), auth: 'x'.repeat(20) };
    const push = { kind: 'push', subscription: { endpoint: `https://127.0.0.1:${port}/push`, keys } };
    expect((await anna.api('POST', '/api/channels', push)).body.error).toBe('noPush');
    expect((await other.api('DELETE', `/api/channels/${made.body.id}`)).status).toBe(404);
    expect((await anna.api('DELETE', `/api/channels/${made.body.id}`)).status).toBe(200);
    await server.close();
  });

  test('that guesses its code is thrown away', async () => {
    const server = await testServer({ hookAllow: ['127.0.0.1'] });
    const anna = await newPerson(server.port, 'Anna');
    const { body } = await anna.api('POST', '/api/channels', { kind: 'webhook', address: `http://127.0.0.1:${port}/` });
    for (let i = 0; i < 12; i++) await anna.api('POST', `/api/channels/${body.id}/prove`, { code: 'wrong' });
    expect((await anna.api('GET', '/api/channels')).body.channels).toEqual([]);
    await server.close();
  });

  test('a push subscription that leads inside is refused', async () => {
    const server = await testServer({ origins: () => ['https://conjure.example'] });
    const headers = { Host: 'conjure.example' };
    const key = 'k'.repeat(43);
    const { ask } = await import('../testing/test-server.ts');
    const post = (path: string, body: object) =>
      ask(server.port, { method: 'POST', path, body, headers: { ...headers, Authorization: `Bearer ${key}` } });
    await post('/api/me', { name: 'Anna', lang: 'en' });
    const keys = { p256dh: 'x'.repeat(60), auth: 'x'.repeat(20) };
    const at = (endpoint: string) =>
      post('/api/channels', { kind: 'push', subscription: { endpoint, keys, expirationTime: null } });
    expect((await at('https://127.0.0.1/push')).body.error).toBe('noAddress');
    expect((await at('https://metadata.internal/push')).body.error).toBe('noAddress');
    expect((await at('https://fcm.googleapis.com/fcm/send/abc')).body).toMatchObject({ proved: true });
    await server.close();
  });
});

describeWithPostgres('notices of several processes', (postgres) => {
  test('are shared out, and each is sent once, also where all of them find it due', async () => {
    const url = await postgres.fresh();
    const processes = await Promise.all(
      [1, 2].map(async () => {
        const database = await postgresDatabase(url);
        const sharing = await shareWork(url, database.store, newThreads(1));
        const notices = newNoticeSender({
          ...{ people: database.people, metrics: newMetrics(), push: null, origin: 'https://conjure.example' },
          ...{ outbound: newOutbound({ allowed: here }), journal: newJournal(() => {}), now: () => 100_000 },
          isThere: async () => false,
          gameOf: async () => 'demons',
          share: sharing.shareNotice,
        });
        await sharing.take({ host: { wake: async () => {} }, notices }, 1);
        return { database, sharing, notices };
      }),
    );
    const [{ database }] = processes;
    const { people, store } = database;
    await people.addPlayer({ id: 'p', name: 'Anna', lang: 'en' }, { id: 'd', keyHash: 'k' }, 0);
    await people.addChannel({
      ...{ id: 'c', player: 'p', kind: 'webhook', address: `http://127.0.0.1:${port}/hook`, keys: '{}' },
      ...{ proved: true, code: null, failed: 0, made: 0 },
    });
    const summary = { match: 'm', game: 'demons', chairs: [], practice: false, over: false, step: 0, saved: 0 };
    const projection = {
      summary,
      phase: 'playing' as const,
      due: null,
      places: [{ player: 'p', seat: 0, mine: true }],
    };
    const opening = { match: 'm', game: 'demons', rules: 1, options: {}, seed: 's', chairs: [] };
    await store.create(opening, [], { ...projection, places: [] });
    await store.append('m', [{ kind: 'go', body: {}, n: 1, at: 0 }], projection);
    posted = [];
    for (let i = 0; i < 3; i++) await Promise.all(processes.map(({ notices }) => notices.sweep()));
    for (let i = 0; i < 200 && (await people.dueNotices(100_000, 9)).length > 0; i++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await people.dueNotices(100_000, 9)).toEqual([]);
    expect(posted.map(({ headers }) => headers['idempotency-key'])).toEqual([KEY]);
    for (const one of processes) {
      await one.sharing.end();
      await one.database.close();
    }
  });
});
