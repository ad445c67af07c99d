import { peopleStore } from '../people/people-store.ts';
import type { Database } from './database.ts';
import { newPool, retryWhileStarting } from './postgres/connections.ts';
import { newNotifications } from './postgres/news.ts';
import { findReadable, migrate, statementsBy } from './postgres/statements.ts';
import { postgresStore } from './postgres/store.ts';

export interface PostgresOptions {
  /** Where to listen for what others say, if a pooler stands at the other address. */
  readonly listen?: string;
  /** Nothing is changed, the tables neither. */
  readonly readOnly?: boolean;
  /** Hears of what went wrong and harms nobody: a connection that broke, a wake-up that was not sent. */
  complain?(error: unknown): void;
}

/** All that a server keeps, in PostgreSQL: for any number of processes. */
export async function postgresDatabase(url: string, options: PostgresOptions = {}): Promise<Database> {
  const complain = (error: unknown) => options.complain?.(error);
  const { readOnly = false } = options;
  const pool = newPool(url, complain, readOnly);
  try {
    await retryWhileStarting(() => (readOnly ? findReadable(pool) : migrate(pool)), complain);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const news = newNotifications(pool, options.listen ?? url, complain);
  return {
    store: postgresStore(pool, news),
    people: peopleStore(statementsBy(pool)),
    shared: true,
    ready: () =>
      pool.query('select 1').then(
        () => true as const,
        () => 'the database does not answer',
      ),
    async clock() {
      const { rows } = await pool.query('select extract(epoch from clock_timestamp()) * 1000 as now');
      return Number(rows[0]?.now);
    },
    async close() {
      await news.end();
      await pool.end();
    },
  };
}
