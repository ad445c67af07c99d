import type { Seat } from '@conjure/engine';
import { admits, filterAsync } from './admits.ts';
import { scheduleBots } from './bot-scheduler.ts';
import { type KnownSince, updateAll } from './broadcast.ts';
import type { ClientMessage, ClientMessageOf } from './client-messages.ts';
import { commit, createInStore, readNewRows, updatesFor } from './commit.ts';
import { type Created, forkExactly, forkImagined } from './create-room.ts';
import { mayForkExactly, maySee } from './gate.ts';
import { type HostState, playerOf, type ReplyFn, send } from './host-state.ts';
import { sayOnly } from './judgement.ts';
import { isCrowded } from './limits.ts';
import { load } from './loading.ts';
import { logFrom } from './log/from-record.ts';
import { askedFor } from './log/news.ts';
import type { Deed } from './log/row.ts';
import { tryOut } from './log/trial.ts';
import { hasPlace, hostedMatch } from './memory.ts';
import { withPresent } from './presence.ts';
import { freeSeats, isAt, isPerson, join, maySeeMatch, type Room, recordOf } from './room.ts';
import { type Connection, error, type Outgoing, type ServerMessage } from './server-messages.ts';
import { isTable, type WaitingTable } from './waiting/table.ts';
import { openedMessagesFor } from './welcome.ts';

/** Whoever opens a match sits down at it. */
export async function addRoom(
  host: HostState,
  from: Connection,
  created: Created,
  { id: re }: ClientMessage,
  hold?: readonly Seat[],
): Promise<void> {
  if (!('room' in created)) {
    const { what, fault } = created;
    return send(host, [{ to: from, message: error(what, fault ? { fault } : {}) }], from, re);
  }
  if (!hasPlace(host)) return send(host, [{ to: from, message: error('full') }], from, re);
  const { id, chairs } = created.room;
  const at = host.deps.scheduler.now();
  // What was done in it elsewhere is the beginning of its log, and the sitting down follows.
  const { opening, rows } = logFrom(recordOf(created.room), id, chairs, Math.round(at));
  const wanted = hold ?? chairs.map((_, seat) => seat);
  const tried = tryOut(created.room, sitDown(host, created.room, from, wanted), { at });
  const player = playerOf(host, from);
  const sat = tried.after as Room;
  const room = join(sat, from, player, seatsAt(sat, player, wanted));
  const unkept = await createInStore(host, opening, { after: room, rows: [...rows, ...tried.rows] });
  send(host, [...welcome(host, room, from), ...unkept], from, re);
  scheduleBots(host, room);
}

/** The seats that are his. When a match is closed everybody may sit and look where people sat. */
const seatsAt = (room: Room, player: string, wanted: readonly Seat[]): Seat[] =>
  wanted.filter((seat) =>
    room.closed ? isPerson(room, seat) : room.players[seat] === player || room.lent[seat]?.player === player,
  );

/** Played online, nobody who has held a seat takes another: he has seen what is hidden. */
const hasHeldAnother = (room: Room, player: string): boolean => room.online !== null && room.held.includes(player);

/** The seats that somebody takes and that were not his before. */
function sitDown(host: HostState, room: Room, from: Connection, wanted: readonly Seat[]): Deed[] {
  const player = playerOf(host, from);
  const seats = freeSeats(room, wanted).filter((seat) => room.players[seat] !== player);
  const mayNot = room.closed || hasHeldAnother(room, player);
  return seats.length > 0 && !mayNot ? [{ kind: 'sit', body: { player, seats } }] : [];
}

/** All that somebody who comes is told, and what the others see of his coming. */
function welcome(host: HostState, room: Room, to: Connection, since: KnownSince = { n: 0 }): Outgoing[] {
  return [
    ...openedMessagesFor(room, to, playerOf(host, to)),
    ...updateAll(host, room, new Map([[to, since]])),
    ...askedFor(room, to),
  ];
}

export async function rejoin(
  host: HostState,
  from: Connection,
  message: ClientMessageOf<'continue'>,
  reply: ReplyFn,
): Promise<void> {
  const { match: id, seats, id: re } = message;
  if (!(await admits(host, from, id, 'watch'))) return reply(error('noMatch', { match: id }));
  const against = hostedMatch(host, id) ? null : await load(host, id);
  if (against) return reply(against);
  const hosted = hostedMatch(host, id);
  if (!hosted) return reply(error('noMatch', { match: id }));
  if (isTable(hosted)) return joinTable(host, hosted, from, re);
  const all = hosted.chairs.map((_, seat) => seat);
  const wanted = seats ?? all;
  const mine = hosted.online ? [] : await filterAsync(wanted, (seat) => admits(host, from, id, seat));
  const left = hosted.online
    ? await filterAsync(freeSeats(hosted, wanted), (seat) => admits(host, from, id, seat))
    : mine;
  // Whoever asks for a seat by name hears why it is not to be his; whoever only comes back is not told no.
  if (seats && hosted.online && left.length > 0 && hasHeldAnother(hosted, playerOf(host, from)))
    return reply(error('satElsewhere', { match: id }));
  const settled = await commit(host, id, (room) => ({ deeds: sitDown(host, room, from, left) }), { from });
  // Somebody who knows more than this process makes it read on.
  if ((hostedMatch(host, id)?.n ?? 0) < (message.n ?? 0)) await readNewRows(host, id);
  const room = host.rooms.get(id);
  if (!room) return reply(error('noMatch', { match: id }));
  const player = playerOf(host, from);
  if (!maySeeMatch(room, player)) return reply(error('terms', { match: id }));
  const sits = seatsAt(room, player, room.online ? wanted : mine);
  if (sits.length === 0 && !isAt(room, from) && isCrowded(host, room)) return reply(error('full', { match: id }));
  const next = join(room, from, player, sits);
  const n = knownOf(host, next, message);
  host.rooms.set(id, next);
  const knows = n > 0 && n === next.n;
  // Nothing is new to him: only what the others see of his coming is told.
  const told: Outgoing[] = knows
    ? [{ to: from, message: { is: 'same', match: id, n } }, ...updateAll(host, next).filter(({ to }) => to !== from)]
    : welcome(host, next, from, { n, lines: message.lines });
  // Those who are there first hear that he has sat down.
  send(host, settled.outgoing);
  send(host, told, from, re);
  scheduleBots(host, next);
}

/**
 * The deed up to which somebody who comes back knows the match. Of another store, or where the log is shorter than what he has seen, a
 * backup was restored: he knows nothing of what is there now, and is told all of it.
 */
function knownOf({ deps }: HostState, room: Room, { n = 0, epoch }: ClientMessageOf<'continue'>): number {
  const isOther = epoch !== undefined && deps.epoch !== undefined && epoch !== deps.epoch;
  return isOther || n > room.n ? 0 : n;
}

function joinTable(host: HostState, table: WaitingTable, from: Connection, re?: number): void {
  const here = withPresent(table.here, from, { player: playerOf(host, from), seats: [] });
  const next = { ...table, here };
  host.tables.set(table.id, next);
  send(
    host,
    updatesFor(host, next).filter(({ to }) => to === from),
    from,
    re,
  );
}

/** Who gave a seat to a bot sits down at it again. */
export async function takeSeatBack(
  host: HostState,
  from: Connection,
  { match: id, seat, nonce, id: re }: ClientMessageOf<'back'>,
): Promise<void> {
  const against = (room: Room): ServerMessage | null => {
    if (!isAt(room, from)) return error('notAtTable', { match: id });
    if (room.closed) return error('over', { match: id });
    return room.lent[seat]?.player === playerOf(host, from) ? null : error('notYourSeat', { match: id });
  };
  const settled = await commit(
    host,
    id,
    (room) => {
      const message = against(room);
      return message ? sayOnly({ to: from, message }) : { deeds: [{ kind: 'back', body: { by: seat } }] };
    },
    { from, nonce },
  );
  const room = host.rooms.get(id);
  if (settled.n === undefined || !room) return send(host, settled.outgoing, from, re);
  const next = join(room, from, playerOf(host, from), [seat]);
  host.rooms.set(id, next);
  const done: Outgoing = { to: from, message: { is: 'done', match: id, n: settled.n } };
  send(host, [done, ...settled.outgoing, ...updateAll(host, next)], from, re);
  scheduleBots(host, next);
}

export async function fork(
  host: HostState,
  room: Room,
  from: Connection,
  message: ClientMessageOf<'fork'>,
  reply: ReplyFn,
): Promise<void> {
  const { viewer, step } = message;
  const { deps } = host;
  const { match } = room.play;
  if (!maySee(room, from, viewer)) return reply(error('notYourSeat', { match: room.id }));
  if (step > match.given.length) return reply(error('noStep', { match: room.id }));
  if (mayForkExactly(room, from)) return addRoom(host, from, { room: forkExactly(room, deps.newId(), step) }, message);
  if (viewer === null) return reply(error('secret', { match: room.id }));
  return addRoom(host, from, forkImagined(room, deps.newId(), step, viewer, deps.newId()), message);
}
