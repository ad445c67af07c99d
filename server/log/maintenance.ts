import { backup, DatabaseSync } from 'node:sqlite';
import { newHost, type ServerMessage } from '@conjure/host';
import { library } from '../library.ts';
import type { Database } from './database.ts';
import { isPostgres } from './open.ts';
import { makePrivate } from './private-file.ts';
import { sqliteDatabase } from './sqlite.ts';

/** Opens a database beside whoever has it, and changes nothing in it. */
export const openForReading = async (address: string): Promise<Database> =>
  isPostgres(address)
    ? (await import('./postgres.ts')).postgresDatabase(address, { readOnly: true })
    : sqliteDatabase(address, { readOnly: true });

/** Copies a file of SQLite while it is used, with all that is committed. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const db = new DatabaseSync(from, { readOnly: true });
  try {
    // What is no database says so before anything is written.
    db.prepare('select count(*) from matches').get();
    makePrivate(to);
    await backup(db, to);
  } finally {
    db.close();
  }
}

/** What a host says to somebody who only watches, about one match. */
async function askAsWatcher({ store }: Database, match: string, ...messages: object[]): Promise<ServerMessage[]> {
  const replies: ServerMessage[] = [];
  const host = newHost({
    ...{ games: library, store, send: (_, message) => replies.push(message), newId: () => '', player: () => '' },
    scheduler: { now: Date.now, after: () => () => {} },
  });
  for (const message of [{ do: 'continue', seats: [] }, ...messages])
    await host.receive('watcher', { match, ...message });
  await host.leave('watcher');
  await host.idle();
  host.end();
  return replies;
}

const errorIn = (messages: readonly ServerMessage[]) => messages.find((message) => message.is === 'error');

/** Also where it was given up or abandoned before its end. */
const isClosed = async ({ people }: Database, match: string): Promise<boolean> =>
  (await people.phaseOf(match)) === 'closed';

/** Every match that is not closed, replayed from its beginning and compared with what was told: what is wrong with it, or nothing. */
export async function* replayAll(database: Database): AsyncGenerator<{ match: string; fault: string | null }> {
  for (const { match } of await database.store.list()) {
    if (await isClosed(database, match)) continue;
    const trouble = errorIn(await askAsWatcher(database, match));
    yield { match, fault: trouble ? `${trouble.what} ${trouble.fault?.place ?? ''}`.trim() : null };
  }
}

/** The records of matches that are closed. */
export async function* closedRecords(database: Database): AsyncGenerator<{ match: string; record: object }> {
  for (const { match } of await database.store.list()) {
    if (!(await isClosed(database, match))) continue;
    const messages = await askAsWatcher(database, match, { do: 'export' });
    const found = messages.find((message) => message.is === 'record');
    if (found) yield { match, record: found.record };
  }
}
