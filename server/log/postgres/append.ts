import { must } from '@conjure/engine';
import type { LogRow, Projection } from '@conjure/host';
import { dayOf, NOTICE_AFTER } from '../schema.ts';
import { seatingOf } from '../seating.ts';
import { keyOf } from './connections.ts';

/** Rows that are to be added to the log of a match, and what follows from them; a match may begin with none. */
export interface AppendRequest {
  readonly match: string;
  readonly rows: readonly LogRow[];
  readonly projection: Projection;
}

/** What was found of a match that something was to be added to. */
export interface AppendOutcome {
  readonly match: string;
  readonly isThere: boolean;
  readonly isDone: boolean;
  readonly isAgain: boolean;
}

/**
 * Adds to many matches at once, to each all of its rows or none, in one statement: so there is one way to the database and one
 * commit for all. Whoever adds to a match holds its row until he is through, in the order of their names, so that nobody waits
 * for one who waits for him; the head he finds then is the last. What he has read of other tables may be older than that head: but
 * then the head is not the one his rows follow. A row that is there without its head counting it fails the whole, and so does one
 * that its device has sent before (`wasSent`): that is rare, and to look for it each time would be a fifth of the cost.
 */
export const APPEND = `
with wanted as (
  select * from unnest($1::text[], $2::integer[], $3::integer[], string_to_array($4, E'\\n'), $5::text[], $6::bigint[], $7::bigint[],
    $8::integer[], $9::text[], $10::text[]) as wanted(match, first, last, summary, phase, due, touched, day, sits, asked)
), sent as (
  select * from unnest($11::text[], $12::integer[], $13::text[], string_to_array($14, E'\\n'), $15::bigint[], $16::text[], $17::text[], $18::text[])
    as sent(match, n, kind, body, at, device, nonce, tale)
), waits as (
  select * from unnest($19::text[], $20::text[], $21::integer[]) as waits(match, player, seat)
), held as (
  select id, head, phase, sits, asked from matches where id = any($1::text[]) order by id for update
), fits as (
  select wanted.*, wanted.sits <> held.sits as moves, case when held.phase = 'waiting' then '' else held.asked end as before,
    held.phase = 'playing' as played
  from wanted join held on held.id = wanted.match and held.head = wanted.first - 1
), added as (
  insert into deeds (match, n, kind, body, at, device, nonce, tale)
  select sent.* from sent join fits using (match)
), grown as (
  update matches set head = fits.last, summary = fits.summary, phase = fits.phase, due = fits.due, touched = fits.touched,
    day = fits.day, sits = fits.sits, asked = fits.asked
  from fits where matches.id = fits.match
), seated as (
  select match, seat ->> 0 as player, cast(seat ->> 1 as integer) as seat, last, touched
  from fits, json_array_elements(cast(sits as json)) as seat where moves
), placed as (
  insert into places (player, match, seat, mine, turn, touched) select player, match, seat, 0, last, touched from seated
  on conflict do nothing
), gone as (
  delete from places using fits where places.match = fits.match and moves
    and not exists (select from seated where seated.match = places.match and seated.player = places.player and seated.seat = places.seat)
  returning fits.match, places.player, places.seat, played
), watching as (
  insert into watchers (match, player, link) select distinct match, player, '' from gone where played on conflict do nothing
), void as (
  delete from links using gone where links.match = gone.match and links.seat = gone.seat and links.kind = 'seat' and played
), told as (
  insert into notices (player, match, turn, due) select distinct player, match, last, touched + ${NOTICE_AFTER} from waits join fits using (match)
  where phase = 'playing' and exists (select from channels where channels.player = waits.player and proved = 1)
    and (before not like '%,' || seat || ',%' or moves and not exists (
      select from places where places.player = waits.player and places.match = waits.match and places.seat = waits.seat))
  on conflict do nothing
), untold as (
  delete from notices using fits where notices.match = fits.match and sent is null
    and not exists (select from waits where waits.match = notices.match and waits.player = notices.player)
)
select wanted.match, held.id is not null as "isThere", fits.match is not null as "isDone", fits.match is null
    and exists (select from sent join deeds using (match, device, nonce) where sent.match = wanted.match) as "isAgain"
from wanted left join held on held.id = wanted.match left join fits using (match)`;

const touchedAt = ({ rows, projection }: AppendRequest): number => rows.at(-1)?.at ?? projection.summary.saved;

/** Values of JSON, one a line: as items of a list each of their quotation marks would have to be escaped, and read again. */
const linesOf = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join('\n');

/** The values of the statement. */
export function valuesOf(all: readonly AppendRequest[]): unknown[] {
  const matches = all.map(({ match }) => keyOf(match));
  const matchOf = (request: number) => must(matches[request], 'the match of request', request);
  const seatings = all.map(({ projection }) => seatingOf(projection, keyOf));
  const touched = all.map(touchedAt);
  const sent = all.flatMap(({ rows }, i) => rows.map((row) => ({ match: matchOf(i), row })));
  const waits = all.flatMap(({ projection: { places } }, i) =>
    places.flatMap(({ player, seat, mine }) => (mine ? [{ match: matchOf(i), player: keyOf(player), seat }] : [])),
  );
  const key = (text: string | undefined) => (text === undefined ? null : keyOf(text));
  return [
    matches,
    // What is only opened has no rows yet.
    all.map(({ rows }) => rows[0]?.n ?? 1),
    all.map(({ rows }) => rows.at(-1)?.n ?? 0),
    linesOf(all.map(({ projection }) => projection.summary)),
    all.map(({ projection }) => projection.phase),
    all.map(({ projection }) => projection.due),
    touched,
    touched.map(dayOf),
    seatings.map(({ sits }) => sits),
    seatings.map(({ asked }) => asked),
    sent.map(({ match }) => match),
    sent.map(({ row }) => row.n),
    sent.map(({ row }) => row.kind),
    linesOf(sent.map(({ row }) => row.body)),
    sent.map(({ row }) => row.at),
    sent.map(({ row }) => key(row.device)),
    sent.map(({ row }) => key(row.nonce)),
    sent.map(({ row }) => key(row.tale)),
    waits.map(({ match }) => match),
    waits.map(({ player }) => player),
    waits.map(({ seat }) => seat),
  ];
}
