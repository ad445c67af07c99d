// What the release before has left behind: a database that its own program wrote (server/testing/releases).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ServerMessage } from '@conjure/host';
import { onlineHost, openTable, pledge, tellText } from '@conjure/host/testing/online';
import { choose, one, stateOf } from '@conjure/host/testing/test-host';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { hashOf } from '../../people/keys.ts';
import { describeWithPostgres } from '../../testing/postgres.ts';
import before from '../../testing/releases/0.2.0.json' with { type: 'json' };
import { exampleLibrary } from '../../testing/releases/example.ts';
import type { Database } from '../database.ts';
import { openForReading } from '../maintenance.ts';
import { openDatabase } from '../open.ts';
import { MIGRATIONS } from '../schema.ts';

const games = await exampleLibrary();
const { matches, made } = before;
const rows = Object.entries(before.rows as Record<string, readonly Record<string, string | number | null>[]>);
const inserts = (mark: (i: number) => string) =>
  rows.flatMap(([table, all]) =>
    all.map((row) => {
      const columns = Object.keys(row);
      const text = `insert into ${table} (${columns}) values (${columns.map((_, i) => mark(i + 1))})`;
      return { text, values: Object.values(row) };
    }),
  );

const folder = mkdtempSync(join(tmpdir(), 'conjure-release-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function opened(address: string): Promise<Database> {
  const database = await openDatabase(address);
  if ('held' in database) throw new Error('somebody has the file');
  return database;
}

const hostAt = ({ store }: Database) => onlineHost({ store, games, build: 'now', newId: () => 'new' });
const errorsIn = (replies: readonly ServerMessage[]) => replies.filter(({ is }) => is === 'error');

/** All of it is there, and what was under way goes on. */
async function goesOn(address: string): Promise<void> {
  const database = await opened(address);
  const { people, close } = database;
  expect(await people.deviceByKey(hashOf('key of ben'))).toMatchObject({ id: 'ben/phone', player: 'ben' });
  const at = hostAt(database);
  // Who sits down at the table that waits plays there.
  const { waiting, played, closed } = matches;
  await at.tell('anna', { do: 'continue', match: waiting });
  expect(await people.spendLink(hashOf('a link'), 'seat', 'ben', 1)).toMatchObject({ match: waiting, seat: 1 });
  for (const [seat, who] of ['anna', 'ben'].entries()) await pledge(at, waiting, who, [seat]);
  for (const who of ['anna', 'ben']) await tellText(at, waiting, who);
  // The other one is played to its end.
  for (const who of ['anna', 'ben']) {
    const replies = await at.tell(who, { do: 'continue', match: played });
    expect(errorsIn(replies)).toEqual([]);
  }
  for (let answers = 0; answers < 200; answers++) {
    const [seat] = stateOf(at, 'anna', played, 0).asked?.seats ?? [];
    if (seat === undefined) break;
    const who = seat === 0 ? 'anna' : 'ben';
    one(await at.tell(who, choose(stateOf(at, who, played, seat), 'now')), 'done');
  }
  const fresh = await openTable(at, { game: 'embers' });
  await at.host.idle();
  const phases = await Promise.all([waiting, played, closed].map((match) => people.phaseOf(match)));
  expect(phases).toEqual(['playing', 'closed', 'closed']);
  expect([await people.phaseOf(fresh.match), await people.countRunning('anna')]).toEqual(['waiting', 2]);
  await at.tell('anna', { do: 'continue', match: closed });
  expect(one(await at.tell('anna', { do: 'export', match: closed }), 'record').record).toMatchObject({
    game: 'embers',
  });
  at.host.end();
  await close();
}

/** Whoever only looks finds it as it was, whose turn it was included. */
async function isRead(address: string): Promise<void> {
  const { people, close } = await openForReading(address);
  expect((await people.countByRules()).map(({ phase }) => phase)).toEqual(['closed', 'playing', 'waiting']);
  await close();
}

test('what the release before left in a file of SQLite goes on', async () => {
  const file = join(folder, 'release.db');
  const old = new DatabaseSync(file);
  for (const table of made) old.exec(table);
  for (const { text, values } of inserts(() => '?')) old.prepare(text).run(...values);
  old.close();
  await isRead(file);
  await goesOn(file);
});

describeWithPostgres('what the release before left', (postgres) => {
  test('in PostgreSQL goes on', async () => {
    const url = await postgres.fresh();
    const client = new Client({ connectionString: url });
    await client.connect();
    const schema = Number(before.rows.meta.find(({ name }) => name === 'schema')?.value);
    for (const { both, postgres: own = [] } of MIGRATIONS.slice(0, schema))
      for (const step of [...both, ...own]) await client.query(step);
    for (const { text, values } of inserts((i) => `$${i}`)) await client.query(text, values);
    await client.end();
    await isRead(url);
    await goesOn(url);
  });
});
