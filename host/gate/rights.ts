import type { Viewer } from '@conjure/engine';
import { type HostedMatch, holds, isPerson, seatsOf } from '../hosted-match.ts';
import type { Connection } from '../server-messages.ts';

/** Whose eyes a connection may use: its seats'; a watcher's; and everybody's once there is nothing left to hide. */
export function maySee(hosted: HostedMatch, from: Connection, viewer: Viewer): boolean {
  return viewer === null || (viewer < hosted.chairs.length && (hosted.closed || holds(hosted, from, viewer)));
}

/**
 * A match of one's own: no other person has, or ever had, anything to hide in it. That a bot sits now where somebody sat is
 * not enough.
 */
const isOwn = (hosted: HostedMatch, from: Connection): boolean =>
  !hosted.shared &&
  hosted.chairs.every((_, seat) => !isPerson(hosted, seat) || holds(hosted, from, seat)) &&
  seatsOf(hosted, from).length > 0;

/**
 * The record tells all that is hidden and every die to come. It may go to everybody when the match is over, and before that
 * to one who plays alone: it is a saved game on his own machine, and he can deceive nobody but himself.
 */
export const mayTakeRecord = (hosted: HostedMatch, from: Connection): boolean => hosted.closed || isOwn(hosted, from);

/** Whether a fork may have the same hidden things and the same dice to come: otherwise it would be a look ahead. */
export const mayForkExactly = (hosted: HostedMatch, from: Connection): boolean =>
  hosted.closed || (hosted.play.free && isOwn(hosted, from));
