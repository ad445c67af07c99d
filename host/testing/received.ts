import { tryOut } from '../log/try-out.ts';
import { type RoomMessage, receive } from '../receive.ts';
import type { Room } from '../room.ts';
import type { Connection, Outgoing } from '../server-messages.ts';

/** What comes of a message without a host around the room: where it counts, it is done. */
export function received(
  room: Room,
  from: Connection,
  message: RoomMessage,
): { room: Room; outgoing: readonly Outgoing[]; changed: boolean } {
  const judged = receive(room, from, message);
  if ('outgoing' in judged) return { room, outgoing: judged.outgoing, changed: false };
  const { room: next, news } = tryOut(room, judged.deeds, { at: 0 });
  return { room: next, outgoing: news, changed: true };
}
