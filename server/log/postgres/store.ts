import type { Store } from '@conjure/host';
import type { Pool } from 'pg';
import { keyOf, textOf } from './connections.ts';
import type { LogNotifications } from './news.ts';
import { always, inTransaction } from './statements.ts';
import { append, newWriter } from './writer.ts';

/** Keeps matches in PostgreSQL, for any number of processes at once. A row is durable when `append` is done. */
export function postgresStore(pool: Pool, news: LogNotifications): Store {
  const write = newWriter(pool);
  const ask = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows;

  return {
    create: (opening, rows, projection) =>
      inTransaction(pool, always, async (client) => {
        const { seed, ...open } = opening;
        const match = keyOf(open.match);
        const { rowCount } = await client.query(
          `insert into matches (id, opening, summary, head, game, rules, phase, due, touched, listed, owner)
            values ($1, $2, $3, 0, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
          [
            ...[
              match,
              JSON.stringify(open),
              JSON.stringify(projection.summary),
              open.game,
              open.rules,
              projection.phase,
            ],
            ...[
              projection.due,
              rows.at(-1)?.at ?? projection.summary.saved,
              Number(open.terms?.listed ?? false),
              keyOf(open.owner ?? ''),
            ],
          ],
        );
        if (rowCount === 0) return 'taken';
        await client.query('insert into secrets values ($1, $2)', [match, keyOf(seed)]);
        await append(client, [{ match: open.match, rows, projection }]);
        return 'done';
      }),
    async append(match, rows, projection) {
      const appended = await write({ match, rows, projection });
      if (appended === 'done') news.tell(match);
      return appended;
    },
    async read(match, after) {
      const [[found], rows] = await Promise.all([
        ask('select opening, secret from matches join secrets on secrets.match = id where id = $1', keyOf(match)),
        ask(
          'select n, kind, body, at, device, nonce, tale from deeds where match = $1 and n > $2::bigint order by n',
          ...[keyOf(match), after],
        ),
      ]);
      if (!found) return null;
      return { opening: { ...JSON.parse(found.opening), seed: textOf(found.secret) }, rows: rows.map(rowOf) };
    },
    async heads(matches) {
      const found = await ask('select id, head from matches where id = any($1::text[])', matches.map(keyOf));
      return new Map(found.map(({ id, head }) => [textOf(id), head]));
    },
    async due(now, most) {
      const found = await ask('select id from matches where due <= $1 order by due limit $2', now, most);
      return found.map(({ id }) => textOf(id));
    },
    follow: (wake) => news.follow(wake),
    async snap(match, build, body) {
      await ask(
        `insert into snapshots (match, build, body) values ($1, $2, $3)
          on conflict (match) do update set build = excluded.build, body = excluded.body`,
        ...[keyOf(match), build, JSON.stringify(body)],
      );
    },
    async snapshot(match, build) {
      const [found] = await ask('select body from snapshots where match = $1 and build = $2', keyOf(match), build);
      return found ? JSON.parse(found.body) : null;
    },
    list: async () => (await ask('select summary from matches order by id')).map(({ summary }) => JSON.parse(summary)),
    async delete(match) {
      await inTransaction(pool, always, async (client) => {
        await client.query('delete from matches where id = $1', [keyOf(match)]);
        for (const table of ['secrets', 'deeds', 'snapshots', 'places', 'notices'])
          await client.query(`delete from ${table} where match = $1`, [keyOf(match)]);
      });
      // Whoever has it in memory lets go of it.
      news.tell(match);
    },
  };
}

/** What a row has; a column that holds nothing is not there. */
function rowOf({ n, kind, body, at, device, nonce, tale }: { [column: string]: string & number }): unknown {
  return {
    n,
    kind,
    body: JSON.parse(body),
    at,
    ...(device === null ? {} : { device: textOf(device) }),
    ...(nonce === null ? {} : { nonce: textOf(nonce) }),
    ...(tale === null ? {} : { tale: textOf(tale) }),
  };
}
