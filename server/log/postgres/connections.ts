import { Client, type ClientConfig, DatabaseError, Pool, type PoolClient, types } from 'pg';

/** So many connections at the most; who waits for one longer than that is told that it is busy. */
const MOST = 10;
const WAIT = 1_000;
/** A connection that has said nothing for so long is taken for dead; on a busy machine opening one may take that long, too. */
const SILENCE = 10_000;
/** Whoever starts waits so long for a database that is only just starting, or too busy to answer. */
export const STARTING = 60_000;
const AGAIN = 250;
/** PostgreSQL itself gives up a little sooner, and says so. */
const PATIENCE = 8_000;
/** What is asked again and again is planned once: planning costs more than doing it. */
const SETTINGS = `set statement_timeout = ${PATIENCE}; set idle_in_transaction_session_timeout = ${PATIENCE};
  set plan_cache_mode = force_generic_plan`;

const eightBytes: number = types.builtins.INT8;
const parserOf = types.getTypeParser as (id: number, format?: string) => (text: string) => unknown;

/** Times have eight bytes and are numbers all the same. */
const asNumbers: NonNullable<ClientConfig['types']> = {
  getTypeParser: (id: number, format?: string) => (id === eightBytes ? Number : parserOf(id, format)),
};

const configOf = (url: string): ClientConfig => ({
  connectionString: url,
  types: asNumbers,
  keepAlive: true,
  connectionTimeoutMillis: SILENCE,
  application_name: 'conjure',
});

const READ_ONLY = '; set default_transaction_read_only = on';

/** The connections that questions are put by. `failed` hears of those that break. */
export function newPool(url: string, failed: (error: Error) => void, readOnly = false): Pool {
  const pool = new Pool({
    ...configOf(url),
    max: MOST,
    query_timeout: SILENCE,
    // Not when the connection is opened: a pooler may refuse that.
    onConnect: (client) => client.query(readOnly ? SETTINGS + READ_ONLY : SETTINGS),
  });
  // Also of those that somebody uses just now: what he asked fails by itself.
  pool.on('connect', (client) => client.on('error', failed));
  pool.on('error', failed);
  return pool;
}

/** A connection of its own, for what PostgreSQL says by itself. */
export const newListener = (url: string): Client => new Client(configOf(url));

/** PostgreSQL says that nothing was done: what was under way has been rolled back. Otherwise nobody knows. */
export const isRolledBack = (error: unknown): boolean => error instanceof DatabaseError && error.severity === 'ERROR';

/** A row has a number that its device has sent before: it is in the log already. */
export const wasSent = (error: unknown): boolean => error instanceof DatabaseError && error.constraint === 'deeds_once';

class Busy extends Error {}

/** A connection, where one is free in time; what comes too late is for the next who asks. */
export async function connectionFrom(pool: Pool, wait = WAIT): Promise<PoolClient> {
  let isLate = false;
  const coming = pool.connect().then((client) => {
    if (isLate) client.release();
    return client;
  });
  const { promise, reject } = Promise.withResolvers<never>();
  const late = setTimeout(() => {
    isLate = true;
    // What becomes of it is nobody's any more.
    coming.catch(() => {});
    reject(new Busy('all connections are in use'));
  }, wait);
  try {
    return await Promise.race([coming, promise]);
  } finally {
    clearTimeout(late);
  }
}

/** All connections are in use, and none came free in time. The pool has no other word for it. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Busy || (error instanceof Error && error.message === 'timeout exceeded when trying to connect');

/** It is not there yet: it starts, or was too busy to answer. Where nobody listens, or one may not come in, waiting does not help. */
const isStarting = (error: unknown): boolean =>
  isBusy(error) ||
  (error instanceof DatabaseError ? error.code === '57P03' : /timeout|terminated/i.test(String(error)));

/** Does what must be done before anything else, as soon as the database is there. */
export async function retryWhileStarting<T>(task: () => Promise<T>, complain: (error: unknown) => void): Promise<T> {
  const until = performance.now() + STARTING;
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (!isStarting(error) || performance.now() > until) throw error;
      complain(error);
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

/** What is done again has a good chance: somebody was in the way. */
export const isWorthRetrying = (error: unknown): boolean =>
  error instanceof DatabaseError && ['40001', '40P01'].includes(error.code ?? '');

/**
 * A text that PostgreSQL can have, other than any other's: it takes no zeros and no half signs. What is an id in truth stays as
 * it is.
 */
export const keyOf = (text: string): string => (isPlain(text) ? text : JSON.stringify(text).slice(1, -1));
export const textOf = (key: string): string => (isPlain(key) ? key : JSON.parse(`"${key}"`));

/** As ids are: written the same in either way. */
const isPlain = (text: string): boolean => /^[\w .:-]*$/.test(text);
