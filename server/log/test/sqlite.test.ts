import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SERVER_STORE_PROMISES, STORE_PROMISES } from '@conjure/host/testing/store-promises';
import { bot, choose, one, person, playOn, stateOf, testHost } from '@conjure/host/testing/test-host';
import { afterAll, describe, expect, test } from 'vitest';
import { sqliteStore } from '../sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'conjure-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const fresh = () => join(folder, `${files++}.db`);

const opening = { do: 'open', game: 'demons', seats: [person, bot], seed: 'a seed that nobody may see' };

describe('a store in a file of SQLite', () => {
  test.each(STORE_PROMISES)('$promise', async ({ keeps }) => {
    const store = sqliteStore(fresh());
    await keeps(store);
    store.close();
  });

  test.each(SERVER_STORE_PROMISES)('$promise', async ({ keeps }) => {
    const file = fresh();
    const store = sqliteStore(file);
    const db = new DatabaseSync(file);
    const link = db.prepare("insert into links (hash, kind, until) values (?, 'seat', ?)");
    await keeps(store, async (hash, until) => void link.run(hash, until));
    db.close();
    store.close();
  });

  test('has a match again when it is opened again, and goes on with it', async () => {
    const file = fresh();
    const first = sqliteStore(file);
    const at = testHost({ store: first });
    const { match } = one(await at.tell('a', opening), 'opened');
    const before = await playOn(at, match, { 0: 'a' }, 'file', 10);
    at.host.end();
    first.close();
    const second = sqliteStore(file);
    const then = testHost({ store: second });
    const back = one(await then.tell('a', { do: 'continue', match }), 'state');
    expect(back).toMatchObject({ step: before.step, view: before.view, asked: before.asked });
    expect((await playOn(then, match, { 0: 'a' }, 'file', 14)).step).toBeGreaterThanOrEqual(14);
    second.close();
  });

  test('is for several at once: two at one file are told of each other', async () => {
    const file = fresh();
    const [one1, two] = [sqliteStore(file), sqliteStore(file)];
    const [here, there] = [testHost({ store: one1 }), testHost({ store: two })];
    const { match } = one(await here.tell('a', { ...opening, seats: [person] }), 'opened');
    await there.tell('w', { do: 'continue', match, seats: [] });
    await here.tell('a', choose(stateOf(here, 'a', match, 0), 'on'));
    await there.host.look();
    expect(stateOf(there, 'w', match, null).step).toBe(1);
    for (const store of [one1, two]) store.close();
  });

  test('has the seed in one table alone', async () => {
    const file = fresh();
    const store = sqliteStore(file);
    const at = testHost({ store });
    const { match } = one(await at.tell('a', opening), 'opened');
    await playOn(at, match, { 0: 'a' }, 'file', 6);
    store.close();
    const db = new DatabaseSync(file);
    const tables = db.prepare("select name from sqlite_master where type = 'table'").all();
    const telling = tables.filter(({ name }) =>
      JSON.stringify(db.prepare(`select * from ${name}`).all()).includes(opening.seed),
    );
    expect(telling.map(({ name }) => name)).toEqual(['secrets']);
    db.close();
  });
});
