import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { makePrivate } from '../private-file.ts';
import { MIGRATIONS, requireReadable, SCHEMA } from '../schema.ts';
import type { SqlRow, SqlStatement, SqlValue } from '../sql.ts';

/** Statements that are kept ready. */
const READY = 500;

/** The tables of a file of SQLite, with statements that are made ready once. */
export interface Tables {
  readonly db: DatabaseSync;
  all(text: string, ...values: SqlValue[]): SqlRow[];
  get(text: string, ...values: SqlValue[]): SqlRow | undefined;
  run(statement: SqlStatement): SqlRow[];
}

/** Opens a file, or memory by the name ":memory:". Unless it is only read its tables are brought up to this version. */
export function openTables(file: string, readOnly = false): Tables {
  // Hands, dice to come, chat: all of it is in there.
  if (!readOnly) makePrivate(file);
  const db = new DatabaseSync(file, { readOnly });
  // Its default is not to wait at all, and a backup is another reader.
  db.exec('pragma busy_timeout = 5000');
  if (readOnly) openAsItIs(db);
  else {
    db.exec('pragma journal_mode = wal; pragma synchronous = full');
    migrate(db);
  }
  const ready = new Map<string, StatementSync>();
  const prepared = (text: string) => {
    const known = ready.get(text);
    if (known) return known;
    if (ready.size >= READY) ready.clear();
    const made = db.prepare(text);
    ready.set(text, made);
    return made;
  };
  const all = (text: string, ...values: SqlValue[]) => prepared(text).all(...values) as SqlRow[];
  return {
    db,
    all,
    get: (text, ...values) => all(text, ...values)[0],
    run: ({ text, values }) => all(text.replaceAll(/\$(\d+)/g, '?$1'), ...values),
  };
}

/** Step by step from the version that the file has; all of it, or nothing. One that is newer than the program is left alone. */
function migrate(db: DatabaseSync): void {
  db.exec('begin immediate');
  try {
    const from = knownVersionOf(db);
    for (const { both, sqlite = [] } of MIGRATIONS.slice(from)) for (const step of [...both, ...sqlite]) db.exec(step);
    db.prepare("insert into meta values ('schema', ?) on conflict (name) do update set value = excluded.value").run(
      String(SCHEMA),
    );
    db.exec('commit');
  } catch (error) {
    db.exec('rollback');
    db.close();
    throw error;
  }
}

function openAsItIs(db: DatabaseSync): void {
  try {
    requireReadable(knownVersionOf(db));
  } catch (error) {
    db.close();
    throw error;
  }
}

function knownVersionOf(db: DatabaseSync): number {
  const version = versionOf(db);
  if (version > SCHEMA)
    throw new Error(`its tables are of version ${version}, and this program knows those up to ${SCHEMA}`);
  return version;
}

/** Files from before versions were counted are of the first. */
function versionOf(db: DatabaseSync): number {
  const has = (table: string) => db.prepare('select 1 from sqlite_master where name = ?').get(table) !== undefined;
  if (has('meta')) return Number(db.prepare("select value from meta where name = 'schema'").get()?.value);
  return has('matches') ? 1 : 0;
}
