import { answer, explain, odds } from './answers.ts';
import { levelOf } from './bots.ts';
import type { ClientMessage, ClientMessageOf } from './client-messages.ts';
import { statesToAll } from './gate.ts';
import { exporting, history } from './history.ts';
import { handOver, holds, isAt, type Room, toAll, type Update, unchanged } from './room.ts';
import { type Connection, error, type ServerMessage } from './server-messages.ts';
import { consent, dropped, redo, undo } from './undo.ts';

/** What is said about one match by somebody at it. */
const ROOM_MESSAGES = [
  'answer',
  'explain',
  'odds',
  'undo',
  'consent',
  'redo',
  'history',
  'export',
  'resign',
  'pace',
] as const;
export type RoomMessage = ClientMessageOf<(typeof ROOM_MESSAGES)[number]>;

export const isForRoom = (message: ClientMessage): message is RoomMessage =>
  (ROOM_MESSAGES as readonly string[]).includes(message.do);

/** What becomes of a room by a message, and what is said to whom. Where the rules fail it throws, and nothing has changed. */
export function receive(room: Room, from: Connection, message: RoomMessage): Update {
  const barred = notFor(room, from, message) ?? afterTheEnd(room, message);
  return barred ? unchanged(room, { to: from, message: barred }) : act(room, from, message);
}

/** Nobody speaks for a seat that he does not hold. */
export function notFor(room: Room, from: Connection, message: { match?: string; seat?: number }): ServerMessage | null {
  if (!isAt(room, from)) return error('notAtTable', { match: room.id });
  if (message.seat !== undefined && !holds(room, from, message.seat)) return error('notYourSeat', { match: room.id });
  return null;
}

/** When a match is over its record is out, dice to come included: whoever took something back now would play on knowing them. */
const afterTheEnd = ({ id, play }: Room, { do: what }: RoomMessage): ServerMessage | null =>
  play.match.over && (what === 'undo' || what === 'consent' || what === 'redo' || what === 'resign')
    ? error('over', { match: id })
    : null;

function act(room: Room, from: Connection, message: RoomMessage): Update {
  switch (message.do) {
    case 'answer':
      return answer(room, from, message);
    case 'explain':
      return explain(room, from, message);
    case 'odds':
      return odds(room, from, message);
    case 'undo':
      return undo(room, from, message);
    case 'consent':
      return consent(room, from, message);
    case 'redo':
      return redo(room, from, message);
    case 'history':
      return history(room, from, message);
    case 'export':
      return exporting(room, from);
    case 'resign':
      return resign(room, from, message);
    case 'pace':
      return setPace(room, from, message);
  }
}

/** The rules know no giving up: a bot plays on, so that the others can finish their match. */
function resign(room: Room, from: Connection, { seat, level = 'adept' }: ClientMessageOf<'resign'>): Update {
  const found = levelOf(level, 'level');
  if ('fault' in found) return unchanged(room, { to: from, message: error('malformed', { match: room.id, ...found }) });
  const [next, ...lapsed] = dropped(handOver(room, seat, level));
  return { room: next, outgoing: [...lapsed, ...statesToAll(next, room.play.match.story.length)], changed: true };
}

/** Who only watches does not set the pace. */
function setPace(room: Room, from: Connection, { ms, paused }: ClientMessageOf<'pace'>): Update {
  const { pace, id: match } = room;
  const hasPeople = room.holders.some((holder) => holder !== null);
  if (hasPeople && !room.holders.includes(from))
    return unchanged(room, { to: from, message: error('notYourSeat', { match }) });
  const next = { ...room, pace: { ms: ms ?? pace.ms, paused: paused ?? pace.paused } };
  return unchanged(next, ...toAll(next, { is: 'pace', match, ...next.pace }));
}
