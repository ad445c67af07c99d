import type { Seat } from '@conjure/engine';
import { scheduleBots } from './bot-scheduler.ts';
import type { ClientMessage, ClientMessageOf } from './client-messages.ts';
import { type Created, continued, reimagined, relived } from './create-room.ts';
import { mayRelive, maySee, statesTo, statesToAll } from './gate.ts';
import { type HostState, isFull, playerOf, send } from './host-state.ts';
import { saying } from './judged.ts';
import { logFrom } from './log/from-record.ts';
import { askedOf } from './log/news.ts';
import type { Deed } from './log/row.ts';
import type { RoomSnapshot } from './log/snapshot.ts';
import { tryOut } from './log/try-out.ts';
import { found, note, putAway, settle } from './perform.ts';
import { everybody, freeSeats, isAt, lentBy, type Room, recordOf, seatsOf, sit, stand } from './room.ts';
import { type Connection, error, type Outgoing, type ServerMessage } from './server-messages.ts';

export type Reply = (message: ServerMessage) => void;

/** Whoever opens a match sits down at it. */
export async function adopt(
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
  if (isFull(host)) return send(host, [{ to: from, message: error('full') }], from, re);
  const { id, chairs } = created.room;
  const at = host.deps.scheduler.now();
  // What was done in it elsewhere is the beginning of its log, and the sitting down follows.
  const { opening, rows } = logFrom(recordOf(created.room), id, chairs, Math.round(at));
  const wanted = hold ?? chairs.map((_, seat) => seat);
  const tried = tryOut(created.room, sitting(host, created.room, from, wanted), { at });
  const room = sit(tried.room, from, wanted);
  const unkept = await found(host, opening, { room, rows: [...rows, ...tried.rows] });
  send(host, [...welcome(host, room, from), ...unkept], from, re);
  scheduleBots(host, room);
}

/** The seats that somebody takes and that were not his before. */
function sitting(host: HostState, room: Room, from: Connection, wanted: readonly Seat[]): Deed[] {
  const player = playerOf(host, from);
  const seats = freeSeats(room, wanted).filter((seat) => room.players[seat] !== player);
  return seats.length > 0 && !room.closed ? [{ kind: 'sit', body: { player, seats } }] : [];
}

function welcome(host: HostState, room: Room, to: Connection): Outgoing[] {
  const { id: match, play, pace } = room;
  const { id: game } = play.match.game;
  const seats = seatsOf(room, to);
  const lent = lentBy(room, playerOf(host, to));
  return [
    { to, message: { is: 'opened', match, game, seats, lent, practice: play.free } },
    { to, message: { is: 'pace', match, ...pace } },
    ...statesTo(room, to, 0),
    // For one who comes to the table while it is being asked.
    ...askedOf(room).filter((message) => message.to === to),
  ];
}

export async function comeBack(
  host: HostState,
  from: Connection,
  message: ClientMessageOf<'continue'>,
  reply: Reply,
): Promise<void> {
  const { match: id, seats, id: re } = message;
  const { rooms } = host;
  if (!(await admits(host, from, id, 'watch'))) return reply(error('noMatch', { match: id }));
  const against = rooms.has(id) ? null : await load(host, id);
  if (against) return reply(against);
  const all = rooms.get(id)?.chairs.map((_, seat) => seat) ?? [];
  const wanted = await whichOf(seats ?? all, (seat) => admits(host, from, id, seat));
  const settled = await settle(host, id, (room) => ({ deeds: sitting(host, room, from, wanted) }));
  const room = rooms.get(id);
  if (!room) return reply(error('noMatch', { match: id }));
  const next = sit(
    room,
    from,
    wanted.filter((seat) => hasSat(host, room, from, seat)),
  );
  rooms.set(id, next);
  // The others see that a seat is taken.
  const others = statesToAll(next, next.play.match.story.length).filter(({ to }) => to !== from);
  const troubles = settled.outgoing.filter(({ message: { is } }) => is === 'error');
  send(host, [...welcome(host, next, from), ...others, ...troubles], from, re);
  scheduleBots(host, next);
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
  const settled = await settle(
    host,
    id,
    (room) => {
      const message = against(room);
      return message ? saying({ to: from, message }) : { deeds: [{ kind: 'back', body: { by: seat } }] };
    },
    { from, nonce },
  );
  const room = host.rooms.get(id);
  if (settled.n === undefined || !room) return send(host, settled.outgoing, from, re);
  const next = sit(
    room,
    from,
    [seat].filter((each) => hasSat(host, room, from, each)),
  );
  host.rooms.set(id, next);
  const done: Outgoing = { to: from, message: { is: 'done', match: id, n: settled.n } };
  send(host, [done, ...statesToAll(next, next.play.match.story.length)], from, re);
  scheduleBots(host, next);
}

/** Whether a seat is his by the log. When a match is closed nobody takes a seat any more, and everybody may sit and look. */
const hasSat = (host: HostState, room: Room, from: Connection, seat: Seat): boolean =>
  room.closed || room.players[seat] === playerOf(host, from);

/** Takes a match into memory; or what is against it. */
async function load(host: HostState, id: string): Promise<ServerMessage | null> {
  const { deps } = host;
  if (isFull(host)) return error('full', { match: id });
  const value = await deps.store.read(id, 0);
  if (value === undefined || value === null) return error('noMatch', { match: id });
  const snapshot = deps.build === undefined ? null : await deps.store.snapshot(id, deps.build);
  const created = await continued(deps.games, id, value, snapshot as RoomSnapshot | null, deps.complain);
  if (!('room' in created))
    return error(created.what, { match: id, ...(created.fault ? { fault: created.fault } : {}) });
  // Others may have come to other matches meanwhile.
  if (isFull(host)) return error('full', { match: id });
  if (created.from > 0) host.snapped.set(id, created.from);
  note(host, created.room, created.rows);
  return null;
}

export async function fork(
  host: HostState,
  room: Room,
  from: Connection,
  message: ClientMessageOf<'fork'>,
  reply: Reply,
): Promise<void> {
  const { viewer, step } = message;
  const { deps } = host;
  const { match } = room.play;
  if (!maySee(room, from, viewer)) return reply(error('notYourSeat', { match: room.id }));
  if (step > match.given.length) return reply(error('noStep', { match: room.id }));
  if (mayRelive(room, from)) return adopt(host, from, { room: relived(room, deps.newId(), step) }, message);
  if (viewer === null) return reply(error('secret', { match: room.id }));
  return adopt(host, from, reimagined(room, deps.newId(), step, viewer, deps.newId()), message);
}

/** Throws a stored match away: also one that cannot be continued any more. */
export async function forget(host: HostState, from: Connection, match: string, reply: Reply): Promise<void> {
  const room = host.rooms.get(match);
  if (!(await admits(host, from, match, 'forget'))) return reply(error('noMatch', { match }));
  if (room && everybody(room).some((other) => other !== from)) return reply(error('inUse', { match }));
  await host.deps.store.delete(match);
  if (room) leaveRoom(host, room, from);
  reply({ is: 'forgotten', match });
}

/** The match stays in the store; where nobody is left it leaves the memory, and its bots stop. */
export function leaveRoom(host: HostState, room: Room, from: Connection): void {
  const next = stand(room, from);
  if (everybody(next).length === 0) {
    putAway(host, room);
    return;
  }
  host.rooms.set(room.id, next);
  send(host, statesToAll(next, next.play.match.story.length));
  scheduleBots(host, next);
}

export const admits = async (
  { deps }: HostState,
  from: Connection,
  match: string,
  to: Seat | 'watch' | 'forget',
): Promise<boolean> => (await deps.admits?.(from, match, to)) ?? true;

/** Those of the things that are let through, asked one after the other. */
export async function whichOf<T>(things: readonly T[], lets: (thing: T) => Promise<boolean>): Promise<T[]> {
  const through: T[] = [];
  for (const thing of things) if (await lets(thing)) through.push(thing);
  return through;
}
