import { type Sql, type SqlRow, sql } from '../../log/sql.ts';
import type { Link, LinkStore } from '../store.ts';
import { withoutOldDevices } from './players.ts';

const text = (value: SqlRow[string]): string | null => (value === null ? null : String(value));
const number = (value: SqlRow[string]): number | null => (value === null ? null : Number(value));

const link = (found: SqlRow): Link => ({
  hash: String(found.hash),
  kind: found.kind as Link['kind'],
  match: text(found.match),
  seat: number(found.seat),
  player: String(found.player),
  until: number(found.until),
  spentBy: text(found.spent_by),
  made: Number(found.made),
});

/** What stands for a seat of the lobby that was claimed is named after it, and no secret. The seat follows. */
const claimOf = (match: string): string => `${match} `;

export const linksIn = (run: Sql): LinkStore => ({
  async addLink({ hash, kind, match, seat, player, until, made }) {
    await run(
      sql`insert into links (hash, kind, match, seat, player, until, made)
        values (${hash}, ${kind}, ${match}, ${seat}, ${player}, ${until}, ${made})`,
    );
  },
  async findLink(hash) {
    const [[found]] = await run(sql`select * from links where hash = ${hash}`);
    return found ? link(found) : null;
  },
  async linksOf(match) {
    const [found] = await run(sql`select * from links where match = ${match} order by made, hash`);
    return found.map(link);
  },
  async dropLink(match, hash) {
    const [[done]] = await run(
      sql`delete from links where match = ${match} and hash = ${hash} and spent_by is null returning hash`,
      sql`delete from watchers where match = ${match} and link = ${hash}`,
    );
    return done !== undefined;
  },
  async spendLink(hash, kind, by, now) {
    const [, [found]] = await run(
      sql`update links set spent_by = ${by}
        where hash = ${hash} and kind = ${kind} and spent_by is null and until > ${now}`,
      sql`select * from links where hash = ${hash} and kind = ${kind} and spent_by = ${by}`,
    );
    return found ? link(found) : null;
  },
  async unspendLink(hash, by) {
    await run(sql`update links set spent_by = null where hash = ${hash} and spent_by = ${by}`);
  },
  async grantedSeats(match, player, now) {
    const [found] = await run(
      sql`select distinct seat from links where match = ${match} and kind = 'seat' and spent_by = ${player}
        and (hash <> ${claimOf(match)} || seat or until > ${now}) order by seat`,
    );
    return found.map(({ seat }) => Number(seat));
  },
  async claimSeat(match, seat, player, now, until) {
    const name = `${claimOf(match)}${seat}`;
    const [[done]] = await run(
      sql`insert into links (hash, kind, match, seat, player, until, spent_by, made)
        values (${name}, 'seat', ${match}, ${seat}, ${player}, ${until}, ${player}, ${now})
        on conflict (hash) do update set player = excluded.player, spent_by = excluded.spent_by,
          until = case when links.until <= ${now} then excluded.until else links.until end
        where links.until <= ${now} or links.spent_by = ${player} returning hash`,
    );
    return done !== undefined;
  },
  async spendDeviceLink(hash, { id, keyHash }, now) {
    const [[found]] = await run(
      sql`update links set spent_by = ${id}
        where hash = ${hash} and kind = 'device' and spent_by is null and until > ${now} returning *`,
      sql`insert into devices (id, player, key_hash, made, seen)
        select ${id}, player, ${keyHash}, cast(${now} as bigint), cast(${now} as bigint) from links where hash = ${hash} and spent_by = ${id}
        on conflict do nothing`,
    );
    if (!found) return null;
    await run(withoutOldDevices(String(found.player), now));
    return link(found);
  },
  async sweepLinks(before) {
    await run(sql`delete from links where match is null and until < ${before}`);
  },
  async addWatcher(match, player, from) {
    await run(
      sql`insert into watchers (match, player, link)
        select ${match}, ${player}, hash from links where hash = ${from} and match = ${match} and kind = 'watch'
        on conflict (match, player) do update set link = excluded.link`,
    );
  },
  async isWatcher(match, player) {
    const [[found]] = await run(sql`select link from watchers where match = ${match} and player = ${player}`);
    return found !== undefined;
  },
  async watchersOf(matches) {
    if (matches.length === 0) return [];
    const [found] = await run(sql`select match, player from watchers where match in ${matches}`);
    return found.map(({ match, player }) => ({ match: String(match), player: String(player) }));
  },
});
