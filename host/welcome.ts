import { type HostedMatch, lentBy, seatsOf } from './hosted-match.ts';
import type { Connection, Outgoing } from './server-messages.ts';

/** What somebody who comes to a match is told of it beside how it stands. */
export function openedMessagesFor(hosted: HostedMatch, to: Connection, player: string): Outgoing[] {
  const { id: match, play, pace } = hosted;
  const [seats, lent] = [seatsOf(hosted, to), lentBy(hosted, player)];
  const known = hosted.online && !hosted.online.fair ? { known: true as const } : {};
  return [
    { to, message: { is: 'opened', match, game: play.match.game.id, seats, lent, practice: play.free, ...known } },
    { to, message: { is: 'pace', match, ...pace } },
  ];
}
