import { type Sql, sql } from '../../log/sql.ts';
import type { ProcessStore } from '../store.ts';

export const processesIn = (run: Sql): ProcessStore => ({
  async markAlive(process, now, can) {
    await run(
      sql`insert into alive (process, seen, can) values (${process}, ${now}, ${can})
        on conflict (process) do update set seen = excluded.seen, can = excluded.can`,
    );
  },
  async processesAlive(since) {
    const [found] = await run(sql`select process, seen, can from alive where seen >= ${since} order by process`);
    return found.map(({ process, seen, can }) => ({ process: String(process), seen: Number(seen), can: String(can) }));
  },
  async removeProcess(process) {
    // When it was last there stays known: an outage is counted from then.
    await run(sql`delete from present where process = ${process}`);
  },
  async removeProcessesBefore(before) {
    await run(
      sql`delete from present where process in (select process from alive where seen < ${before})`,
      sql`delete from alive where seen < ${before} and seen < (select max(seen) from alive)`,
    );
  },
  async updatePresence(process, came, went) {
    if (came.length + went.length === 0) return;
    await run(
      ...went.map(
        ([match, player]) =>
          sql`delete from present where match = ${match} and player = ${player} and process = ${process}`,
      ),
      ...came.map(
        ([match, player]) =>
          sql`insert into present (match, player, process) values (${match}, ${player}, ${process}) on conflict do nothing`,
      ),
    );
  },
  async presentAt(matches) {
    if (matches.length === 0) return [];
    const [found] = await run(
      sql`select distinct match, player from present where match in ${matches} order by match, player`,
    );
    return found.map(({ match, player }) => ({ match: String(match), player: String(player) }));
  },
  async lastSeen() {
    const [[found]] = await run(sql`select max(seen) as seen from alive`);
    return found === undefined || found.seen === null ? null : Number(found.seen);
  },
  async addOutage(since, until) {
    await run(
      sql`insert into outages (since, until) values (${since}, ${until})
        on conflict (since) do update set until = excluded.until where outages.until < excluded.until`,
    );
  },
  async outages(after) {
    const [found] = await run(sql`select since, until from outages where until > ${after} order by since`);
    return found.map(({ since, until }) => ({ since: Number(since), until: Number(until) }));
  },
  async meta(name) {
    const [[found]] = await run(sql`select value from meta where name = ${name}`);
    return found ? String(found.value) : null;
  },
  async metaOnce(name, value) {
    const [, [found]] = await run(
      sql`insert into meta (name, value) values (${name}, ${value}) on conflict do nothing`,
      sql`select value from meta where name = ${name}`,
    );
    return String(found?.value);
  },
  async dropMeta(name) {
    await run(sql`delete from meta where name = ${name}`);
  },
  async setMeta(name, value) {
    await run(
      sql`insert into meta (name, value) values (${name}, ${value}) on conflict (name) do update set value = excluded.value`,
    );
  },
});
