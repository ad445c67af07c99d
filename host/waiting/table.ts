import { create, type Fairness, type Game, must, play, type Seat } from '@conjure/engine';
import { type Chair, unnamed } from '../client-messages.ts';
import { markOf, pledgeOf, sealOf, secretAfter, seedOf } from '../fair.ts';
import { type HostedMatch, newHostedMatch, set } from '../hosted-match.ts';
import type { Deed, LogRow, Opening } from '../log/row.ts';
import { type Here, NOBODY, type Present } from '../presence.ts';
import type { Connection } from '../server-messages.ts';
import type { Terms } from '../terms.ts';

/** Somebody at a seat of a table: one promise is for all seats of his device, by the first of them. */
interface SeatedPlayer {
  readonly player: string;
  readonly by: Seat;
  readonly pledge: string | null;
  readonly text: string | null;
}

/** A match before it begins: people sit down, promise a text for the dice, and tell it when all have promised. */
export interface WaitingTable {
  readonly id: string;
  readonly opening: Opening & { readonly terms: Terms; readonly owner: string };
  readonly game: Game;
  /** By seat; `null` where nobody sits. */
  readonly places: readonly (SeatedPlayer | null)[];
  /** Promises that were not kept, and how often all began anew by that. */
  readonly voids: readonly { readonly seat: Seat; readonly player: string; readonly why: 'late' | 'unfit' }[];
  readonly rounds: number;
  /** What was promised in rounds that are void: what comes of that now comes too late, and breaks no other promise. */
  readonly past: readonly string[];
  /** Since when all have promised. */
  readonly fixed: number | null;
  readonly here: Here;
  readonly closed: boolean;
  readonly n: number;
  readonly at: number;
}

/** Whether this is a table yet, or a match already. */
export const isTable = (hosted: WaitingTable | HostedMatch): hosted is WaitingTable => 'opening' in hosted;

/** A new table, where nobody sits. */
export function newTable(game: Game, opening: Opening, at = 0): WaitingTable {
  const { terms, owner, chairs, match: id } = opening;
  if (!terms || owner === undefined) throw new Error('a match that is not played online needs no table');
  return {
    id,
    opening: { ...opening, terms, owner },
    game,
    places: chairs.map(() => null),
    voids: [],
    rounds: 0,
    past: [],
    fixed: null,
    here: NOBODY,
    closed: false,
    n: 0,
    at,
  };
}

const secretIn = ({ id, opening, rounds }: WaitingTable): string => secretAfter(id, opening.seed, rounds);
export const sealIn = (table: WaitingTable): string => sealOf(table.id, secretIn(table));

/** The seats that are for people. */
export const seatsFor = ({ opening }: WaitingTable): Seat[] =>
  opening.chairs.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));

/** The chairs as all see them: whoever opened the table names those at their own screen, and nobody else. */
export const chairsAt = ({ opening: { chairs, owner }, places }: WaitingTable): Chair[] =>
  chairs.map((chair, seat) => (places[seat]?.player === owner ? chair : unnamed(chair)));

/** Every promise once, by the first seat of its device. */
export const promisesIn = ({ places }: WaitingTable): (SeatedPlayer & { readonly pledge: string })[] =>
  places.flatMap((place, seat) =>
    place && place.by === seat && place.pledge !== null ? [{ ...place, pledge: place.pledge }] : [],
  );

/** Of all that is promised, when all have. */
export const markIn = (table: WaitingTable): string | null =>
  table.fixed === null
    ? null
    : markOf({ seal: sealIn(table), pledges: promisesIn(table).map(({ by, pledge }) => [by, pledge]) });

/** The match, or the table still, after the next deed of its log. Throws where the log is not in order. */
export function applyRowAtTable(table: WaitingTable, row: LogRow): WaitingTable | HostedMatch {
  if (row.n !== table.n + 1) throw new Error(`deed ${row.n} does not follow ${table.n}`);
  if (table.closed) throw new Error('a table that is closed goes on');
  if (row.kind === 'begin') return begun(table, row);
  return { ...done(table, row, row.at), n: row.n, at: row.at };
}

function done(table: WaitingTable, deed: Deed, at: number): WaitingTable {
  switch (deed.kind) {
    case 'pledge':
      return pledged(table, deed.body, at);
    case 'text': {
      const { seat, text } = deed.body;
      const place = table.places[seat];
      if (table.fixed === null || !place?.pledge || place.by !== seat || place.text !== null)
        throw new Error(`seat ${seat} has nothing to tell`);
      if (pledgeOf(table.id, seat, text) !== place.pledge) throw new Error(`seat ${seat} tells something else`);
      return { ...table, places: table.places.map((each) => (each?.by === seat ? { ...each, text } : each)) };
    }
    case 'void':
      return voided(table, deed.body);
    case 'leave': {
      const place = must(table.places[deed.body.by] ?? undefined, 'who leaves seat', deed.body.by);
      if (table.fixed !== null) throw new Error('whoever leaves now breaks his promise');
      return { ...table, places: table.places.map((each) => (each?.by === place.by ? null : each)) };
    }
    case 'close':
      return { ...table, closed: true };
    default:
      throw new Error(`${deed.kind} is nothing that is done at a table`);
  }
}

/** Whether a player may promise for these seats: they are for people, free or his, and not all have promised yet. */
export const mayPledge = ({ places, fixed, opening }: WaitingTable, player: string, seats: readonly Seat[]): boolean =>
  fixed === null &&
  seats.every((seat) => {
    const place = places[seat];
    return opening.chairs[seat]?.who === 'person' && (!place || place.player === player);
  });

function pledged(
  table: WaitingTable,
  { player, seat: by, seats, pledge }: Extract<Deed, { kind: 'pledge' }>['body'],
  at: number,
): WaitingTable {
  if (!mayPledge(table, player, seats) || by !== Math.min(...seats))
    throw new Error(`${player} may not promise for seats ${seats.join()}`);
  // Whoever promises anew for some of his seats leaves the others to another promise.
  const again = new Set(seats.map((seat) => table.places[seat]?.by));
  const kept = table.places.map((place, seat) =>
    place && again.has(place.by) ? { ...place, by: seat, pledge: null } : place,
  );
  const places = seats.reduce<readonly (SeatedPlayer | null)[]>(
    (all, seat) => set(all, seat, { player, by, pledge, text: null }),
    kept,
  );
  const isFixed = seatsFor(table).every((seat) => places[seat]?.pledge != null);
  return { ...table, places, fixed: isFixed ? at : null };
}

/** A promise was not kept: all promise anew. Whoever fails twice loses his seats. */
function voided(table: WaitingTable, { seat, why }: Extract<Deed, { kind: 'void' }>['body']): WaitingTable {
  const { player, by } = must(table.places[seat] ?? undefined, 'who sits at seat', seat);
  const hasFailed = table.voids.some((each) => each.player === player);
  const places = table.places.map((place, at) =>
    !place || (hasFailed && place.by === by) ? null : { ...place, by: at, pledge: null, text: null },
  );
  const voids = [...table.voids, { seat, player, why }];
  const past = [...table.past, ...promisesIn(table).map((promise) => promise.pledge)];
  return { ...table, places, voids, past, fixed: null, rounds: table.rounds + (table.fixed === null ? 0 : 1) };
}

/** Whether all have told what they promised. */
export const areTextsTold = (table: WaitingTable): boolean =>
  table.fixed !== null && promisesIn(table).every(({ text }) => text !== null);

/** Where the dice come from. */
function fairnessOf(table: WaitingTable): Fairness {
  const places = promisesIn(table).map(({ by, pledge, text }): Fairness['places'][number] => [
    by,
    pledge,
    must(text ?? undefined, 'the text of seat', by),
  ]);
  return { match: table.id, seal: sealIn(table), secret: secretIn(table), places };
}

/** Whoever is at the table answers for the seats that are his; who has none looks on, where others may. */
const seatedBy = (players: readonly (string | null)[], here: Here, { watchers }: Terms): Here =>
  new Map(
    [...here].flatMap(([from, present]): [Connection, Present][] => {
      const seats = players.flatMap((each, seat) => (each === present.player ? [seat] : []));
      return seats.length > 0 || watchers ? [[from, { ...present, seats }]] : [];
    }),
  );

/** The match begins: its seed follows from the server's secret and from every text. */
function begun(table: WaitingTable, { n, at }: LogRow): HostedMatch {
  if (!areTextsTold(table)) throw new Error('not all have told what they promised');
  const { game, opening, places, id, here } = table;
  const { rules, options, chairs, terms, owner, chance } = opening;
  const fair = fairnessOf(table);
  const seats = chairs.length;
  const seed = seedOf({ ...fair, game: opening.game, rules, options, seats });
  const made = create(game, { seats, seed, chance, options });
  if ('fault' in made) throw new Error(`the match cannot begin: ${made.fault.place}`);
  const players = places.map((place) => place?.player ?? null);
  const held = [...new Set(players.filter((player) => player !== null))];
  return {
    ...newHostedMatch(id, play(made.match, false), chairsAt(table), at),
    players,
    held,
    here: seatedBy(players, here, terms),
    shared: true,
    online: { terms, owner, fair },
    steps: Array.from({ length: n + 1 }, () => 0),
    n,
  };
}
