import { DatabaseSync } from 'node:sqlite';
import { type Appended, type Follows, type Opening, type Row, type Store, spenderOf } from '@conjure/host';
import { MATCH_TABLES } from './schema.ts';

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
  db.exec(MATCH_TABLES);
  const sql = {
    create: db.prepare('insert into matches values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing'),
    seal: db.prepare('insert into secrets values (?, ?)'),
    head: db.prepare('select head from matches where id = ?'),
    grow: db.prepare('update matches set head = ?, summary = ?, phase = ?, due = ?, touched = ? where id = ?'),
    placed: db.prepare('select player, seat from places where match = ?'),
    place: db.prepare(
      'insert into places values (?, ?, ?, ?, ?, 0) on conflict do update set mine = excluded.mine, touched = excluded.touched',
    ),
    unplace: db.prepare('delete from places where player = ? and match = ? and seat = ?'),
    due: db.prepare('select id from matches where due <= ? order by due limit ?'),
    spent: db.prepare('select spent_by from links where hash = ?'),
    spend: db.prepare('update links set spent_by = ? where hash = ? and spent_by is null and until > ?'),
    sent: db.prepare('select n from deeds where match = ? and device = ? and nonce = ?'),
    add: db.prepare('insert into deeds values (?, ?, ?, ?, ?, ?, ?, ?)'),
    opening: db.prepare(
      'select id as match, game, rules, options, terms, seal, more, secret as seed from matches join secrets on match = id where id = ?',
    ),
    rows: db.prepare('select n, kind, body, at, device, nonce, tale from deeds where match = ? and n > ? order by n'),
    list: db.prepare('select summary from matches order by id'),
    snap: db.prepare('insert or replace into snapshots values (?, ?, ?)'),
    snapshot: db.prepare('select body from snapshots where match = ? and build = ?'),
    forget: [
      db.prepare('delete from matches where id = ?'),
      db.prepare('delete from secrets where match = ?'),
      db.prepare('delete from deeds where match = ?'),
      db.prepare('delete from snapshots where match = ?'),
      db.prepare('delete from places where match = ?'),
      db.prepare('delete from links where match = ?'),
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

  const put = (match: string, { places, summary: { saved } }: Follows) => {
    for (const { player, seat } of sql.placed.all(match))
      if (!places.some((each) => each.player === player && each.seat === seat)) sql.unplace.run(player, match, seat);
    for (const { player, seat, mine } of places) sql.place.run(player, match, seat, mine ? 1 : 0, saved);
  };
  const create = (opening: Opening, rows: readonly Row[], follows: Follows) => {
    const { match, game, rules, options, seed, terms, seal, ...more } = opening;
    const { summary, phase, due } = follows;
    const texts = [JSON.stringify(more), JSON.stringify(summary)];
    const fixed = [match, game, rules, JSON.stringify(options), more.chairs.length];
    const agreed = [terms ? JSON.stringify(terms) : null, seal ?? null];
    const now = [phase, rows.length, due, summary.saved, terms?.listed ? 1 : 0];
    if (sql.create.run(...fixed, ...agreed, ...texts, ...now).changes === 0) return 'taken';
    sql.seal.run(match, seed);
    for (const row of rows) add(match, row);
    put(match, follows);
    return 'done';
  };
  const append = (match: string, rows: readonly Row[], follows: Follows, link?: string): Appended => {
    const head = headOf(match);
    if (head === undefined) throw new Error(`there is no match ${match}`);
    const isSent = ({ device, nonce }: Row) => nonce !== undefined && sql.sent.get(match, device ?? null, nonce);
    if (rows.some(isSent)) return 'again';
    const by = link === undefined ? undefined : sql.spent.get(link)?.spent_by;
    if (typeof by === 'string') return by === spenderOf(rows) ? 'again' : 'spent';
    if (rows[0]?.n !== head + 1) return 'taken';
    // It may be too late for it, or it was taken back.
    if (link !== undefined && sql.spend.run(spenderOf(rows), link, rows[0].at).changes === 0) return 'spent';
    for (const row of rows) add(match, row);
    const { summary, phase, due } = follows;
    sql.grow.run(head + rows.length, JSON.stringify(summary), phase, due, summary.saved, match);
    put(match, follows);
    return 'done';
  };

  return {
    async create(opening, rows, follows) {
      const created = together(() => create(opening, rows, follows));
      if (created === 'unknown') throw new Error(`nobody knows whether ${opening.match} was kept`);
      return created;
    },
    async append(match, rows, follows, link) {
      const appended = together(() => append(match, rows, follows, link));
      if (appended === 'done') for (const wake of followers) wake(match);
      return appended;
    },
    async read(match, after) {
      const found = sql.opening.get(match);
      if (!found) return null;
      const rows = sql.rows
        .all(match, after)
        .map(({ body, ...row }) => ({ ...present(row), body: JSON.parse(String(body)) }));
      const { options, terms, more, ...rest } = present(found);
      const parsed = { options: JSON.parse(String(options)), ...(terms ? { terms: JSON.parse(String(terms)) } : {}) };
      return { opening: { ...rest, ...parsed, ...JSON.parse(String(more)) }, rows };
    },
    async heads(matches) {
      return new Map(
        matches.flatMap((match): [string, number][] => {
          const head = headOf(match);
          return head === undefined ? [] : [[match, head]];
        }),
      );
    },
    due: async (now, most) => sql.due.all(now, most).map(({ id }) => String(id)),
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
const present = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
