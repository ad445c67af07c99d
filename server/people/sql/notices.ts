import { type Sql, type SqlRow, sql } from '../../log/sql.ts';
import type { Channel, NoticeStore } from '../store.ts';

const channel = (found: SqlRow): Channel => ({
  id: String(found.id),
  player: String(found.player),
  kind: found.kind as Channel['kind'],
  address: String(found.address),
  keys: String(found.keys),
  proved: Number(found.proved) === 1,
  code: found.code === null ? null : String(found.code),
  failed: Number(found.failed),
  made: Number(found.made),
});

export const noticesIn = (run: Sql): NoticeStore => ({
  async addChannel({ id, player, kind, address, keys, proved, code, made }) {
    await run(
      sql`insert into channels (id, player, kind, address, keys, proved, code, made)
        values (${id}, ${player}, ${kind}, ${address}, ${keys}, ${proved ? 1 : 0}, ${code}, ${made})`,
    );
  },
  async channelsOf(player) {
    const [found] = await run(sql`select * from channels where player = ${player} order by made, id`);
    return found.map(channel);
  },
  async proveChannel(player, id, code) {
    const [[done]] = await run(
      sql`update channels set proved = 1, code = null
        where id = ${id} and player = ${player} and code = ${code} returning id`,
    );
    return done !== undefined;
  },
  async dropChannel(player, id) {
    const [[done]] = await run(sql`delete from channels where id = ${id} and player = ${player} returning id`);
    return done !== undefined;
  },
  async setChannelFailures(id, failed) {
    await run(sql`update channels set failed = ${failed} where id = ${id}`);
  },
  async dueNotices(now, most) {
    const [found] = await run(
      sql`select player, match, turn from notices where sent is null and due <= ${now}
        order by due, player, match limit ${most}`,
    );
    return found.map(({ player, match, turn }) => ({
      player: String(player),
      match: String(match),
      turn: Number(turn),
    }));
  },
  async isUnsent({ player, match, turn }) {
    const [[found]] = await run(
      sql`select turn from notices where player = ${player} and match = ${match} and turn = ${turn} and sent is null`,
    );
    return found !== undefined;
  },
  async markNoticeSent({ player, match, turn }, now) {
    await run(sql`update notices set sent = ${now} where player = ${player} and match = ${match} and turn = ${turn}`);
  },
  async dropNotice({ player, match, turn }) {
    await run(sql`delete from notices where player = ${player} and match = ${match} and turn = ${turn}`);
  },
  async noticesSent(player, since) {
    const [found] = await run(
      sql`select match, sent from notices where player = ${player} and sent >= ${since} order by sent`,
    );
    return found.map(({ match, sent }) => ({ match: String(match), sent: Number(sent) }));
  },
  async sweepNotices(before) {
    await run(sql`delete from notices where sent < ${before}`);
  },
});
