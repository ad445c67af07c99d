import type { Seat } from '@conjure/engine';
import { type Begun, continued, reimagined, relived } from './beginning.ts';
import { drive, rest } from './driving.ts';
import { mayRelive, maySee, statesTo, statesToAll } from './gate.ts';
import type { Message, MessageOf } from './messages.ts';
import { everybody, type Room, seatsOf, sit, stand } from './room.ts';
import { commit, isFull, type Running, say } from './running.ts';
import { type Connection, error, type Say, type Saying } from './said.ts';
import { dropped, stillAsked } from './taking-back.ts';

export type Reply = (message: Saying) => void;

/** Whoever opens a match sits down at it. */
export async function adopt(
  host: Running,
  from: Connection,
  begun: Begun,
  { id: re }: Message,
  hold?: readonly Seat[],
): Promise<void> {
  if (!('room' in begun)) {
    const { what, fault } = begun;
    return say(host, [{ to: from, message: error(what, fault ? { fault } : {}) }], from, re);
  }
  if (isFull(host)) return say(host, [{ to: from, message: error('full') }], from, re);
  const room = sit(begun.room, from, hold ?? begun.room.chairs.map((_, seat) => seat));
  return commit(host, { room, say: welcome(room, from), changed: true }, from, re);
}

function welcome(room: Room, to: Connection): Say[] {
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
  host: Running,
  from: Connection,
  message: MessageOf<'continue'>,
  reply: Reply,
): Promise<void> {
  const { match: id, seats } = message;
  const { rooms, around } = host;
  if (!admits(host, from, id, 'watch')) return reply(error('noMatch', { match: id }));
  let room = rooms.get(id);
  if (!room) {
    if (isFull(host)) return reply(error('full', { match: id }));
    const value = await around.store.get(id);
    if (value === undefined || value === null) return reply(error('noMatch', { match: id }));
    const begun = await continued(around.games, id, value);
    if (!('room' in begun))
      return reply(error(begun.what, { match: id, ...(begun.fault ? { fault: begun.fault } : {}) }));
    room = begun.room;
  }
  const wanted = (seats ?? room.chairs.map((_, seat) => seat)).filter((seat) => admits(host, from, id, seat));
  const next = sit(room, from, wanted);
  // The others see that a seat is taken.
  const others = statesToAll(next, next.play.match.story.length).filter(({ to }) => to !== from);
  return commit(host, { room: next, say: [...welcome(next, from), ...others], changed: false }, from, message.id);
}

export async function fork(
  host: Running,
  room: Room,
  from: Connection,
  message: MessageOf<'fork'>,
  reply: Reply,
): Promise<void> {
  const { viewer, step } = message;
  const { around } = host;
  const { match } = room.play;
  if (!maySee(room, from, viewer)) return reply(error('notYourSeat', { match: room.id }));
  if (step > match.given.length) return reply(error('noStep', { match: room.id }));
  if (mayRelive(room, from)) return adopt(host, from, { room: relived(room, around.fresh(), step) }, message);
  if (viewer === null) return reply(error('secret', { match: room.id }));
  return adopt(host, from, reimagined(room, around.fresh(), step, viewer, around.fresh()), message);
}

/** Throws a stored match away: also one that cannot be continued any more. */
export async function forget(host: Running, from: Connection, match: string, reply: Reply): Promise<void> {
  const room = host.rooms.get(match);
  if (!admits(host, from, match, 'forget')) return reply(error('noMatch', { match }));
  if (room && everybody(room).some((other) => other !== from)) return reply(error('inUse', { match }));
  await host.around.store.delete(match);
  if (room) leaveRoom(host, room, from);
  reply({ is: 'forgotten', match });
}

/** The match stays in the store; where nobody is left it leaves the memory, and its bots stop. */
export function leaveRoom(host: Running, room: Room, from: Connection): void {
  const isAsker = room.asking !== null && room.holders[room.asking.by] === from;
  const [next, ...lapsed] = isAsker ? dropped(stand(room, from)) : [stand(room, from)];
  if (everybody(next).length === 0) {
    host.rooms.delete(room.id);
    host.since.delete(room.id);
    rest(host, room);
    return;
  }
  host.rooms.set(room.id, next);
  say(host, [...lapsed, ...statesToAll(next, next.play.match.story.length)]);
  drive(host, next);
}

export const admits = ({ around }: Running, from: Connection, match: string, to: Seat | 'watch' | 'forget'): boolean =>
  around.admits?.(from, match, to) ?? true;
