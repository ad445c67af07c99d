import { lentBy, type Room, seatsOf } from './room.ts';
import type { Connection, Outgoing } from './server-messages.ts';

/** What somebody who comes to a match is told of it beside how it stands. */
export function openedMessagesFor(room: Room, to: Connection, player: string): Outgoing[] {
  const { id: match, play, pace } = room;
  const [seats, lent] = [seatsOf(room, to), lentBy(room, player)];
  const known = room.online && !room.online.fair ? { known: true as const } : {};
  return [
    { to, message: { is: 'opened', match, game: play.match.game.id, seats, lent, practice: play.free, ...known } },
    { to, message: { is: 'pace', match, ...pace } },
  ];
}
