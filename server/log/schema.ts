import { DAY, MINUTE } from '@conjure/engine';

/** What makes the tables of one version of those of the version before. Forward only, and nothing that older code needs is taken away. */
export interface Migration {
  /** What SQLite and PostgreSQL have in common. */
  readonly both: readonly string[];
  /** What is to be done with rows that SQLite alone can have from that version. */
  readonly sqlite?: readonly string[];
  /** How PostgreSQL is to lay out its tables. */
  readonly postgres?: readonly string[];
}

/** How long after a turn came whoever has it is told so. */
export const NOTICE_AFTER = MINUTE;

/** The day in which a match was touched, as it is kept with it. */
export const dayOf = (touched: number): number => Math.floor(touched / DAY);

/** Times are in milliseconds; JSON is text, since `jsonb` refuses some of it and puts keys in another order. */
export const MIGRATIONS: readonly Migration[] = [
  {
    both: [
      'create table if not exists matches (id text primary key, opening text not null, summary text not null, head integer not null)',
      // With one reader; in no listing and no export.
      'create table if not exists secrets (match text primary key, secret text not null)',
      `create table if not exists deeds (
        match text not null, n integer not null, kind text not null, body text not null, at bigint not null,
        device text, nonce text, tale text, primary key (match, n)
      )`,
      'create table if not exists snapshots (match text primary key, build text not null, body text not null)',
      'create unique index if not exists deeds_once on deeds (match, device, nonce) where nonce is not null',
    ],
  },
  {
    both: [
      'create table if not exists meta (name text primary key, value text not null)',
      // These follow from the log, and are written in the transaction of the deed.
      "alter table matches add column game text not null default ''",
      'alter table matches add column rules integer not null default 0',
      "alter table matches add column phase text not null default 'playing'",
      'alter table matches add column due bigint',
      'alter table matches add column touched bigint not null default 0',
      'alter table matches add column listed integer not null default 0',
      'create index matches_due on matches (due) where due is not null',
      "create index matches_lobby on matches (touched, id) where listed = 1 and phase = 'waiting'",
      'create index matches_old on matches (phase, touched)',
      // `turn`: the deed by which it became this seat's turn, or stopped being it.
      `create table places (
        player text not null, match text not null, seat integer not null, mine integer not null, turn integer not null,
        touched bigint not null, hidden integer not null default 0, primary key (player, match, seat)
      )`,
      'create index places_list on places (player, hidden, mine desc, touched desc, match)',
      'create index places_match on places (match)',
      `create table notices (
        player text not null, match text not null, turn integer not null, due bigint not null, sent bigint,
        primary key (player, match, turn)
      )`,
      'create index notices_due on notices (due) where sent is null',
      'create index notices_match on notices (match)',
      `create table players (
        id text primary key, name text not null, lang text not null, made bigint not null, seen bigint not null
      )`,
      // A device that was thrown out stays for a while with nobody's name, so that its key is not taken for a new one.
      `create table devices (
        id text primary key, player text not null, key_hash text unique not null, cookie_hash text unique,
        made bigint not null, seen bigint not null
      )`,
      'create index devices_player on devices (player, seen)',
      `create table passkeys (
        id text primary key, player text not null, public_key text not null, counter bigint not null, made bigint not null
      )`,
      'create index passkeys_player on passkeys (player)',
      // `player`: who handed it out, or whose device is to be added. `until`: null where it lasts until it is taken back.
      `create table links (
        hash text primary key, kind text not null, match text, seat integer, player text not null, until bigint,
        spent_by text, made bigint not null
      )`,
      'create index links_match on links (match)',
      'create index links_player on links (player)',
      `create table watchers (
        match text not null, player text not null, link text not null, primary key (match, player)
      )`,
      `create table chat (
        match text not null, id text not null, player text not null, phrase text, words text, at bigint not null,
        primary key (match, id)
      )`,
      'create index chat_at on chat (at)',
      // Words are for strangers only where both allow them.
      'create table wordy (match text not null, player text not null, primary key (match, player))',
      `create table channels (
        id text primary key, player text not null, kind text not null, address text not null, keys text not null,
        proved integer not null, code text, failed integer not null default 0, made bigint not null
      )`,
      'create index channels_player on channels (player)',
      // Which rules and messages each process knows, and who is at which match by it.
      'create table alive (process text primary key, seen bigint not null, can text not null)',
      `create table present (
        match text not null, player text not null, process text not null, primary key (match, player, process)
      )`,
      'create index present_process on present (process)',
      'create table outages (since bigint primary key, until bigint not null)',
    ],
    sqlite: [
      `update matches set game = json_extract(opening, '$.game'), rules = json_extract(opening, '$.rules'),
        touched = json_extract(summary, '$.saved'), phase = iif(json_extract(summary, '$.over'), 'closed', 'playing')`,
    ],
  },
  {
    // An answer changes one row besides its own, its match's; and nothing of that is in an index, so PostgreSQL leaves them alone.
    both: [
      // Who sits there and whose turn it is (`seating.ts`): rows of places come and go with people alone, and their turns are read no more.
      "alter table matches add column sits text not null default ''",
      "alter table matches add column asked text not null default ''",
      `update matches set asked = coalesce((
        select ',' || string_agg(cast(seat as text), ',') || ',' from places where places.match = matches.id and mine = 1), '')`,
      // All of somebody's places are read at once, by the primary key.
      'drop index places_list',
      'drop index matches_old',
      'drop index matches_lobby',
      // The day of the last deed: it changes once a day.
      'alter table matches add column day integer not null default 0',
      `update matches set day = touched / ${DAY}`,
      'create index matches_day on matches (phase, day)',
      "create index matches_waiting on matches (id) where listed = 1 and phase = 'waiting'",
    ],
    // Room on every page for the next row of the same match.
    postgres: ['alter table matches set (fillfactor = 50)'],
  },
  {
    // Who has opened it: tables that wait count as his, also where nobody sits at them yet. Those from before are nobody's.
    both: [
      "alter table matches add column owner text not null default ''",
      "create index matches_owner on matches (owner) where phase = 'waiting'",
    ],
  },
];

/** The version of the tables that this program makes and needs. */
export const SCHEMA = MIGRATIONS.length;

/** Since that version tables have all that is read by whoever only looks. Until they have it they are left alone. */
const READABLE = 2;

/** Whether whoever changes nothing can read tables of that version; 0: there are none. */
export function requireReadable(version: number): void {
  if (version === 0) throw new Error('it has no matches of Conjure');
  if (version < READABLE)
    throw new Error(
      `its tables are of version ${version}: a server brings them to version ${SCHEMA} when it starts with it`,
    );
}
