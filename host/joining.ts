import type { Seat } from '@conjure/engine';
import { scheduleBots } from './bot-scheduler.ts';
import { type KnownSince, updateAll } from './broadcast.ts';
import type { ClientMessage, ClientMessageOf } from './client-messages.ts';
import {
  commit,
  createInStore,
  drop,
  hasPlace,
  hostedMatch,
  readNewRows,
  takeIn,
  unload,
  updatesFor,
} from './commit.ts';
import { type Created, continueMatch, forkExactly, forkImagined } from './create-room.ts';
import { mayForkExactly, maySee } from './gate.ts';
import { type HostState, playerOf, send } from './host-state.ts';
import { sayOnly } from './judgement.ts';
import { isCrowded } from './limits.ts';
import { logFrom } from './log/from-record.ts';
import type { HostedMatch } from './log/hosted-match.ts';
import { askedFor } from './log/news.ts';
import type { Deed } from './log/row.ts';
import type { RoomSnapshot } from './log/snapshot.ts';
import { tryOut } from './log/trial.ts';
import { without, withPresent } from './presence.ts';
import { freeSeats, isAt, isPerson, join, leave, type Room, recordOf } from './room.ts';
import { type Connection, error, type Outgoing, type ServerMessage } from './server-messages.ts';
import { isTable, type WaitingTable } from './waiting/table.ts';
import { openedMessagesFor } from './welcome.ts';

export type ReplyFn = (message: ServerMessage) => void;

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
  const spend = host.deps.spends?.(from, id, left);
  const settled = await commit(host, id, (room) => ({ deeds: sitDown(host, room, from, left) }), {
    from,
    ...(spend === undefined ? {} : { spend }),
  });
  // Somebody who knows more than this process makes it read on.
  if ((hostedMatch(host, id)?.n ?? 0) < (message.n ?? 0)) await readNewRows(host, id);
  const room = host.rooms.get(id);
  if (!room) return reply(error('noMatch', { match: id }));
  const barred = mayWatch(host, room, from, wanted);
  if (barred) return reply(barred);
  const player = playerOf(host, from);
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

/** Others watch only where the terms say so. */
function mayWatch(host: HostState, room: Room, from: Connection, wanted: readonly Seat[]): ServerMessage | null {
  if (!room.online || room.closed || room.online.terms.watchers) return null;
  const player = playerOf(host, from);
  const isHis = wanted.some((seat) => room.players[seat] === player || room.lent[seat]?.player === player);
  return isHis || room.held.includes(player) || room.online.owner === player
    ? null
    : error('terms', { match: room.id });
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

/** Takes a match into memory; or what is against it. Those who are at it already are told what is new to them. */
export async function load(host: HostState, id: string): Promise<ServerMessage | null> {
  const { deps } = host;
  if (!hasPlace(host)) return error('full', { match: id });
  if (host.broken.has(id)) return error('broken', { match: id });
  const value = await deps.store.read(id, 0);
  if (value === undefined || value === null) return error('noMatch', { match: id });
  const snapshot =
    deps.build === undefined ? null : ((await deps.store.snapshot(id, deps.build)) as RoomSnapshot | null);
  const more = { complain: deps.complain ?? (() => {}), outages: deps.outages?.() ?? [] };
  const created = await continueMatch(deps.games, id, value, { snapshot, ...more });
  if (!('hosted' in created))
    return error(created.what, { match: id, ...(created.fault ? { fault: created.fault } : {}) });
  // Others may have come to other matches meanwhile.
  if (!hasPlace(host)) return error('full', { match: id });
  if (created.from > 0) host.snapshotAt.set(id, created.from);
  welcomeAgain(host, created.hosted, created.rows);
  return null;
}

function welcomeAgain(host: HostState, hosted: HostedMatch, rows: Parameters<typeof takeIn>[2]): void {
  const { id } = hosted;
  const away = host.away.get(id);
  host.away.delete(id);
  const here = away ? (isTable(hosted) ? away.here : seatedAgain(hosted, away.here)) : hosted.here;
  const again: HostedMatch = { ...hosted, here };
  takeIn(host, again, rows);
  if (away && away.n !== again.n) send(host, updatesFor(host, again));
}

/** Whoever sat at a table when its match began elsewhere answers for all of his seats. */
const seatedAgain = (room: Room, here: HostedMatch['here']): HostedMatch['here'] =>
  new Map(
    [...here].map(([from, { player, seats, ...knows }]) => [
      from,
      {
        ...knows,
        player,
        seats: seats.length > 0 ? seats : room.players.flatMap((each, seat) => (each === player ? [seat] : [])),
      },
    ]),
  );

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

/** Throws a stored match away: also one that cannot be continued any more. */
export async function forget(host: HostState, from: Connection, match: string, reply: ReplyFn): Promise<void> {
  const hosted = hostedMatch(host, match);
  if (!(await admits(host, from, match, 'forget'))) return reply(error('noMatch', { match }));
  if (hosted && [...hosted.here.keys()].some((other) => other !== from)) return reply(error('inUse', { match }));
  await host.deps.store.delete(match);
  if (hosted) drop(host, hosted);
  reply({ is: 'forgotten', match });
}

/** Somebody goes. Where nobody is left the match leaves the memory and its bots stop, unless matches go on by themselves. */
export function leaveMatch(host: HostState, match: string, from: Connection): void {
  const away = host.away.get(match);
  if (away?.here.has(from)) {
    const here = without(away.here, from);
    if (here.size > 0) host.away.set(match, { ...away, here });
    else host.away.delete(match);
  }
  const hosted = hostedMatch(host, match);
  if (!hosted?.here.has(from)) return;
  if (isTable(hosted)) {
    host.tables.set(match, { ...hosted, here: without(hosted.here, from) });
    if (hosted.here.size === 1 && !host.deps.unattended) unload(host, { ...hosted, here: new Map() });
    return;
  }
  const next = leave(hosted, from);
  if (next.here.size === 0 && !host.deps.unattended) {
    unload(host, next);
    return;
  }
  host.rooms.set(match, next);
  send(host, updateAll(host, next));
  scheduleBots(host, next);
}

export const admits = async (
  { deps }: HostState,
  from: Connection,
  match: string,
  to: Seat | 'watch' | 'forget',
): Promise<boolean> => (await deps.admits?.(from, match, to)) ?? true;

/** Those of the things that are let through, asked one after the other. */
export async function filterAsync<T>(things: readonly T[], lets: (thing: T) => Promise<boolean>): Promise<T[]> {
  const through: T[] = [];
  for (const thing of things) if (await lets(thing)) through.push(thing);
  return through;
}
