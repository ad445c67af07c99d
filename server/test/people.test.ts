import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqliteDatabase } from '../log/sqlite.ts';
import { cleanName, cleanWords } from '../people/names.ts';
import { begin } from '../testing/test-match.ts';
import { ask, connect, newPerson, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('names', () => {
  test.each([
    ['  Anna   Maria ', 'Anna Maria'],
    ['a\u202eb\u2066c\u200bd\ufeffe\u0000f\u00adg', 'abcdefg'],
    ['\u3164\u2800\u200d', ''],
    ['Zoe\u0301', 'Zoé'],
    ['z̷̸̷̸̷̸̷̸', 'z̷̸̷'],
    ['x'.repeat(100), 'x'.repeat(24)],
    ['👩‍👩‍👧 Ёлка', '👩👩👧 Ёлка'],
    ['<script>alert(1)</script>', '<script>alert(1)</script'],
    ['two\nlines\tand', 'two lines and'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(cleanName(typed)).toBe(shown);
  });

  test('words are longer, and as clean', () => {
    expect([...cleanWords('ä'.repeat(400))]).toHaveLength(300);
    expect(cleanWords('good\u202e luck')).toBe('good luck');
  });
});

describe('a person', () => {
  test('is not forgotten by half: where a seat cannot be left just now that is said, and nothing has changed', async () => {
    const database = await sqliteDatabase(':memory:');
    const { store } = database;
    let became: 'busy' | null = null;
    let tries = 0;
    const append: typeof store.append = async (...given) => {
      if (became) tries++;
      return became ?? store.append(...given);
    };
    const other = await testServer({ database: { ...database, store: { ...store, append } } });
    const people = await Promise.all(['Anna', 'Ben'].map((name) => newPerson(other.port, name)));
    const { match, sitting } = await begin('demons', people);
    const [anna] = people;
    became = 'busy';
    expect((await anna.api('DELETE', '/api/me')).status).toBe(503);
    expect(tries).toBeGreaterThan(1);
    expect((await anna.api('GET', '/api/me')).body).toMatchObject({ player: anna.player, name: 'Anna' });
    became = null;
    expect((await anna.api('DELETE', '/api/me')).status).toBe(200);
    expect((await database.people.seatsAt([match])).map(({ player }) => player)).toEqual([people[1].player]);
    await Promise.all(sitting.map(({ socket }) => socket.close()));
    await other.close();
  });

  test('is whoever has the key; a new key is somebody new', async () => {
    const anna = await newPerson(server.port, 'Anna\u202e', 'de');
    const again = await anna.api('GET', '/api/me');
    const can = { passkeys: false, push: null, cookie: false };
    expect([again.status, again.body]).toEqual([200, { player: anna.player, name: 'Anna', lang: 'de', can }]);
    const other = await newPerson(server.port, 'Anna');
    expect(other.player).not.toBe(anna.player);
    const socket = await anna.connect();
    expect(socket.heard[0]).toMatchObject({
      is: 'welcome',
      player: anna.player,
      name: 'Anna',
      epoch: expect.any(String),
    });
    await socket.close();
  });

  test('has several devices, by a link that is good once; one that is thrown out is out', async () => {
    const anna = await newPerson(server.port, 'Anna');
    const { body } = await anna.api('POST', '/api/devices');
    const [, link] = String(body.link).split('#/link/');
    const looked = await ask(server.port, { method: 'POST', path: '/api/links/look', body: { link } });
    expect(looked.body).toMatchObject({ kind: 'device', by: 'Anna', spent: false });
    const key = 'p'.repeat(43);
    const spend = (by: string) =>
      ask(server.port, {
        method: 'POST',
        path: '/api/links',
        body: { link },
        headers: { Authorization: `Bearer ${by}` },
      });
    const both = await Promise.all([spend(key), spend('q'.repeat(43))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const phone = both[0]?.status === 200 ? key : 'q'.repeat(43);
    // Whoever has not heard that it was good asks again.
    expect((await spend(phone)).status).toBe(200);
    const me = await ask(server.port, { path: '/api/me', headers: { Authorization: `Bearer ${phone}` } });
    expect(me.body.player).toBe(anna.player);
    const socket = await connect(server.port, phone);
    const { devices } = (await anna.api('GET', '/api/devices')).body as { devices: { id: string; here: boolean }[] };
    expect(devices.map(({ here }) => here).toSorted()).toEqual([false, true]);
    const other = devices.find(({ here }) => !here)?.id;
    const stranger = await newPerson(server.port, 'Mallory');
    expect((await stranger.api('DELETE', `/api/devices/${other}`)).status).toBe(404);
    const closed = new Promise((resolve) => socket.ws.once('close', resolve));
    expect((await anna.api('DELETE', `/api/devices/${other}`)).status).toBe(200);
    expect(await closed).toBe(4001);
    const after = await ask(server.port, { path: '/api/me', headers: { Authorization: `Bearer ${phone}` } });
    expect([after.status, after.body.error]).toEqual([401, 'thrownOut']);
    expect((await spend(phone)).body.error).toBe('known');
  });

  test('is forgotten when he asks', async () => {
    const anna = await newPerson(server.port, 'Anna');
    const socket = await anna.connect();
    const closed = new Promise((resolve) => socket.ws.once('close', resolve));
    expect((await anna.api('DELETE', '/api/me')).status).toBe(200);
    await closed;
    expect((await anna.api('GET', '/api/devices')).body.error).toBe('thrownOut');
    expect(await server.database.people.players([anna.player])).toEqual([]);
  });
});

describe('with TLS in front', () => {
  test('a cookie brings a device back, once, from our own page alone', async () => {
    const origin = 'https://conjure.example';
    const safe = await testServer({ origins: () => [origin] });
    const Host = 'conjure.example';
    const headers = { Host, Authorization: `Bearer ${'k'.repeat(43)}` };
    const me = await ask(safe.port, { path: '/api/me', headers });
    expect(me.body.can).toMatchObject({ passkeys: true, cookie: true, push: expect.any(String) });
    const cookie = String(me.headers['set-cookie']);
    expect(cookie).toMatch(
      /^conjure=[\w-]{43}; Path=\/api\/again; HttpOnly; Secure; SameSite=Strict; Max-Age=34560000$/,
    );
    const [Cookie] = cookie.split(';');
    const again = (more: Record<string, string>) =>
      ask(safe.port, { method: 'POST', path: '/api/again', headers: { Host, ...more } });
    expect((await again({ Cookie: Cookie ?? '' })).status).toBe(403);
    expect((await again({ Cookie: Cookie ?? '', Origin: 'https://evil.example' })).status).toBe(403);
    expect((await again({ Origin: origin })).status).toBe(401);
    const back = await again({ Cookie: Cookie ?? '', Origin: origin });
    expect(back.status).toBe(200);
    expect((await again({ Cookie: Cookie ?? '', Origin: origin })).status).toBe(401);
    const then = await ask(safe.port, { path: '/api/me', headers: { Host, Authorization: `Bearer ${back.body.key}` } });
    expect(then.body.player).toBe(me.body.player);
    // The old key is nobody's, and makes somebody new.
    expect((await ask(safe.port, { path: '/api/me', headers })).body.player).not.toBe(me.body.player);
    const start = { method: 'POST', path: '/api/passkeys/register/start' };
    const options = await ask(safe.port, {
      ...start,
      headers: { ...headers, Authorization: `Bearer ${back.body.key}` },
    });
    expect(options.body).toMatchObject({
      rp: { id: 'conjure.example' },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    const wrong = { method: 'POST', path: '/api/passkeys/login/finish', body: { response: { id: 'x' } } };
    expect((await ask(safe.port, { ...wrong, headers: { Host } })).body.error).toBe('noPasskey');
    await safe.close();
  });
});
