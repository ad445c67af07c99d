import { accountOf, rewind } from '@conjure/engine';
import type { ClientMessageOf } from './client-messages.ts';
import { maySee, mayTakeRecord, positionOf } from './gate.ts';
import { type Judged, saying } from './judged.ts';
import { type Room, recordOf } from './room.ts';
import { type Connection, error } from './server-messages.ts';

/** The position as the viewer saw it then. */
export function history(room: Room, from: Connection, { viewer, step }: ClientMessageOf<'history'>): Judged {
  const { play, id: match } = room;
  if (!maySee(room, from, viewer)) return saying({ to: from, message: error('notYourSeat', { match }) });
  if (step > play.match.given.length) return saying({ to: from, message: error('noStep', { match }) });
  const then = rewind(play.match, step);
  const position = positionOf(then, viewer);
  const words = then.game.describe(position.view);
  return saying({ to: from, message: { is: 'history', match, ...position, words } });
}

/** What the match came to, as the viewer heard it: when it is over everybody may hear it with anybody's ears. */
export function accounting(room: Room, from: Connection, { viewer }: ClientMessageOf<'account'>): Judged {
  const { play, id: match } = room;
  if (!maySee(room, from, viewer)) return saying({ to: from, message: error('notYourSeat', { match }) });
  const account = accountOf(play.match, viewer);
  return saying({ to: from, message: account ? { is: 'account', match, account } : error('notOver', { match }) });
}

export function exporting(room: Room, from: Connection): Judged {
  const { id: match } = room;
  if (!mayTakeRecord(room, from)) return saying({ to: from, message: error('secret', { match }) });
  return saying({ to: from, message: { is: 'record', match, record: recordOf(room) } });
}
