import { type Library, MESSAGES } from '@conjure/host';
import { afterEach, expect, test } from 'vitest';
import { library } from '../library.ts';
import { sqliteDatabase } from '../log/sqlite.ts';
import { begin, playOn, shown } from '../testing/test-match.ts';
import { newPerson, rawSocket, testServer } from '../testing/test-server.ts';

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

/** The library of the next release: Demons by newer rules, which play the same, and the ones of today as past rules. */
async function nextRelease(): Promise<{ next: Library; version: number }> {
  const now = await library.get('demons');
  if (!now) throw new Error('no Demons');
  const newer = { ...now, version: now.version + 1 };
  return {
    version: now.version,
    next: {
      ids: library.ids,
      get: async (id, rules) => (id !== 'demons' ? library.get(id, rules) : rules === now.version ? now : newer),
    },
  };
}

/** A process of one release at a database that another has, too. */
async function release(file: string, games: Library) {
  const database = await sqliteDatabase(file);
  const server = await testServer({ database: { ...database, shared: true }, games });
  ended.push(() => server.close());
  return server;
}

const fileFor = async () => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  return join(mkdtempSync(join(tmpdir(), 'conjure-versions-')), 'conjure.db');
};

test('while two releases run side by side new matches have the rules that both know; those of the newer one are found there', async () => {
  const file = await fileFor();
  const { next, version } = await nextRelease();
  const old = await release(file, library);
  const fresh = await release(file, next);
  const rulesOf = async (match: string) => (await fresh.state.factsOf(match))?.rules;

  // A match that the old release has opened goes on at the new one, in the middle of a turn.
  const people = await Promise.all(['Anna', 'Ben'].map((name) => newPerson(old.port, name)));
  const { match, sitting } = await begin('demons', people);
  expect(await rulesOf(match)).toBe(version);
  await playOn(match, sitting, 4);
  const moved = await Promise.all(
    sitting.map(async ({ who, seats }) => {
      const { connect } = await import('../testing/test-server.ts');
      const socket = await connect(fresh.port, who.key);
      await socket.tell({ do: 'continue', match });
      await socket.until(({ is, viewer }) => is === 'state' && viewer === seats[0]);
      return { who, socket, seats };
    }),
  );
  expect(await playOn(match, moved, 4, 'on')).toBe(4);
  await old.state.host.look();
  await Promise.all(
    sitting.map(({ socket, seats }, i) =>
      socket.until(
        (one) => one.match === match && Number(one.n) === shown(moved[i]?.socket as never, match, seats[0] ?? 0)?.n,
      ),
    ),
  );

  // One that is opened at the new one while the old one is there is for both.
  const ports = await Promise.all(['Cora', 'Dora'].map((name) => newPerson(fresh.port, name)));
  const both = await begin('demons', ports);
  expect(await rulesOf(both.match)).toBe(version);
  await Promise.all([...sitting, ...moved, ...both.sitting].map(({ socket }) => socket.close()));
});

test('a process that does not know the rules of a match sends whoever comes elsewhere, and plays nothing in it', async () => {
  const file = await fileFor();
  const { next, version } = await nextRelease();
  const fresh = await release(file, next);
  const people = await Promise.all(['Anna', 'Ben'].map((name) => newPerson(fresh.port, name)));
  const { match, sitting } = await begin('demons', people);
  expect((await fresh.state.factsOf(match))?.rules).toBe(version + 1);
  // A process of the release before comes back by mistake.
  const old = await release(file, library);
  const { connect } = await import('../testing/test-server.ts');
  const socket = await connect(old.port, people[0]?.key ?? '');
  const closed = new Promise((resolve) => socket.ws.once('close', resolve));
  socket.send({ do: 'continue', match, id: 1 });
  expect(await socket.until(({ is }) => is === 'elsewhere')).toEqual({ is: 'elsewhere' });
  await closed;
  const before = (await fresh.state.store.heads([match])).get(match);
  await old.state.host.wake(match);
  expect((await fresh.state.store.heads([match])).get(match)).toBe(before);
  expect(await playOn(match, sitting, 2)).toBe(2);
  await Promise.all(sitting.map((one) => one.socket.close()));
});

test('a page of the release before is served, and what it cannot unpack is not packed', async () => {
  const server = await testServer();
  ended.push(() => server.close());
  const people = await Promise.all(['Anna', 'Ben'].map((name) => newPerson(server.port, name)));
  const { match, sitting } = await begin('demons', people);
  const texts: string[][] = [];
  for (const v of [MESSAGES - 1, MESSAGES]) {
    const all: string[] = [];
    for (const { key } of people) {
      const socket = await rawSocket(server.port);
      socket.ws.on('message', (data) => all.push(String(data)));
      socket.send({ do: 'hello', v, key, lang: 'en' });
      expect((await socket.until(() => true)).is).toBe('welcome');
      expect((await socket.tell({ do: 'continue', match })).is).not.toBe('error');
      await socket.until(({ is }) => is === 'state');
      await socket.close();
    }
    texts.push(all.filter((text) => text.includes('"options":')));
  }
  const [before, now] = texts.map((all) => all.filter((text) => text.includes('"options":{"n":')).length);
  expect(texts[0]?.some((text) => text.includes('"options":[{'))).toBe(true);
  expect(before).toBe(0);
  expect(now).toBeGreaterThan(0);
  await Promise.all(sitting.map((one) => one.socket.close()));
});

test('of two processes that start at once one makes the keys that push services know them by', async () => {
  const file = await fileFor();
  const start = async () => {
    const server = await testServer({
      database: await sqliteDatabase(file),
      origins: () => ['https://conjure.example'],
    });
    ended.push(() => server.close());
    return server.state.capabilities.push;
  };
  const [one, two] = await Promise.all([start(), start()]);
  expect(one).toMatch(/^[\w-]{80,}$/);
  expect(two).toBe(one);
});
