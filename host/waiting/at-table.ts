import { DAY, HOUR, type Seat } from '@conjure/engine';
import type { ClientMessageOf } from '../client-messages.ts';
import { pledgeOf } from '../fair.ts';
import { type Judgement, sayOnly } from '../judgement.ts';
import type { Deed } from '../log/row.ts';
import { ABANDONED } from '../overdue.ts';
import { type Connection, error, type Outgoing, type ServerMessageOf } from '../server-messages.ts';
import type { Projection } from '../store.ts';
import { chairsAt, markIn, mayPledge, promisesIn, sealIn, seatsFor, type WaitingTable } from './table.ts';

type TableMessage = ClientMessageOf<'pledge' | 'text' | 'stand'>;

/** What somebody wants to do at a table comes to. Whether he is let sit there was asked before. */
export function atTable(table: WaitingTable, from: Connection, player: string, message: TableMessage): Judgement {
  const no = (what: Parameters<typeof error>[0]) => sayOnly({ to: from, message: error(what, { match: table.id }) });
  switch (message.do) {
    case 'pledge': {
      const { seats, pledge } = message;
      if (table.past.includes(pledge)) return no('stale');
      if (table.fixed !== null) return no('notNow');
      if (!mayPledge(table, player, seats) || hasFailedTwice(table, player)) return no('notYourSeat');
      return { deeds: [{ kind: 'pledge', body: { player, seat: Math.min(...seats), seats, pledge } }] };
    }
    case 'text':
      return isPast(table, message.text) ? no('stale') : (telling(table, player, message.text) ?? no('notNow'));
    case 'stand': {
      const his = [...new Set(table.places.flatMap((place) => (place?.player === player ? [place.by] : [])))];
      return his.length > 0 ? { deeds: his.flatMap((by) => leaving(table, by)) } : no('notYourSeat');
    }
  }
}

/** His seats are offered to others: whoever could promise and fail for ever would keep them all from playing. */
const hasFailedTwice = ({ voids }: WaitingTable, player: string): boolean =>
  voids.filter((each) => each.player === player).length > 1;

/** Whoever gets up when all have promised has broken his promise. */
function leaving({ fixed, voids, places }: WaitingTable, by: Seat): Deed[] {
  const leave: Deed = { kind: 'leave', body: { by } };
  if (fixed === null) return [leave];
  const broken: Deed = { kind: 'void', body: { seat: by, why: 'late' } };
  // The second time he loses the seat by that alone.
  return voids.some(({ player }) => player === places[by]?.player) ? [broken] : [broken, leave];
}

/** Whether a text was promised in a round that is void: a line that was lost may bring it late. */
const isPast = (table: WaitingTable, text: string): boolean =>
  seatsFor(table).some((seat) => table.past.includes(pledgeOf(table.id, seat, text)));

/** A text that fits one of his promises; one that fits none breaks the first of them that is open. */
function telling(table: WaitingTable, player: string, text: string): Judgement | null {
  if (table.fixed === null) return null;
  const his = promisesIn(table).filter((place) => place.player === player);
  const fits = his.find(({ by, pledge }) => pledgeOf(table.id, by, text) === pledge);
  if (fits) return fits.text === null ? { deeds: [{ kind: 'text', body: { seat: fits.by, text } }] } : sayOnly();
  const open = his.find((place) => place.text === null);
  return open ? { deeds: [{ kind: 'void', body: { seat: open.by, why: 'unfit' } }] } : null;
}

/** So long may a text be on its way, where people are at it at once and where they are not. */
const SOON = 120_000;
const LATER = DAY;

const overdueAt = ({ opening: { terms }, fixed, at }: WaitingTable): number => {
  const atOnce = terms.clock !== null && terms.clock.ms <= HOUR;
  return fixed === null ? at + ABANDONED : fixed + (atOnce ? SOON : LATER);
};

/** What the server has to do at a table by now: whoever has told nothing is named. */
export function overdueAtTable(table: WaitingTable, now: number): Deed[] {
  if (table.closed || now < overdueAt(table)) return [];
  if (table.fixed === null) return [{ kind: 'close', body: { why: 'abandoned' } }];
  return promisesIn(table)
    .filter(({ text }) => text === null)
    .map(({ by }) => ({ kind: 'void', body: { seat: by, why: 'late' } }));
}

/** What follows from the log of a table. */
export function projectionAt(table: WaitingTable): Projection {
  const { id: match, opening, at: saved, closed } = table;
  const summary = { match, game: opening.game, chairs: chairsAt(table), practice: false, shared: true as const };
  return {
    summary: { ...summary, over: false, step: 0, saved },
    phase: closed ? 'closed' : 'waiting',
    due: closed ? null : overdueAt(table),
    places: table.places.flatMap((place, seat) =>
      place
        ? [{ player: place.player, seat, mine: place.pledge === null || (table.fixed !== null && !place.text) }]
        : [],
    ),
  };
}

/** A table as everybody may see it; which seats are whose own is the only thing that differs. */
export function tableFor(table: WaitingTable, to: Connection): ServerMessageOf<'table'> {
  const { id, opening, closed, voids, places } = table;
  const { game, options, terms, owner } = opening;
  const player = table.here.get(to)?.player;
  return {
    is: 'table',
    match: id,
    game,
    options,
    chairs: chairsAt(table),
    terms,
    seal: sealIn(table),
    places: seatsFor(table).map((seat) => {
      const place = places[seat];
      return {
        seat,
        player: place?.player ?? null,
        by: place?.by ?? null,
        pledged: place?.pledge ?? null,
        told: place?.text != null,
      };
    }),
    owner,
    phase: closed ? 'closed' : 'waiting',
    mark: markIn(table),
    voids: [...voids],
    yours: places.flatMap((place, seat) => (place && place.player === player ? [seat] : [])),
  };
}

export const tableToAll = (table: WaitingTable): Outgoing[] =>
  [...table.here.keys()].map((to) => ({ to, message: tableFor(table, to) }));
