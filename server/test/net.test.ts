import { once } from 'node:events';
import { connect as tcp } from 'node:net';
import { MESSAGES } from '@conjure/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { countedAs, isNetwork } from '../net/addresses.ts';
import { ALLOWED, MOST, newLimits } from '../net/limits.ts';
import { isBounded, readPlain } from '../net/parse-bounded.ts';
import { ROUTES } from '../net/routes/all.ts';
import { hashOf, newKey } from '../people/keys.ts';
import { ask, connect, newPerson, rawSocket, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const pathOf = (path: string) => path.replaceAll(/:\w+/g, 'x');

describe.each(ROUTES.map(({ method, path, for: whom }) => ({ method, path, whom })))(
  '$method $path',
  ({ method, path, whom }) => {
    const sent = { method, path: pathOf(path), ...(method === 'POST' ? { body: {} } : {}) };
    const key = newKey();

    test('not under another name, nor from another page', async () => {
      const headers = { Authorization: `Bearer ${key}` };
      for (const Host of [
        'evil.example',
        '127.0.0.1',
        `127.0.0.1:${server.port + 1}`,
        `localhost:${server.port}.evil.example`,
      ])
        expect([Host, (await ask(server.port, { ...sent, headers: { ...headers, Host } })).status]).toEqual([
          Host,
          421,
        ]);
      for (const Origin of [
        'https://evil.example',
        'null',
        `http://localhost:${server.port + 1}`,
        `https://localhost:${server.port}`,
      ])
        expect([Origin, (await ask(server.port, { ...sent, headers: { ...headers, Origin } })).status]).toEqual([
          Origin,
          403,
        ]);
      expect((await server.database.people.deviceByKey(hashOf(key))) ?? null).toBe(null);
    });

    test('not without a key, with a wrong one, or with a key in the address', async () => {
      if (whom === 'anybody' || whom === 'page') return;
      for (const Authorization of [undefined, 'Bearer', 'Bearer x', 'Basic abc', `Bearer ${'x'.repeat(44)}`]) {
        const got = await ask(server.port, { ...sent, headers: { Authorization } });
        expect([Authorization, got.status, got.body.error]).toEqual([Authorization, 401, 'noKey']);
      }
      const inAddress = await ask(server.port, {
        ...sent,
        path: `${sent.path}?key=${newKey()}&authorization=Bearer%20${newKey()}`,
      });
      expect(inAddress.status).toBe(401);
      if (whom === 'newcomer') return;
      const unknown = await ask(server.port, { ...sent, headers: { Authorization: `Bearer ${newKey()}` } });
      expect([401, 429]).toContain(unknown.status);
    });

    test('not a body that is no JSON, too large or too deep', async () => {
      if (method !== 'POST') return;
      const someone = await newPerson(server.port, 'Somebody').catch(() => null);
      const headers = { Authorization: `Bearer ${someone?.key}` };
      const post = (raw: string, more = {}) =>
        ask(server.port, { method, path: sent.path, raw, headers: { ...headers, ...more } });
      const statuses = await Promise.all([
        post('{"a":', {}),
        post('{}', { 'Content-Type': 'text/plain' }),
        post('a=1', { 'Content-Type': 'application/x-www-form-urlencoded' }),
        post(JSON.stringify({ a: 'x'.repeat(MOST.message) })),
        post('['.repeat(1_000) + ']'.repeat(1_000)),
        post('{"__proto__":{"x":1}}'),
      ]);
      for (const { status } of statuses) expect([400, 401, 403, 413, 415, 429]).toContain(status);
    });
  },
);

describe('the wire', () => {
  const refusedAs = async (headers: Record<string, string>, path = '/socket') => {
    const ws = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, {
      headers: { Host: `localhost:${server.port}`, ...headers },
    });
    const [, response] = await once(ws, 'unexpected-response');
    ws.on('error', () => {});
    response.destroy();
    return response.statusCode;
  };
  const origin = () => `http://localhost:${server.port}`;

  test('is for our own page alone', async () => {
    expect(await refusedAs({})).toBe(403);
    for (const Origin of [
      'null',
      'https://evil.example',
      `http://localhost:${server.port}.evil.example`,
      `https://localhost:${server.port}`,
    ])
      expect(await refusedAs({ Origin })).toBe(403);
    expect(await refusedAs({ Origin: origin(), Host: 'evil.example' })).toBe(421);
    expect(await refusedAs({ Origin: origin() }, '/other')).toBe(404);
  });

  test.each([
    ['nothing that can be read', 'no json'],
    ['another message first', { do: 'games' }],
    ['no key', { do: 'hello', v: MESSAGES }],
    ['a wrong key', { do: 'hello', v: MESSAGES, key: 'short' }],
    ['a key that is no text', { do: 'hello', v: MESSAGES, key: { toString: 'x' } }],
  ])('%s, and it is closed', async (_, first) => {
    const socket = await rawSocket(server.port);
    const closed = once(socket.ws, 'close');
    if (typeof first === 'string') socket.ws.send(first);
    else socket.send(first);
    expect((await closed)[0]).toBe(1008);
    expect(socket.heard).toEqual([]);
  });

  test('a page of an old release is told to load itself anew, one of a newer release to look elsewhere', async () => {
    for (const [v, is] of [
      [MESSAGES - 2, 'reload'],
      [MESSAGES + 1, 'elsewhere'],
    ] as const) {
      const socket = await rawSocket(server.port);
      const closed = once(socket.ws, 'close');
      socket.send({ do: 'hello', v, key: newKey(), lang: 'en' });
      expect([(await closed)[0], socket.heard[0]?.is]).toEqual([4002, is]);
    }
  });

  test('what is too large, too deep or unknown does no harm', async () => {
    const socket = await connect(server.port, newKey());
    socket.ws.send('['.repeat(30_000));
    socket.send({ do: 'dance' });
    socket.send({ do: 'import', record: {} });
    socket.send({ do: 'list' });
    socket.send({ do: 'open', game: 'demons', seats: [{ who: 'person' }], seed: 'mine' });
    await socket.until(({ what }) => what === 'terms');
    expect(socket.heard.slice(1).map(({ is, what }) => `${is} ${what}`)).toEqual([
      ...['error malformed', 'error malformed', 'error malformed', 'error malformed', 'error terms'],
    ]);
    const closed = once(socket.ws, 'close');
    socket.ws.send(JSON.stringify({ do: 'say', words: 'x'.repeat(MOST.message) }));
    expect((await closed)[0]).toBe(1009);
  });

  test('a beat comes back at once', async () => {
    const socket = await connect(server.port, newKey());
    expect(await socket.tell({ do: 'beat', lag: 17 })).toMatchObject({ is: 'beat', now: expect.any(Number) });
    await socket.close();
  });

  test('a flood is bounded: few answers, then the end', async () => {
    const socket = await connect(server.port, newKey());
    const closed = once(socket.ws, 'close');
    for (let i = 0; i < 1_000; i++) socket.send({ do: 'games2', id: i });
    await closed;
    // What its burst allows, and one word that it is too fast now and then.
    expect(socket.heard.length).toBeLessThan(ALLOWED.messages.burst + 60);
  });

  test('a key has so many sockets, and whoever says nothing has few', async () => {
    const key = newKey();
    const sockets = await Promise.all(Array.from({ length: MOST.socketsOfKey }, () => connect(server.port, key)));
    const one = await rawSocket(server.port);
    const closed = once(one.ws, 'close');
    one.send({ do: 'hello', v: MESSAGES, key });
    expect((await closed)[0]).toBe(4003);
    for (const socket of sockets) await socket.close();
    const from = { 'X-Forwarded-For': '192.0.2.77' };
    const silent = await Promise.all(Array.from({ length: MOST.unknownOfAddress }, () => rawSocket(server.port, from)));
    expect(await refusedAs({ Origin: origin(), ...from })).toBe(429);
    for (const socket of silent) await socket.close();
  });
});

describe('a socket that does not keep up', () => {
  const paused = async () => {
    const known = new Set([...server.state.connections.all()].map(({ id }) => id));
    const socket = await connect(server.port, newKey());
    const line = [...server.state.connections.all()].find(({ id }) => !known.has(id));
    if (!line) throw new Error('it is not there');
    socket.ws.pause();
    return { socket, line };
  };
  const large = 'x'.repeat(60_000);

  test('is skipped, and told the whole when it has caught up', async () => {
    const { socket, line } = await paused();
    for (let n = 0; n < 400; n++) line.send({ is: 'state', match: 'm', n, view: large });
    socket.ws.resume();
    // There is no such match; but it was asked for anew.
    await socket.until(({ is, what }) => is === 'error' && what === 'noMatch');
    const told = socket.heard.filter(({ is }) => is === 'state').length;
    expect([told > 0, told < 400]).toEqual([true, true]);
    await socket.close();
  });

  test('is closed where nothing can be left out', async () => {
    const { socket, line } = await paused();
    const closed = once(socket.ws, 'close');
    for (let n = 0; n < 400; n++) line.send({ is: 'chat', match: 'm', lines: [large] });
    socket.ws.resume();
    expect((await closed)[0]).toBe(1006);
    expect(socket.heard.length).toBeLessThan(400);
  });
});

describe('where somebody comes from', () => {
  test('a proxy is believed only where it is trusted, and then only its own word', async () => {
    const limits = { per: ALLOWED.newKeys.per, burst: ALLOWED.newKeys.burst };
    expect(limits.burst).toBe(20);
    const some = async (trusted: string[], said: (i: number) => string) => {
      const one = await testServer({ trusted });
      let made = 0;
      for (let i = 0; i < 25; i++) {
        const headers = { Authorization: `Bearer ${newKey()}`, 'X-Forwarded-For': said(i) };
        if ((await ask(one.port, { path: '/api/me', headers })).status === 200) made++;
      }
      await one.close();
      return made;
    };
    expect(await some([], (i) => `198.51.100.${i}`)).toBe(20);
    expect(await some(['127.0.0.1'], (i) => `198.51.100.${i}`)).toBe(25);
    expect(await some(['127.0.0.1'], (i) => `198.51.100.${i}, 203.0.113.9`)).toBe(20);
    expect(await some(['127.0.0.1'], (i) => `2001:db8:1:2:${i}::1`)).toBe(20);
    expect(await some(['10.0.0.1'], (i) => `198.51.100.${i}`)).toBe(20);
  });

  test('addresses are counted by household', () => {
    expect(countedAs('192.0.2.7')).toBe('192.0.2.7');
    expect(countedAs('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(countedAs('2001:db8:0:0:ffff::1')).toBe('2001:db8:0:0::/64');
    expect(countedAs('::1')).toBe('0:0:0:0::/64');
  });

  test('networks: never all', () => {
    for (const good of ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8']) expect(isNetwork(good)).toBe(true);
    for (const bad of ['all', '*', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0', '10.0.0.0/8/8', ''])
      expect(isNetwork(bad)).toBe(false);
  });
});

describe('limits', () => {
  test('a burst, then one at a time', () => {
    let now = 0;
    const limits = newLimits(() => now);
    const taken = (n: number) => Array.from({ length: n }, () => limits.take('messages', 'k')).filter(Boolean).length;
    expect(taken(100)).toBe(60);
    now += 1_000;
    expect(taken(100)).toBe(20);
    expect(limits.take('messages', 'other')).toBe(true);
    expect(limits.wait('messages', 'k')).toBeGreaterThan(0);
    now += 60_000;
    expect(limits.wait('messages', 'k')).toBe(0);
    expect(taken(100)).toBe(60);
  });

  test('a flood of names takes no more room than there is', () => {
    const limits = newLimits(() => 0);
    let refused = 0;
    for (let i = 0; i < 100_200; i++) if (!limits.take('wrong', String(i))) refused++;
    expect(refused).toBe(200);
  });

  test('data of any depth is looked at without going as deep', () => {
    expect(readPlain('['.repeat(20_000) + ']'.repeat(20_000))).toBeNull();
    expect(isBounded(Array.from({ length: MOST.values + 1 }, () => 0))).toBe(false);
    expect(readPlain('{"a":[1,2,{"b":null}]}')).toEqual({ value: { a: [1, 2, { b: null }] } });
  });

  test('headers that never end are not waited for', { timeout: 60_000 }, async () => {
    const socket = tcp(server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    const [data] = await once(socket, 'data');
    expect(String(data)).toContain('408');
    socket.destroy();
  });
});

describe('for whoever runs it', () => {
  const ops = async (path: string) => ask(server.opsPort ?? 0, { path });

  test('health, readiness and metrics are at a port of their own', async () => {
    expect((await ops('/healthz')).text).toBe('alive\n');
    expect((await ops('/readyz')).status).toBe(200);
    const metrics = (await ops('/metrics')).text;
    expect(metrics).toContain('conjure_sockets');
    expect((await ops('/')).status).toBe(404);
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await ask(server.port, { path })).status).toBe(404);
  });

  test('a page is served with the policy that lets nothing in', async () => {
    const { headers } = await ask(server.port, { path: '/api/nothing' });
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('neither journal nor metrics tell a key, a link or a name', async () => {
    const anna = await newPerson(server.port, 'Zaphod Beeblebrox');
    const { body } = await anna.api('POST', '/api/devices');
    const [, link] = String(body.link).split('#/link/');
    await anna.api('POST', '/api/links', { link });
    const said = [server.journal.join('\n'), (await ops('/metrics')).text].join('\n');
    for (const secret of [anna.key, String(link), 'Zaphod', anna.player]) expect(said).not.toContain(secret);
  });
});
