import type { LogRow, Projection } from '@conjure/host';
import { keyOf } from './connections.ts';

/** Rows that are to be added to the log of a match, and what follows from them; a match may begin with none. */
export interface AppendRequest {
  readonly match: string;
  readonly rows: readonly LogRow[];
  readonly follows: Projection;
}

/** What was found of a match that something was to be added to. */
export interface AppendOutcome {
  readonly match: string;
  readonly isThere: boolean;
  readonly isDone: boolean;
  readonly isAgain: boolean;
}

/** A notice is due so long after the turn came. */
const NOTICE = 60_000;

/**
 * Adds to many matches at once, to each all of its rows or none, in one statement: so there is one way to the database and one
 * commit for all. Whoever adds to a match holds its row until he is through, in the order of their names, so that nobody waits
 * for one who waits for him; the head he finds then is the last. What he has read of other tables may be older than that head: but
 * then the head is not the one his rows follow. A row that is there without its head counting it fails the whole.
 */
export const APPEND = `
with wanted as (
  select * from unnest($1::text[], $2::integer[], $3::integer[], $4::text[], $5::text[], $6::bigint[], $7::bigint[])
    as wanted(match, first, last, summary, phase, due, touched)
), sent as (
  select * from unnest($8::text[], $9::integer[], $10::text[], $11::text[], $12::bigint[], $13::text[], $14::text[], $15::text[])
    as sent(match, n, kind, body, at, device, nonce, tale)
), seated as (
  select * from unnest($16::text[], $17::text[], $18::integer[], $19::integer[], $20::boolean[])
    as seated(match, player, seat, mine, waits)
), held as (
  select id, head from matches where id = any($1::text[]) order by id for update
), again as (
  select distinct sent.match from sent join deeds using (match, device, nonce)
), fits as (
  select wanted.* from wanted join held on held.id = wanted.match and held.head = wanted.first - 1
  where wanted.match not in (select match from again)
), added as (
  insert into deeds (match, n, kind, body, at, device, nonce, tale)
  select sent.* from sent join fits using (match)
), grown as (
  update matches set head = fits.last, summary = fits.summary, phase = fits.phase, due = fits.due, touched = fits.touched
  from fits where matches.id = fits.match
), turned as (
  select seated.*, fits.last, fits.touched, fits.phase
  from seated join fits using (match) left join places using (player, match, seat)
  where places.mine is distinct from seated.mine
), placed as (
  insert into places (player, match, seat, mine, turn, touched) select player, match, seat, mine, last, touched from turned
  on conflict (player, match, seat) do update set mine = excluded.mine, turn = excluded.turn, touched = excluded.touched
), gone as (
  delete from places using fits where places.match = fits.match
    and not exists (select from seated where seated.match = places.match and seated.player = places.player and seated.seat = places.seat)
  returning places.match, places.player
), told as (
  insert into notices (player, match, turn, due) select distinct player, match, last, touched + ${NOTICE} from turned
  where mine = 1 and phase = 'playing' on conflict do nothing
), untold as (
  delete from notices using (select match, player from turned where not waits union select match, player from gone) as idle
  where notices.player = idle.player and notices.match = idle.match and sent is null
)
select wanted.match, held.id is not null as "isThere", fits.match is not null as "isDone", again.match is not null as "isAgain"
from wanted left join held on held.id = wanted.match left join fits using (match) left join again using (match)`;

/** The values of the statement. */
export function valuesOf(all: readonly AppendRequest[]): unknown[] {
  const sent = all.flatMap(({ match, rows }) => rows.map((row) => ({ match, row })));
  const seated = all.flatMap(({ match, follows: { places } }) => {
    // Somebody may have several seats.
    const waiting = new Set(places.flatMap(({ player, mine }) => (mine ? [player] : [])));
    return places.map((place) => ({ match, place, waiting }));
  });
  const key = (text: string | undefined) => (text === undefined ? null : keyOf(text));
  return [
    all.map(({ match }) => keyOf(match)),
    // What is only opened has no rows yet.
    all.map(({ rows }) => rows[0]?.n ?? 1),
    all.map(({ rows }) => rows.at(-1)?.n ?? 0),
    all.map(({ follows }) => JSON.stringify(follows.summary)),
    all.map(({ follows }) => follows.phase),
    all.map(({ follows }) => follows.due),
    all.map(({ rows, follows }) => rows.at(-1)?.at ?? follows.summary.saved),
    sent.map(({ match }) => keyOf(match)),
    sent.map(({ row }) => row.n),
    sent.map(({ row }) => row.kind),
    sent.map(({ row }) => JSON.stringify(row.body)),
    sent.map(({ row }) => row.at),
    sent.map(({ row }) => key(row.device)),
    sent.map(({ row }) => key(row.nonce)),
    sent.map(({ row }) => key(row.tale)),
    seated.map(({ match }) => keyOf(match)),
    seated.map(({ place }) => keyOf(place.player)),
    seated.map(({ place }) => place.seat),
    seated.map(({ place }) => Number(place.mine)),
    seated.map(({ place, waiting }) => waiting.has(place.player)),
  ];
}
