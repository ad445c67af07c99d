import { DatabaseSync } from 'node:sqlite';
import type { Appended, Opening, Row, Store, Summary } from '@conjure/host';

const SCHEMA = `
  create table if not exists matches (id text primary key, opening text not null, summary text not null, head integer not null);
  create table if not exists secrets (match text primary key, secret text not null);
  create table if not exists deeds (
    match text not null, n integer not null, kind text not null, body text not null, at integer not null,
    device text, nonce text, tale text, primary key (match, n)
  );
  create table if not exists snapshots (match text primary key, build text not null, body text not null);
  create unique index if not exists deeds_once on deeds (match, device, nonce) where nonce is not null;
`;

export interface SqliteStore extends Store {
  close(): void;
}

/**
 * Keeps matches in a file of SQLite, or in memory by the name ":memory:". A row is on the disk when `append` is done. The seed lies
 * in a table of its own, with one reader. It keeps its thread busy until the disk has answered.
 */
export function sqliteStore(file: string): SqliteStore {
  const db = new DatabaseSync(file);
  // Two processes at one file wait for each other instead of failing at once.
  db.exec('pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full;');
  db.exec(SCHEMA);
  const sql = {
    create: db.prepare('insert into matches values (?, ?, ?, ?) on conflict do nothing'),
    seal: db.prepare('insert into secrets values (?, ?)'),
    head: db.prepare('select head from matches where id = ?'),
    grow: db.prepare('update matches set head = ?, summary = ? where id = ?'),
    sent: db.prepare('select n from deeds where match = ? and device = ? and nonce = ?'),
    add: db.prepare('insert into deeds values (?, ?, ?, ?, ?, ?, ?, ?)'),
    opening: db.prepare('select opening, secret from matches join secrets on secrets.match = id where id = ?'),
    rows: db.prepare('select n, kind, body, at, device, nonce, tale from deeds where match = ? and n > ? order by n'),
    list: db.prepare('select summary from matches order by id'),
    snap: db.prepare('insert or replace into snapshots values (?, ?, ?)'),
    snapshot: db.prepare('select body from snapshots where match = ? and build = ?'),
    forget: [
      db.prepare('delete from matches where id = ?'),
      db.prepare('delete from secrets where match = ?'),
      db.prepare('delete from deeds where match = ?'),
      db.prepare('delete from snapshots where match = ?'),
    ],
  };
  const followers = new Set<(match: string) => void>();
  const headOf = (match: string) => sql.head.get(match)?.head as number | undefined;
  const add = (match: string, { n, kind, body, at, device, nonce, tale }: Row) =>
    sql.add.run(match, n, kind, JSON.stringify(body), at, device ?? null, nonce ?? null, tale ?? null);

  /** All of it or nothing; `unknown` where the disk would not even say that it was nothing. */
  const together = <T>(task: () => T): T | 'unknown' => {
    db.exec('begin immediate');
    try {
      const done = task();
      db.exec('commit');
      return done;
    } catch (error) {
      if (!db.isTransaction) return 'unknown';
      db.exec('rollback');
      throw error;
    }
  };

  const create = (opening: Opening, rows: readonly Row[], summary: Summary) => {
    const { seed, ...open } = opening;
    const { changes } = sql.create.run(open.match, JSON.stringify(open), JSON.stringify(summary), rows.length);
    if (changes === 0) return 'taken';
    sql.seal.run(open.match, seed);
    for (const row of rows) add(open.match, row);
    return 'done';
  };
  const append = (match: string, rows: readonly Row[], summary: Summary): Appended => {
    const head = headOf(match);
    if (head === undefined) throw new Error(`there is no match ${match}`);
    const isSent = ({ device, nonce }: Row) => nonce !== undefined && sql.sent.get(match, device ?? null, nonce);
    if (rows.some(isSent)) return 'again';
    if (rows[0]?.n !== head + 1) return 'taken';
    for (const row of rows) add(match, row);
    sql.grow.run(head + rows.length, JSON.stringify(summary), match);
    return 'done';
  };

  return {
    async create(opening, rows, summary) {
      const created = together(() => create(opening, rows, summary));
      if (created === 'unknown') throw new Error(`nobody knows whether ${opening.match} was kept`);
      return created;
    },
    async append(match, rows, summary) {
      const appended = together(() => append(match, rows, summary));
      if (appended === 'done') for (const wake of followers) wake(match);
      return appended;
    },
    async read(match, after) {
      const found = sql.opening.get(match);
      if (!found) return null;
      const rows = sql.rows
        .all(match, after)
        .map(({ body, ...row }) => ({ ...present(row), body: JSON.parse(String(body)) }));
      return { opening: { ...JSON.parse(String(found.opening)), seed: found.secret }, rows };
    },
    async heads(matches) {
      return new Map(
        matches.flatMap((match): [string, number][] => {
          const head = headOf(match);
          return head === undefined ? [] : [[match, head]];
        }),
      );
    },
    follow(wake) {
      followers.add(wake);
      return () => followers.delete(wake);
    },
    async snap(match, build, body) {
      sql.snap.run(match, build, JSON.stringify(body));
    },
    snapshot: async (match, build) => JSON.parse(String(sql.snapshot.get(match, build)?.body ?? 'null')),
    list: async () => sql.list.all().map(({ summary }) => JSON.parse(String(summary))),
    async delete(match) {
      together(() => {
        for (const statement of sql.forget) statement.run(match);
      });
    },
    close: () => db.close(),
  };
}

/** What a row has; a column that holds nothing is not there. */
const present = (row: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
