import type { Appended, LogRow, Opening, Projection } from '@conjure/host';
import { dayOf, NOTICE_AFTER } from '../schema.ts';
import { type Seating, seatingOf } from '../seating.ts';
import type { Tables } from './tables.ts';

/** What is known of a match from the deed before. */
type Was = Seating & { readonly isPlayed: boolean };
const NOTHING: Was = { sits: '', asked: '', isPlayed: false };

/** The logs of matches in the tables of a file. Each function is part of a transaction of the caller's. */
export function logIn({ all, get }: Tables) {
  const headOf = (match: string) => get('select head from matches where id = ?', match)?.head as number | undefined;

  const addRow = (match: string, { n, kind, body, at, device, nonce, tale }: LogRow) =>
    all(
      'insert into deeds (match, n, kind, body, at, device, nonce, tale) values (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[match, n, kind, JSON.stringify(body), at, device ?? null, nonce ?? null, tale ?? null],
    );

  /** Rows of those who have sat down or left; a turn that came is a notice to whoever can be sent one. */
  const updatePlaces = (match: string, n: number, at: number, { places, phase }: Projection, was: Was) => {
    const sits = seatingOf({ places }).sits;
    const before = sits === was.sits ? null : all('select player, seat from places where match = ?', match);
    const isIn = (list: readonly object[], { player, seat }: { player: unknown; seat: unknown }) =>
      (list as typeof places).some((one) => one.player === player && one.seat === seat);
    for (const { player = '', seat = null } of before ?? []) {
      if (isIn(places, { player, seat })) continue;
      all('delete from places where match = ? and player = ? and seat = ?', match, player, seat);
      if (!was.isPlayed) continue;
      // Whoever has left a match may look on; what was offered of the seat before it was left is good for nothing now.
      all("insert into watchers (match, player, link) values (?, ?, '') on conflict do nothing", match, player);
      all("delete from links where match = ? and kind = 'seat' and seat = ?", match, seat);
    }
    for (const place of places) {
      const { player, seat, mine } = place;
      const hasCome = before !== null && !isIn(before, place);
      if (hasCome)
        all(
          'insert into places (player, match, seat, mine, turn, touched) values (?, ?, ?, 0, ?, ?)',
          ...[player, match, seat, n, at],
        );
      if (mine && phase === 'playing' && (hasCome || !was.asked.includes(`,${seat},`)))
        all(
          `insert into notices (player, match, turn, due) select ?, ?, ?, ?
            where exists (select 1 from channels where player = ? and proved = 1) on conflict do nothing`,
          ...[player, match, n, at + NOTICE_AFTER, player],
        );
    }
    for (const { player } of all('select player from notices where match = ? and sent is null', match))
      if (!places.some((one) => one.player === player && one.mine))
        all('delete from notices where match = ? and player = ? and sent is null', match, player);
  };

  return {
    create({ seed, ...open }: Opening, rows: readonly LogRow[], projection: Projection): 'done' | 'taken' {
      if (headOf(open.match) !== undefined) return 'taken';
      const at = rows.at(-1)?.at ?? projection.summary.saved;
      const { sits, asked } = seatingOf(projection);
      all(
        `insert into matches (id, opening, summary, head, game, rules, phase, due, touched, day, sits, asked, listed, owner)
          values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[open.match, JSON.stringify(open), JSON.stringify(projection.summary), rows.length, open.game, open.rules],
        ...[projection.phase, projection.due, at, dayOf(at), sits, asked, open.terms?.listed ? 1 : 0, open.owner ?? ''],
      );
      all('insert into secrets (match, secret) values (?, ?)', open.match, seed);
      for (const row of rows) addRow(open.match, row);
      updatePlaces(open.match, rows.length, at, projection, NOTHING);
      return 'done';
    },
    append(match: string, rows: readonly LogRow[], projection: Projection): Appended {
      const before = get('select head, phase, sits, asked from matches where id = ?', match);
      if (!before) return 'gone';
      const head = Number(before.head);
      const isSent = ({ device, nonce }: LogRow) =>
        nonce !== undefined &&
        get('select n from deeds where match = ? and device = ? and nonce = ?', match, device ?? null, nonce);
      if (rows.some(isSent)) return 'again';
      const [first, last] = [rows[0], rows.at(-1)];
      if (!first || !last || first.n !== head + 1) return 'taken';
      for (const row of rows) addRow(match, row);
      const { sits, asked } = seatingOf(projection);
      all(
        'update matches set head = ?, summary = ?, phase = ?, due = ?, touched = ?, day = ?, sits = ?, asked = ? where id = ?',
        ...[head + rows.length, JSON.stringify(projection.summary), projection.phase, projection.due, last.at],
        ...[dayOf(last.at), sits, asked, match],
      );
      const isPlayed = before.phase === 'playing';
      const was = { sits: String(before.sits), asked: isPlayed ? String(before.asked) : '', isPlayed };
      updatePlaces(match, head + rows.length, last.at, projection, was);
      return 'done';
    },
    /** Bodies stay the text they are: whoever asked makes something of them, and not this thread. */
    read(match: string, after: number): { opening: object; rows: ({ body: string } & object)[] } | null {
      const found = get('select opening, secret from matches join secrets on secrets.match = id where id = ?', match);
      if (!found) return null;
      const rows = all(
        'select n, kind, body, at, device, nonce, tale from deeds where match = ? and n > ? order by n',
        ...[match, after],
      );
      return {
        opening: { ...JSON.parse(String(found.opening)), seed: found.secret },
        rows: rows.map(({ body, ...row }) => ({ ...present(row), body: String(body) })),
      };
    },
    heads: (matches: readonly string[]): [string, number][] =>
      matches.flatMap((match): [string, number][] => {
        const head = headOf(match);
        return head === undefined ? [] : [[match, head]];
      }),
    due: (now: number, most: number): string[] =>
      all('select id from matches where due <= ? order by due limit ?', now, most).map(({ id }) => String(id)),
    snap: (match: string, build: string, body: unknown) =>
      all('insert or replace into snapshots (match, build, body) values (?, ?, ?)', match, build, JSON.stringify(body)),
    snapshot: (match: string, build: string): string | null =>
      (get('select body from snapshots where match = ? and build = ?', match, build)?.body as string | undefined) ??
      null,
    list: (): unknown[] =>
      all('select summary from matches order by id').map(({ summary }) => JSON.parse(String(summary))),
    delete(match: string): void {
      all('delete from matches where id = ?', match);
      for (const table of ['secrets', 'deeds', 'snapshots', 'places', 'notices'])
        all(`delete from ${table} where match = ?`, match);
    },
  };
}

export type Log = ReturnType<typeof logIn>;

/** What a row has; a column that holds nothing is not there. */
const present = (row: object): object => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
