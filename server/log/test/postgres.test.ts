import type { LogRow, Opening, Projection } from '@conjure/host';
import { SERVER_STORE_PROMISES, STORE_PROMISES } from '@conjure/host/testing/store-promises';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { PEOPLE_PROMISES } from '../../people/testing/people-promises.ts';
import { faultyProxy } from '../../testing/faulty-proxy.ts';
import { asked } from '../../testing/fresh-database.ts';
import { PLACE_PROMISES } from '../../testing/place-promises.ts';
import { describeWithPostgres } from '../../testing/postgres.ts';
import type { Database } from '../database.ts';
import { openForReading } from '../maintenance.ts';
import { payloadsOf } from '../postgres/news.ts';
import { findReadable, migrate } from '../postgres/statements.ts';
import { postgresDatabase } from '../postgres.ts';
import { MIGRATIONS, SCHEMA } from '../schema.ts';

const opening = (match: string, seed = 'seed'): Opening => ({
  match,
  game: 'demons',
  rules: 2,
  options: {},
  seed,
  chairs: [{ who: 'person' }, { who: 'person' }],
});

const projection = (match: string, more: Partial<Projection> = {}): Projection => ({
  summary: { match, game: 'demons', chairs: [], practice: false, over: false, step: 0, saved: 0 },
  phase: 'playing',
  due: null,
  places: [],
  ...more,
});

const row = (n: number, more: Partial<LogRow> = {}): LogRow =>
  ({ kind: 'answer', body: { seat: 0, answer: n }, n, at: n, ...more }) as LogRow;

test('a PostgreSQL that is too old is told so before anything is asked of it', async () => {
  const said: string[] = [];
  const query = async (text: string) => {
    said.push(text);
    return { rows: [{ name: '13.11', number: 130_011 }] };
  };
  const old = { query, connect: async () => ({ query, release: () => {} }) } as unknown as Pool;
  for (const open of [migrate, findReadable])
    await expect(open(old)).rejects.toThrow('it is PostgreSQL 13.11, and this program needs 14 or later');
  expect(said.filter((text) => !/^(begin|rollback|select current_setting.*)$/.test(text))).toEqual([]);
});

test('what is new is told in payloads that PostgreSQL takes, and nothing of it is left out', () => {
  const matches = Array.from({ length: 1_000 }, (_, i) => `match ${i} ${'ä'.repeat(i % 50)}`);
  const payloads = payloadsOf('self', matches);
  expect(payloads.every((payload) => Buffer.byteLength(payload) < 8_000)).toBe(true);
  expect(payloads.length).toBeLessThan(15);
  expect(payloads.flatMap((payload) => JSON.parse(payload).slice(1))).toEqual(matches);
  expect(payloadsOf('self', ['x'.repeat(8_000), 'short'])).toEqual(['["self","short"]']);
});

describeWithPostgres('a store in PostgreSQL', (postgres) => {
  const using = async (task: (all: readonly [Database, Database], url: string) => Promise<void>) => {
    const url = await postgres.fresh();
    // Two processes begin at the same time.
    const all = await Promise.all([postgresDatabase(url), postgresDatabase(url)]);
    try {
      await task(all, url);
    } finally {
      await Promise.all(all.map((each) => each.close()));
    }
  };

  test.each(STORE_PROMISES)('$promise', ({ keeps }) => using(([{ store }]) => keeps(store)));
  test.each(SERVER_STORE_PROMISES)('$promise', ({ keeps }) => using(([{ store }]) => keeps(store)));

  test.each(PEOPLE_PROMISES)('$promise', ({ keeps }) => using(([{ people }]) => keeps(people)));

  test.each(PLACE_PROMISES)('$promise', ({ keeps }) => using(([database]) => keeps(database)));

  test('processes that begin at once make the tables once', () =>
    using(async (all) => {
      for (const { ready } of all) expect(await ready()).toBe(true);
      expect(await all[1].people.meta('schema')).toBe(String(SCHEMA));
    }));

  test('of two processes that add to the same matches each row is one’s, and nobody waits in a circle', () =>
    using(async ([here, there]) => {
      const matches = Array.from({ length: 40 }, (_, i) => `m${i}`);
      for (const match of matches) await here.store.create(opening(match), [], projection(match));
      const counts = { done: 0, taken: 0 };
      for (let n = 1; n <= 5; n++) {
        // In opposite orders, as they come.
        const all = [matches.map((match) => here.store.append(match, [row(n)], projection(match)))];
        all.push(matches.toReversed().map((match) => there.store.append(match, [row(n)], projection(match))));
        for (const became of await Promise.all(all.flat())) counts[became as 'done' | 'taken']++;
      }
      expect(counts).toEqual({ done: 200, taken: 200 });
      expect([...(await here.store.heads(matches)).values()]).toEqual(matches.map(() => 5));
    }));

  test('a process hears of what others have added, and not of what it did itself', () =>
    using(async ([here, there]) => {
      const heard: [string[], string[]] = [[], []];
      here.store.follow((match) => heard[0].push(match));
      there.store.follow((match) => heard[1].push(match));
      await here.store.create(opening('m'), [], projection('m'));
      // The line to listen by may not be open yet, and what is said before that is lost.
      for (let n = 1; n < 1_000 && heard[1].length === 0; n++) {
        await here.store.append('m', [row(n)], projection('m'));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect(heard[1]).toContain('m');
      expect(heard[0]).toEqual([]);
    }));

  test('whatever others say at the same channel does no harm', () =>
    using(async ([here, there], url) => {
      const heard: string[] = [];
      there.store.follow((match) => heard.push(match));
      await here.store.create(opening('m'), [], projection('m'));
      for (let n = 1; n < 1_000 && heard.length === 0; n++) {
        for (const odd of ['no json', '7', 'null', '["x", 1]', '{}'])
          await asked(url, 'select pg_notify($1, $2)', ['conjure', odd]);
        await here.store.append('m', [row(n)], projection('m'));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect(new Set(heard)).toEqual(new Set(['m']));
    }));

  test('what PostgreSQL does not take fails alone, and what came with it is kept', () =>
    using(async ([{ store }]) => {
      for (const match of ['a', 'b', 'c']) await store.create(opening(match), [], projection(match));
      const long = Array.from({ length: 9_000 }, (_, i) => (i * 7919).toString(36)).join('');
      const became = await Promise.allSettled([
        store.append('a', [row(1, { device: 'd', nonce: 'x' })], projection('a')),
        store.append('b', [row(1, { device: 'd', nonce: long })], projection('b')),
        store.append('c', [row(1, { device: 'd', nonce: '\u0000\ud800' })], projection('c')),
      ]);
      expect(became.map((each) => ('value' in each ? each.value : 'failed'))).toEqual(['done', 'failed', 'done']);
      expect(await store.append('b', [row(1)], projection('b'))).toBe('done');
      expect(await store.read('c', 0)).toMatchObject({ rows: [{ nonce: '\u0000\ud800' }] });
    }));

  test('of what goes together one that was sent before is that, and the others are kept', () =>
    using(async ([{ store }]) => {
      for (const match of ['a', 'b', 'c']) await store.create(opening(match), [], projection(match));
      await store.append('b', [row(1, { device: 'd', nonce: 'x' })], projection('b'));
      const became = ['a', 'b', 'c'].map((match) =>
        store.append(match, [row(match === 'b' ? 2 : 1, { device: 'd', nonce: 'x' })], projection(match)),
      );
      expect(await Promise.all(became)).toEqual(['done', 'again', 'done']);
      expect(await store.heads(['a', 'b', 'c'])).toEqual(new Map([...'abc'].map((match) => [match, 1])));
    }));

  test('a row that the head does not count is not built upon', () =>
    using(async ([{ store }], url) => {
      await store.create(opening('m'), [row(1)], projection('m'));
      await asked(url, "update matches set head = 0 where id = 'm'");
      await expect(store.append('m', [row(1)], projection('m'))).rejects.toThrow();
      expect(await store.read('m', 0)).toMatchObject({ rows: [{ n: 1 }] });
    }));

  test('tables of the version before are brought up, with whose turn it is, and what that version does still goes', async () => {
    const url = await postgres.fresh();
    await asked(url, 'create table meta (name text primary key, value text not null)');
    for (const { both } of MIGRATIONS.slice(0, 2))
      for (const step of both) await asked(url, step.replace('create table meta', 'create table if not exists meta'));
    await asked(url, "insert into meta values ('schema', '2')");
    const { summary } = projection('m');
    const touched = 20 * 86_400_000;
    await asked(
      url,
      "insert into matches (id, opening, summary, head, game, rules, phase, touched) values ('m', '{}', $1, 1, 'demons', 2, 'playing', $2)",
      [JSON.stringify(summary), touched],
    );
    await asked(
      url,
      "insert into places values ('p0', 'm', 0, 0, 1, 5, 0), ('p1', 'm', 1, 1, 1, 5, 0), ('p2', 'm', 2, 1, 1, 5, 0)",
    );
    const { store, people, close } = await postgresDatabase(url);
    expect((await people.seatsAt(['m'])).map(({ mine }) => mine)).toEqual([false, true, true]);
    expect(await people.matchesOf('p1', null, 9)).toMatchObject([{ mine: true, touched }]);
    expect(await people.matchesUntouchedSince('playing', touched + 1, 9)).toEqual(['m']);
    expect(await people.matchesUntouchedSince('playing', touched, 9)).toEqual([]);
    const places = [{ player: 'p1', seat: 1, mine: false }];
    expect(await store.append('m', [row(2)], projection('m', { places }))).toBe('done');
    expect(await people.seatsAt(['m'])).toMatchObject(places);
    await asked(url, "insert into places (player, match, seat, mine, turn, touched) values ('q', 'm', 3, 1, 3, 7)");
    await asked(url, "insert into matches (id, opening, summary, head) values ('o', '{}', '{}', 0)");
    await close();
  });

  test('whoever only looks changes nothing: tables of before stay as they are, and where there are none none are made', async () => {
    const url = await postgres.fresh();
    await expect(openForReading(url)).rejects.toThrow('no matches of Conjure');
    expect((await asked(url, "select to_regclass('meta') as meta"))[0]).toEqual({ meta: null });
    await asked(url, 'create table meta (name text primary key, value text not null)');
    for (const { both } of MIGRATIONS.slice(0, 2))
      for (const step of both) await asked(url, step.replace('create table meta', 'create table if not exists meta'));
    await asked(url, "insert into meta values ('schema', '2')");
    await asked(
      url,
      "insert into matches (id, opening, summary, head, game, rules) values ('m', '{}', '{}', 0, 'demons', 2)",
    );
    const { store, people, close } = await openForReading(url);
    expect([await store.list(), await people.phaseOf('m')]).toEqual([[{}], 'playing']);
    expect(await people.countByRules()).toEqual([{ game: 'demons', rules: 2, phase: 'playing', matches: 1 }]);
    await expect(store.delete('m')).rejects.toThrow('read-only');
    await close();
    expect(await asked(url, "select value from meta where name = 'schema'")).toEqual([{ value: '2' }]);
  });

  test('the seed is in one table alone', async () => {
    const url = await postgres.fresh();
    const { store, close } = await postgresDatabase(url);
    await store.create(opening('m', 'a seed that nobody may see'), [row(1)], projection('m'));
    await close();
    const tables = await asked(url, "select tablename from pg_tables where schemaname = 'public'");
    expect(tables.length).toBeGreaterThan(10);
    const telling: unknown[] = [];
    for (const { tablename } of tables)
      if (JSON.stringify(await asked(url, `select * from ${tablename}`)).includes('nobody may see'))
        telling.push(tablename);
    expect(telling).toEqual(['secrets']);
  });

  test('where the line breaks before the commit is answered, nobody knows; reading tells', async () => {
    const url = new URL(await postgres.fresh());
    const proxy = await faultyProxy(Number(url.port));
    const straight = await postgresDatabase(url.href);
    url.port = String(proxy.port);
    const { store, close } = await postgresDatabase(url.href);
    try {
      await store.create(opening('m'), [], projection('m'));
      proxy.set('cut');
      expect(await store.append('m', [row(1, { device: 'd', nonce: 'x' })], projection('m'))).toBe('unknown');
      proxy.set('none');
      // It may take a moment until PostgreSQL is through with what nobody waits for any more.
      let head = 0;
      for (let i = 0; i < 500 && head === 0; i++) head = (await straight.store.heads(['m'])).get('m') ?? 0;
      expect(head).toBe(1);
      expect(await store.append('m', [row(1, { device: 'd', nonce: 'x' })], projection('m'))).toBe('again');
      expect(await store.append('m', [row(2)], projection('m'))).toBe('done');
    } finally {
      await Promise.all([close(), straight.close()]);
      await proxy.end();
    }
  });

  test('where there is no database nothing is done, and it goes on when there is one again', async () => {
    const { store, ready, close } = await postgresDatabase(await postgres.fresh());
    await store.create(opening('m'), [row(1)], projection('m'));
    const crashed = postgres.now.crash();
    const became = new Set<string>();
    let n = 1;
    for (let i = 0; i < 3_000 && !became.has('done'); i++) {
      const head = (await store.heads(['m']).catch(() => null))?.get('m');
      if (head !== undefined) n = head;
      became.add(await store.append('m', [row(n + 1)], projection('m')).catch(() => 'failed'));
    }
    await crashed;
    expect(await ready()).toBe(true);
    const kept = (await store.read('m', 0)) as { rows: LogRow[] };
    expect(kept.rows.map((each) => each.n)).toEqual(kept.rows.map((_, i) => i + 1));
    expect(await store.append('m', [row(kept.rows.length + 1)], projection('m'))).toBe('done');
    await close();
  });
});
