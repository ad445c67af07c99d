import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import type { LogRow, Opening } from '@conjure/host';
import { SERVER_STORE_PROMISES, STORE_PROMISES } from '@conjure/host/testing/store-promises';
import { bot, one, person, playOn, testHost } from '@conjure/host/testing/test-host';
import { afterAll, describe, expect, test } from 'vitest';
import { PEOPLE_PROMISES } from '../../people/testing/people-promises.ts';
import { PLACE_PROMISES } from '../../testing/place-promises.ts';
import { lockFile } from '../lock.ts';
import { copyDatabase, openForReading } from '../maintenance.ts';
import { MIGRATIONS, SCHEMA } from '../schema.ts';
import { openTables } from '../sqlite/tables.ts';
import { type LogJob, newWork } from '../sqlite/work.ts';
import { sqliteDatabase } from '../sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'conjure-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const fresh = () => join(folder, `${files++}.db`);

const seed = 'a seed that nobody may see';
const opening = { do: 'open', game: 'demons', seats: [person, bot], seed };

describe('a database in a file of SQLite', () => {
  test.each(STORE_PROMISES)('$promise', async ({ keeps }) => {
    const database = await sqliteDatabase(fresh());
    await keeps(database.store);
    await database.close();
  });

  test.skipIf(process.platform === 'win32')(
    'is nobody else’s to read, nor what lies beside it, nor its backups',
    async () => {
      const [file, copy] = [fresh(), fresh()];
      const database = await sqliteDatabase(file);
      await database.people.setMeta('a', 'b');
      await copyDatabase(file, copy);
      for (const name of [file, `${file}-wal`, `${file}-shm`, copy])
        expect([name, statSync(name).mode & 0o777]).toEqual([name, 0o600]);
      await database.close();
    },
  );

  test.each(SERVER_STORE_PROMISES)('$promise', async ({ keeps }) => {
    const { store, close } = await sqliteDatabase(fresh());
    await keeps(store);
    await close();
  });

  test.each(PEOPLE_PROMISES)('$promise', async ({ keeps }) => {
    const { people, close } = await sqliteDatabase(':memory:');
    await keeps(people);
    await close();
  });

  test.each(PLACE_PROMISES)('$promise', async ({ keeps }) => {
    const database = await sqliteDatabase(':memory:');
    await keeps(database);
    await database.close();
  });

  test('has a match again when it is opened again, and goes on with it', async () => {
    const file = fresh();
    const first = await sqliteDatabase(file);
    const at = testHost({ store: first.store });
    const { match } = one(await at.tell('a', opening), 'opened');
    const before = await playOn(at, match, { 0: 'a' }, 'file', 10);
    at.host.end();
    await first.close();
    const second = await sqliteDatabase(file);
    const then = testHost({ store: second.store });
    const back = one(await then.tell('a', { do: 'continue', match }), 'state');
    expect(back).toMatchObject({ step: before.step, view: before.view, asked: before.asked });
    expect((await playOn(then, match, { 0: 'a' }, 'file', 14)).step).toBeGreaterThanOrEqual(14);
    await second.close();
  });

  test('has the seed in one table alone', async () => {
    const file = fresh();
    const { store, close } = await sqliteDatabase(file);
    const at = testHost({ store });
    const { match } = one(await at.tell('a', opening), 'opened');
    await playOn(at, match, { 0: 'a' }, 'file', 6);
    await close();
    const db = new DatabaseSync(file);
    const tables = db.prepare("select name from sqlite_master where type = 'table'").all();
    const telling = tables.filter(({ name }) =>
      JSON.stringify(db.prepare(`select * from ${name}`).all()).includes(seed),
    );
    expect(telling.map(({ name }) => name)).toEqual(['secrets']);
    db.close();
  });

  test('keeps what was asked of it before it was closed, and says no afterwards', async () => {
    const file = fresh();
    const { people, close } = await sqliteDatabase(file);
    const kept = people.setMeta('last', 'kept');
    await close();
    await kept;
    await expect(people.meta('last')).rejects.toThrow('closed');
    const again = await sqliteDatabase(file);
    expect(await again.people.meta('last')).toBe('kept');
    await again.close();
  });

  test('says no where its thread is gone, and is not ready', async () => {
    const { promise, resolve } = Promise.withResolvers<Worker>();
    process.once('worker', resolve);
    const { people, ready, close } = await sqliteDatabase(fresh());
    const asked = people.meta('last');
    await (await promise).terminate();
    await asked.catch(() => {});
    await expect(people.meta('last')).rejects.toThrow('has ended');
    expect(await ready()).toContain('has ended');
    await close();
  });

  test('what is no database is refused, and stays as it was', async () => {
    const file = fresh();
    writeFileSync(file, 'a letter to my aunt '.repeat(100));
    await expect(sqliteDatabase(file)).rejects.toThrow('not a database');
  });
});

describe('tables of another version', () => {
  test('those of before stay as they are for whoever only looks, who changes nothing', async () => {
    const file = fresh();
    const tablesOf = (schema: number) => {
      const old = new DatabaseSync(file);
      for (const { both, sqlite = [] } of MIGRATIONS.slice(schema - 1, schema))
        for (const step of [...both, ...sqlite]) old.exec(step);
      if (schema > 1) old.prepare("insert or replace into meta values ('schema', ?)").run(String(schema));
      return old;
    };
    tablesOf(1).close();
    await expect(openForReading(file)).rejects.toThrow('of version 1');
    const old = tablesOf(2);
    old.exec("insert into matches (id, opening, summary, head, game, rules) values ('m', '{}', '{}', 0, 'demons', 2)");
    const { store, people, close } = await openForReading(file);
    expect([await store.list(), await people.phaseOf('m')]).toEqual([[{}], 'playing']);
    expect(await people.countByRules()).toEqual([{ game: 'demons', rules: 2, phase: 'playing', matches: 1 }]);
    await expect(store.delete('m')).rejects.toThrow('readonly');
    await close();
    expect(old.prepare("select value from meta where name = 'schema'").get()).toEqual({ value: '2' });
    old.close();
  });

  test('those of the version before are brought up, with all that is in them', async () => {
    const file = fresh();
    const old = new DatabaseSync(file);
    for (const step of MIGRATIONS[0]?.both ?? []) old.exec(step);
    const open = { match: 'm', game: 'demons', rules: 2, options: {}, chairs: [person, bot] };
    const summary = {
      match: 'm',
      game: 'demons',
      chairs: [person, bot],
      practice: false,
      over: true,
      step: 1,
      saved: 77,
    };
    old.prepare('insert into matches values (?, ?, ?, ?)').run('m', JSON.stringify(open), JSON.stringify(summary), 1);
    old.prepare('insert into secrets values (?, ?)').run('m', seed);
    old
      .prepare('insert into deeds values (?, ?, ?, ?, ?, null, null, null)')
      .run('m', 1, 'answer', '{"seat":0,"answer":1}', 77);
    old.close();
    const { store, people, close } = await sqliteDatabase(file);
    expect(await store.read('m', 0)).toEqual({
      opening: { ...open, seed },
      rows: [{ n: 1, kind: 'answer', body: { seat: 0, answer: 1 }, at: 77 }],
    });
    expect(await store.list()).toEqual([summary]);
    expect(await people.countByRules()).toEqual([{ game: 'demons', rules: 2, phase: 'closed', matches: 1 }]);
    expect(await people.matchesUntouchedSince('closed', 78, 9)).toEqual(['m']);
    expect(await people.meta('schema')).toBe(String(SCHEMA));
    await close();
    // What the version before does still goes.
    const then = new DatabaseSync(file);
    then.prepare('update matches set head = ?, summary = ? where id = ?').run(2, JSON.stringify(summary), 'm');
    then.prepare("insert into matches (id, opening, summary, head) values ('o', '{}', '{}', 0)").run();
    then.close();
  });

  test('and of the one before that, with whose turn it is', async () => {
    const file = fresh();
    const old = new DatabaseSync(file);
    for (const { both } of MIGRATIONS.slice(0, 2)) for (const step of both) old.exec(step);
    old.exec("insert into meta values ('schema', '2')");
    old.exec(
      "insert into matches (id, opening, summary, head, phase, touched) values ('m', '{}', '{}', 0, 'playing', 99)",
    );
    old.exec(
      "insert into places values ('p0', 'm', 0, 0, 1, 5, 0), ('p1', 'm', 1, 1, 1, 5, 0), ('p2', 'm', 2, 1, 1, 5, 0)",
    );
    old.close();
    const { store, people, close } = await sqliteDatabase(file);
    expect((await people.seatsAt(['m'])).map(({ mine }) => mine)).toEqual([false, true, true]);
    expect(await people.matchesUntouchedSince('playing', 100, 9)).toEqual(['m']);
    const row = { kind: 'answer', body: { seat: 0, answer: 1 }, n: 1, at: 100 } as LogRow;
    expect(
      await store.append('m', [row], { ...projection('m'), places: [{ player: 'p1', seat: 1, mine: true }] }),
    ).toBe('done');
    expect(await people.seatsAt(['m'])).toEqual([{ match: 'm', player: 'p1', seat: 1, mine: true }]);
    await close();
  });

  test('newer ones are left alone', async () => {
    const file = fresh();
    await (await sqliteDatabase(file)).close();
    const db = new DatabaseSync(file);
    db.exec("update meta set value = '99' where name = 'schema'");
    db.close();
    await expect(sqliteDatabase(file)).rejects.toThrow('version 99');
    const after = new DatabaseSync(file);
    expect(after.prepare("select value from meta where name = 'schema'").get()).toEqual({ value: '99' });
    after.close();
  });
});

const created = (match: string): LogJob['task'] => ({
  do: 'create',
  with: [{ match, game: 'demons', rules: 2, options: {}, seed, chairs: [person] } as Opening, [], projection(match)],
});
const appended = (match: string, n: number, text = 'on'): LogJob['task'] => ({
  do: 'append',
  with: [match, [{ kind: 'answer', body: { seat: 0, answer: text }, n, at: n } as LogRow], projection(match)],
});
const projection = (match: string) => ({
  summary: { match, game: 'demons', chairs: [person], practice: false, over: false, step: 0, saved: 0 },
  ...{ phase: 'playing' as const, due: null, places: [] },
});
const numbered = (...tasks: LogJob['task'][]): LogJob[] => tasks.map((task, id) => ({ id, task }));

describe('what is written together', () => {
  test('is judged one by one: what fails takes nothing with it', () => {
    const tables = openTables(':memory:');
    const work = newWork(tables);
    work(numbered(created('b'), created('a')));
    const wrong = { do: 'run', with: [{ text: "insert into meta values ('x', null)", values: [] }] } as const;
    const jobs = numbered(appended('b', 1), appended('none', 1), wrong, appended('a', 1), appended('a', 1), {
      do: 'heads',
      with: [['a', 'b']],
    });
    const answers = new Map(work(jobs).map(({ id, ...answer }) => [id, answer]));
    expect(answers.get(0)).toEqual({ is: 'done' });
    expect(answers.get(1)).toEqual({ is: 'gone' });
    expect(answers.get(2)).toEqual({ failed: expect.stringContaining('NOT NULL') });
    expect([answers.get(3), answers.get(4)]).toEqual([{ is: 'done' }, { is: 'taken' }]);
    expect(answers.get(5)).toEqual({
      is: [
        ['a', 1],
        ['b', 1],
      ],
    });
  });

  test('a full disk: nothing of it is kept, all are told, and it goes on when there is room', () => {
    const tables = openTables(fresh());
    const work = newWork(tables);
    work(numbered(created('m')));
    const { page_count: pages } = tables.get('pragma page_count') ?? {};
    tables.db.exec(`pragma max_page_count = ${Number(pages) + 1}`);
    const large = 'x'.repeat(100_000);
    const answers = work(numbered(appended('m', 1, 'small'), appended('m', 2, large)));
    expect(answers.every((answer) => ('failed' in answer && answer.disk) || ('is' in answer && answer.id === 0))).toBe(
      true,
    );
    const kept = answers.filter((answer) => 'is' in answer && answer.is === 'done').length;
    expect(work(numbered({ do: 'heads', with: [['m']] }))).toEqual([{ id: 0, is: [['m', kept]] }]);
    tables.db.exec('pragma max_page_count = 100000');
    expect(work(numbered(appended('m', kept + 1, large)))).toEqual([{ id: 0, is: 'done' }]);
    tables.db.close();
  });
});

describe('one server for each file', () => {
  test('a second one is told who has it; when that is gone, it is free', async () => {
    const file = fresh();
    const first = lockFile(file, 123);
    expect(first).toHaveProperty('release');
    expect(lockFile(file, 456)).toEqual({ held: { pid: process.pid, machine: expect.any(String), since: 123 } });
    if ('release' in first) first.release();
    const then = lockFile(file, 789);
    expect(then).toHaveProperty('release');
    if ('release' in then) then.release();
  });

  test('of several processes that start at once, one has it; killed, it has it no more', async () => {
    const file = fresh();
    const program = join(folder, 'lock.mjs');
    const lock = JSON.stringify(join(import.meta.dirname, '../lock.ts'));
    writeFileSync(
      program,
      `const { lockFile } = await import(${lock});
       process.send('release' in lockFile(${JSON.stringify(file)}, Date.now()) ? 'mine' : 'theirs');
       setInterval(() => {}, 1000);`,
    );
    const children = Array.from({ length: 4 }, () => fork(program, { execArgv: [] }));
    const said = await Promise.all(children.map(async (child) => String((await once(child, 'message'))[0])));
    expect(said.toSorted()).toEqual(['mine', 'theirs', 'theirs', 'theirs']);
    for (const child of children) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const after = lockFile(file, 1);
    expect(after).toHaveProperty('release');
    if ('release' in after) after.release();
  });
});
