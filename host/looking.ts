import { rewind } from '@conjure/engine';
import { maySee, mayTakeRecord, sightOf } from './gate.ts';
import type { MessageOf } from './messages.ts';
import { type Room, recordOf, type Turn, unchanged } from './room.ts';
import { type Connection, error } from './said.ts';

/** The position as the viewer saw it then. */
export function history(room: Room, from: Connection, { viewer, step }: MessageOf<'history'>): Turn {
  const { play, id: match } = room;
  if (!maySee(room, from, viewer)) return unchanged(room, { to: from, message: error('notYourSeat', { match }) });
  if (step > play.match.given.length) return unchanged(room, { to: from, message: error('noStep', { match }) });
  const then = rewind(play.match, step);
  return unchanged(room, { to: from, message: { is: 'history', match, ...sightOf(then, viewer) } });
}

export function exporting(room: Room, from: Connection): Turn {
  const { id: match } = room;
  if (!mayTakeRecord(room, from)) return unchanged(room, { to: from, message: error('secret', { match }) });
  return unchanged(room, { to: from, message: { is: 'record', match, record: recordOf(room) } });
}
