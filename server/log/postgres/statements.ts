import type { Pool, PoolClient } from 'pg';
import { MIGRATIONS, requireReadable, SCHEMA } from '../schema.ts';
import type { Sql, SqlRow, SqlStatement } from '../sql.ts';
import { connectionFrom, isRolledBack, isWorthRetrying, STARTING } from './connections.ts';

/** So often is done again what somebody was in the way of. */
const TRIES = 5;

/** Whatever comes of it. */
export const always = (): boolean => true;

/** Does something in one transaction: all of it, or nothing; nothing, too, where it is not worth keeping. Fails also where nobody knows. */
export async function inTransaction<T>(
  pool: Pool,
  isKept: (done: T) => boolean,
  task: (client: PoolClient) => Promise<T>,
  wait?: number,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const client = await connectionFrom(pool, wait);
    try {
      await client.query('begin');
      const done = await task(client);
      await client.query(isKept(done) ? 'commit' : 'rollback');
      client.release();
      return done;
    } catch (error) {
      // A connection whose state nobody knows is used no more; its transaction ends with it.
      const isBack =
        isRolledBack(error) &&
        (await client.query('rollback').then(
          () => true,
          () => false,
        ));
      client.release(!isBack);
      if (!isBack || !isWorthRetrying(error) || tries >= TRIES) throw error;
    }
  }
}

/** What other parts of the server say to the database, in the SQL that is common to both. */
export const statementsBy =
  (pool: Pool): Sql =>
  async (...statements) => {
    const [first, ...more] = statements;
    if (first && more.length === 0) return [await rowsOf(pool, first)];
    return inTransaction(pool, always, async (client) => {
      const all: SqlRow[][] = [];
      for (const statement of statements) all.push(await rowsOf(client, statement));
      return all;
    });
  };

async function rowsOf(asked: Pool | PoolClient, { text, values }: SqlStatement): Promise<SqlRow[]> {
  return (await asked.query<SqlRow>(text, [...values])).rows;
}

/** Any number that only we take: whoever changes the tables holds it. */
const TABLES = 0x636f6e6a;

/** The oldest that has all that we ask of it, as it counts its versions itself. */
const OLDEST = { number: 140_000, name: '14' };

/** What is missing in an older one would be told as a fault of some statement. */
async function requireVersion(asked: Pool | PoolClient): Promise<void> {
  const { rows } = await asked.query(
    "select current_setting('server_version') as name, current_setting('server_version_num')::integer as number",
  );
  const { name, number } = rows[0] ?? {};
  if (Number(number) < OLDEST.number)
    throw new Error(`it is PostgreSQL ${name}, and this program needs ${OLDEST.name} or later`);
}

/** Whether there is something to be looked at; tables of a later program have all that we read. */
export async function findReadable(pool: Pool): Promise<void> {
  await requireVersion(pool);
  const { rows: found } = await pool.query("select to_regclass('meta') as meta");
  const { rows } = found[0]?.meta ? await pool.query("select value from meta where name = 'schema'") : { rows: [] };
  requireReadable(Number(rows[0]?.value ?? 0));
}

/** Brings the tables to what this program needs; of several processes that begin at once one does it, and the others wait. */
export async function migrate(pool: Pool): Promise<void> {
  const change = async (client: PoolClient) => {
    await requireVersion(client);
    await client.query('select pg_advisory_xact_lock($1)', [TABLES]);
    await client.query('create table if not exists meta (name text primary key, value text not null)');
    const { rows } = await client.query<{ value: string }>("select value from meta where name = 'schema'");
    const before = Number(rows[0]?.value ?? 0);
    // A later program has made them; it left all that we need.
    if (before >= SCHEMA) return;
    for (const { both, postgres = [] } of MIGRATIONS.slice(before))
      for (const statement of [...both, ...postgres]) await client.query(statement);
    await client.query(
      "insert into meta values ('schema', $1) on conflict (name) do update set value = excluded.value",
      [String(SCHEMA)],
    );
  };
  // Nobody else is in the way yet: it is only slow.
  await inTransaction(pool, always, change, STARTING);
}
