import type { Seat } from '@conjure/engine';
import { cancelBots, proceed, scheduleBots } from './bot-scheduler.ts';
import type { ClientMessage, ClientMessageOf } from './client-messages.ts';
import { type Created, continued, reimagined, relived } from './create-room.ts';
import { mayRelive, maySee, statesTo, statesToAll } from './gate.ts';
import { type HostState, isFull, send } from './host-state.ts';
import { everybody, type Room, seatsOf, sit, stand } from './room.ts';
import { type Connection, error, type Outgoing, type ServerMessage } from './server-messages.ts';
import { dropped, stillAsked } from './undo.ts';

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
  const room = sit(created.room, from, hold ?? created.room.chairs.map((_, seat) => seat));
  return proceed(host, { room, outgoing: welcome(room, from), changed: true }, from, re);
}

function welcome(room: Room, to: Connection): Outgoing[] {
  const { id: match, play, pace } = room;
  const { game } = play.match;
  return [
    { to, message: { is: 'opened', match, game: game.id, seats: seatsOf(room, to), practice: play.free } },
    { to, message: { is: 'pace', match, ...pace } },
    ...statesTo(room, to, 0),
    ...stillAsked(room, to),
  ];
}

export async function comeBack(
  host: HostState,
  from: Connection,
  message: ClientMessageOf<'continue'>,
  reply: Reply,
): Promise<void> {
  const { match: id, seats } = message;
  const { rooms, deps } = host;
  if (!admits(host, from, id, 'watch')) return reply(error('noMatch', { match: id }));
  let room = rooms.get(id);
  if (!room) {
    if (isFull(host)) return reply(error('full', { match: id }));
    const value = await deps.store.get(id);
    if (value === undefined || value === null) return reply(error('noMatch', { match: id }));
    const created = await continued(deps.games, id, value);
    if (!('room' in created))
      return reply(error(created.what, { match: id, ...(created.fault ? { fault: created.fault } : {}) }));
    // Others may have come to other matches meanwhile.
    if (isFull(host)) return reply(error('full', { match: id }));
    room = created.room;
  }
  const wanted = (seats ?? room.chairs.map((_, seat) => seat)).filter((seat) => admits(host, from, id, seat));
  const next = sit(room, from, wanted);
  // The others see that a seat is taken.
  const others = statesToAll(next, next.play.match.story.length).filter(({ to }) => to !== from);
  return proceed(host, { room: next, outgoing: [...welcome(next, from), ...others], changed: false }, from, message.id);
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
  if (!admits(host, from, match, 'forget')) return reply(error('noMatch', { match }));
  if (room && everybody(room).some((other) => other !== from)) return reply(error('inUse', { match }));
  await host.deps.store.delete(match);
  if (room) leaveRoom(host, room, from);
  reply({ is: 'forgotten', match });
}

/** The match stays in the store; where nobody is left it leaves the memory, and its bots stop. */
export function leaveRoom(host: HostState, room: Room, from: Connection): void {
  const isAsker = room.asking !== null && room.holders[room.asking.by] === from;
  const [next, ...lapsed] = isAsker ? dropped(stand(room, from)) : [stand(room, from)];
  if (everybody(next).length === 0) {
    host.rooms.delete(room.id);
    host.since.delete(room.id);
    cancelBots(host, room);
    return;
  }
  host.rooms.set(room.id, next);
  send(host, [...lapsed, ...statesToAll(next, next.play.match.story.length)]);
  scheduleBots(host, next);
}

export const admits = ({ deps }: HostState, from: Connection, match: string, to: Seat | 'watch' | 'forget'): boolean =>
  deps.admits?.(from, match, to) ?? true;
