import { must } from '@conjure/engine';
import { dayOf } from '../../log/schema.ts';
import { type Sql, type SqlRow, sql, without } from '../../log/sql.ts';
import { tableAfter } from '../rematches.ts';
import type { Cursor, ListedMatch, PlayersMatchStore } from '../store.ts';

const listed = ({ match, summary, phase, seats, mine, touched }: SqlRow): ListedMatch => ({
  match: String(match),
  summary: JSON.parse(String(summary)),
  phase: phase as ListedMatch['phase'],
  seats: String(seats)
    .split(',')
    .map(Number)
    .sort((a, b) => a - b),
  mine: Number(mine) === 1,
  touched: Number(touched),
});

/** Before everything: a list begins there. */
const FIRST: Cursor = [2, Number.MAX_SAFE_INTEGER, ''];

export const matchesIn = (run: Sql): PlayersMatchStore => ({
  async matchesOf(player, after, most) {
    const [mine, touched, match] = after ?? FIRST;
    const [found] = await run(
      sql`select matches.id as match, summary, phase, seats, own.mine, own.touched from (
          select id, max(case when asked like '%,' || seat || ',%' then 1 else 0 end) as mine, matches.touched,
            string_agg(cast(seat as text), ',') as seats
          from places join matches on id = match where places.player = ${player} and hidden = 0 group by id, matches.touched
        ) as own join matches on matches.id = own.id
        where own.mine < ${mine} or (own.mine = ${mine} and (own.touched < ${touched}
          or (own.touched = ${touched} and own.id > ${match})))
        order by own.mine desc, own.touched desc, own.id limit ${most}`,
    );
    return found.map(listed);
  },
  async invitations(player, now) {
    const [found] = await run(
      sql`select matches.id as match, summary, phase, string_agg(cast(seat as text), ',') as seats, 1 as mine, touched
        from links join matches on matches.id = links.match
        where kind = 'seat' and spent_by = ${player} and until > ${now} and phase = 'waiting'
          and not exists (select 1 from places where places.match = links.match and places.player = ${player})
        group by matches.id, summary, phase, touched order by touched desc, matches.id limit 50`,
    );
    return found.map(listed);
  },
  async lobbyTables(after, most) {
    const [, touched, match] = after ?? FIRST;
    const [found] = await run(
      sql`select id, opening, summary, touched from matches where listed = 1 and phase = 'waiting'
        and (touched < ${touched} or (touched = ${touched} and id > ${match})) order by touched desc, id limit ${most}`,
    );
    return found.map(({ id, opening, summary, touched: at }) => ({
      match: String(id),
      opening: JSON.parse(String(opening)),
      summary: JSON.parse(String(summary)),
      touched: Number(at),
    }));
  },
  async phaseOf(match) {
    const [[found]] = await run(sql`select phase from matches where id = ${match}`);
    return found ? (found.phase as ListedMatch['phase']) : null;
  },
  async openSeatsOf(player) {
    const [found] = await run(
      sql`select match, seat from places join matches on matches.id = places.match
        where player = ${player} and phase <> 'closed' order by match, seat`,
    );
    return found.map(({ match, seat }) => ({ match: String(match), seat: Number(seat) }));
  },
  async countRunning(player) {
    const [[found]] = await run(
      sql`select count(*) as running from (
        select match from places join matches on matches.id = match where player = ${player} and phase <> 'closed'
        union select id from matches where owner = ${player} and phase = 'waiting') as his`,
    );
    return Number(must(found, 'the count').running);
  },
  async hideMatch(match, player) {
    const [, [found]] = await run(
      sql`update places set hidden = 1 where match = ${match} and player = ${player}`,
      sql`select count(*) as others from places where match = ${match} and hidden = 0`,
    );
    return Number(must(found, 'the count').others) === 0;
  },
  async seatsAt(matches) {
    if (matches.length === 0) return [];
    const [found] = await run(
      sql`select match, player, seat, case when asked like '%,' || seat || ',%' then 1 else 0 end as mine
        from places join matches on id = match where match in ${matches} order by match, seat`,
    );
    return found.map(({ match, player, seat, mine }) => ({
      match: String(match),
      player: String(player),
      seat: Number(seat),
      mine: Number(mine) === 1,
    }));
  },
  async matchesUntouchedSince(phase, before, most) {
    const [found] = await run(
      sql`select id from matches where phase = ${phase} and day <= ${dayOf(before)} and touched < ${before} order by touched limit ${most}`,
    );
    return found.map(({ id }) => String(id));
  },
  async countByRules() {
    const [found] = await run(
      sql`select game, rules, phase, count(*) as matches from matches group by game, rules, phase
        order by game, rules, phase`,
    );
    return found.map(({ game, rules, phase, matches }) => ({
      game: String(game),
      rules: Number(rules),
      phase: String(phase),
      matches: Number(matches),
    }));
  },
  async forgetMatch(match) {
    await run(
      ...without(['places', 'links', 'watchers', 'wordy', 'chat', 'notices', 'present'], 'match', match),
      sql`delete from meta where name = ${tableAfter(match)}`,
    );
  },
});
