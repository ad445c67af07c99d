import { must } from '@conjure/engine';
import { type Sql, type SqlRow, sql } from '../../log/sql.ts';
import type { ChatLine, ChatStore } from '../store.ts';

const line = ({ id, player, phrase, words, at }: SqlRow): ChatLine => ({
  id: String(id),
  player: String(player),
  phrase: phrase === null ? null : String(phrase),
  words: words === null ? null : String(words),
  at: Number(at),
});

export const chatIn = (run: Sql): ChatStore => ({
  async addChatLine(match, { id, player, phrase, words, at }) {
    await run(
      sql`insert into chat (match, id, player, phrase, words, at)
        values (${match}, ${id}, ${player}, ${phrase}, ${words}, ${at}) on conflict do nothing`,
    );
  },
  async chatLines(match, after, most) {
    const [found] = await run(
      sql`select id, player, phrase, words, at from chat where match = ${match} and id > ${after}
        order by id desc limit ${most}`,
    );
    return found.map(line).reverse();
  },
  async chatLinesSince(since) {
    const [found] = await run(
      sql`select match, id, player, phrase, words, at from chat where at >= ${since} order by at, id limit 1000`,
    );
    return found.map((each) => ({ ...line(each), match: String(each.match) }));
  },
  async countChatLines(match, player, since) {
    const [[found]] = await run(
      sql`select count(*) as lines from chat where match = ${match} and player = ${player} and at >= ${since}`,
    );
    return Number(must(found, 'the count').lines);
  },
  async allowWords(match, player) {
    await run(sql`insert into wordy (match, player) values (${match}, ${player}) on conflict do nothing`);
  },
  async playersAllowingWords(match) {
    const [found] = await run(sql`select player from wordy where match = ${match} order by player`);
    return found.map(({ player }) => String(player));
  },
  async sweepChat(before) {
    await run(sql`delete from chat where at < ${before}`);
  },
});
