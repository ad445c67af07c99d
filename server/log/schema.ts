/**
 * The tables of matches: the same for SQLite and PostgreSQL. Times are milliseconds; JSON is text, since a database may refuse some of
 * it and reorder its keys. What follows from the log is written in the same transaction as its rows.
 */
export const MATCH_TABLES = `
  create table if not exists matches (
    id text primary key, game text not null, rules integer not null, options text not null, seats integer not null,
    terms text, seal text, more text not null, summary text not null,
    phase text not null, head integer not null, due bigint, touched bigint not null, listed integer not null
  );
  create index if not exists matches_due on matches (due) where due is not null;
  create index if not exists matches_lobby on matches (touched, id) where listed = 1 and phase = 'waiting';
  create table if not exists secrets (match text primary key, secret text not null);
  create table if not exists deeds (
    match text not null, n integer not null, kind text not null, body text not null, at bigint not null,
    device text, nonce text, tale text, primary key (match, n)
  );
  create unique index if not exists deeds_once on deeds (match, device, nonce) where nonce is not null;
  create table if not exists snapshots (match text not null, build text not null, body text not null, primary key (match, build));
  create table if not exists places (
    player text not null, match text not null, seat integer not null, mine integer not null, touched bigint not null,
    hidden integer not null default 0, primary key (player, match, seat)
  );
  create index if not exists places_list on places (player, hidden, mine desc, touched desc, match);
  create index if not exists places_match on places (match);
  create table if not exists links (
    hash text primary key, kind text not null, match text, seat integer, player text, until bigint, spent_by text
  );
`;
