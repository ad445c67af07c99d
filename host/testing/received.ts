import type { Seat } from '@conjure/engine';
import { statesToAll } from '../gate.ts';
import { tryOut } from '../log/trial.ts';
import { type RoomMessage, receive } from '../receive.ts';
import type { Room } from '../room.ts';
import type { Connection, Outgoing } from '../server-messages.ts';
import { isTable } from '../waiting/table.ts';

/** What comes of a message without a host around the room: where it counts, it is done. */
export function received(
  room: Room,
  from: Connection,
  message: RoomMessage,
): { room: Room; outgoing: readonly Outgoing[]; changed: boolean } {
  const judged = receive(room, from, message, 0);
  if ('outgoing' in judged) return { room, outgoing: judged.outgoing, changed: false };
  const told = room.play.match.story.length;
  const { after, news } = tryOut(room, judged.deeds, { at: 0 });
  if (isTable(after)) throw new Error('a match is no table any more');
  const since = Math.min(told, after.play.match.story.length);
  return { room: after, outgoing: [...news, ...statesToAll(after, since)], changed: true };
}

/** A room with people at it: each at the seats that are his, who has none watches. */
export function withPeople(room: Room, people: Readonly<Record<Connection, readonly Seat[]>>): Room {
  const players = room.players.map(
    (_, seat) => Object.keys(people).find((from) => people[from]?.includes(seat)) ?? null,
  );
  const here = new Map(Object.entries(people).map(([player, seats]) => [player, { player, seats }]));
  return { ...room, players, here };
}
