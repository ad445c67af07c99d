import { DatabaseSync } from 'node:sqlite';
import type { LogRow, Opening, Projection, Store } from '@conjure/host';
import { Client } from 'pg';

/** How much was done, and how long it took by the wall. */
export interface Done {
  readonly done: number;
  readonly seconds: number;
}

/** An answer as long as those of the games are. */
const ANSWER = {
  seat: 1,
  answer: {
    do: 'move',
    piece: 'mortal-17',
    path: [
      [3, 4],
      [3, 5],
      [4, 5],
    ],
  },
};
const BODY = JSON.stringify(ANSWER);
const TOGETHER = 20;

async function during(count: number, task: () => Promise<void> | void): Promise<Done> {
  const before = performance.now();
  await task();
  return { done: count, seconds: (performance.now() - before) / 1_000 };
}

const TABLES = `
  create table bare_matches (id text primary key, head integer not null, summary text not null);
  create table bare_deeds (match text not null, n integer not null, kind text not null, body text not null, at bigint not null,
    device text, nonce text, tale text, primary key (match, n))`;

/** What PostgreSQL can do: deeds and rows of matches in twenties, by two connections, in statements of many rows. */
export async function bareInserts(url: string, count: number): Promise<Done> {
  const clients = [0, 1].map(() => new Client({ connectionString: url }));
  for (const client of clients) await client.connect();
  await clients[0]?.query(TABLES);
  const each = count / clients.length / TOGETHER;
  const matches = (connection: number) => Array.from({ length: TOGETHER }, (_, i) => `${connection} ${i}`);
  for (const i of clients.keys())
    await clients[i]?.query("insert into bare_matches select id, 0, '' from unnest($1::text[]) id", [matches(i)]);
  const done = await during(count, async () => {
    await Promise.all(
      clients.map(async (client, connection) => {
        for (let n = 1; n <= each; n++) {
          await client.query({
            name: 'bare',
            text: `with added as (insert into bare_deeds select id, $2::integer, 'answer', $3, $4, 'device', id || $2::integer, 'tale'
                from unnest($1::text[]) id returning match)
              update bare_matches set head = $2::integer, summary = $3 from added where id = added.match`,
            values: [matches(connection), n, BODY, Date.now()],
          });
        }
      }),
    );
  });
  for (const client of clients) await client.end();
  return done;
}

/** What SQLite can do on one thread: deeds and rows of matches in twenties. */
export function bareSqlite(file: string, count: number): Promise<Done> {
  const db = new DatabaseSync(file);
  db.exec(`pragma journal_mode = wal; pragma synchronous = full; ${TABLES}`);
  const add = db.prepare('insert into bare_deeds values (?, ?, ?, ?, ?, ?, ?, ?)');
  const grow = db.prepare(
    'insert into bare_matches values (?, ?, ?) on conflict (id) do update set head = excluded.head, summary = excluded.summary',
  );
  return during(count, () => {
    for (let n = 1; n <= count / TOGETHER; n++) {
      db.exec('begin immediate');
      for (let match = 0; match < TOGETHER; match++) {
        add.run(`m${match}`, n, 'answer', BODY, Date.now(), 'device', `${match} ${n}`, 'tale');
        grow.run(`m${match}`, n, BODY);
      }
      db.exec('commit');
    }
    db.close();
  });
}

const CHAIRS = Array.from({ length: 4 }, () => ({ who: 'person' as const }));

const openingOf = (match: string): Opening => ({
  match,
  game: 'demons',
  rules: 2,
  options: {},
  seed: 'load',
  chairs: CHAIRS,
});

/** After every answer it is another's turn, as in a match of four. */
const followsOf = (match: string, n: number): Projection => ({
  summary: {
    ...{ match, game: 'demons', chairs: CHAIRS, practice: false, over: false },
    ...{ step: n, saved: n },
  },
  phase: 'playing',
  due: null,
  places: [0, 1, 2, 3].map((seat) => ({ player: `player ${match} ${seat}`, seat, mine: seat === n % 4 })),
});

const rowOf = (n: number): LogRow => ({
  ...{ kind: 'answer', body: ANSWER, n, at: Date.now(), device: 'device', nonce: `nonce ${n}` },
  tale: 'a digest of what was told',
});

/** What a store of ours does: as many matches as that, each with its next answer as soon as the one before is durable. */
export async function storeAppends(store: Store, matches: number, count: number): Promise<Done> {
  const names = Array.from({ length: matches }, (_, i) => `load ${i}`);
  for (const match of names) await store.create(openingOf(match), [], followsOf(match, 0));
  return during(count, async () => {
    await Promise.all(
      names.map(async (match) => {
        for (let n = 1; n <= count / matches; n++) {
          const became = await store.append(match, [rowOf(n)], followsOf(match, n));
          if (became !== 'done') throw new Error(`an answer was ${became}`);
        }
      }),
    );
  });
}
