import { answer, answerIfCertain, explain, odds } from './answers.ts';
import { levelOf } from './bots.ts';
import type { ClientMessage, ClientMessageOf } from './client-messages.ts';
import { exportRecord, history, matchAccount } from './history.ts';
import { type Judgement, sayOnly } from './judgement.ts';
import type { Deed } from './log/row.ts';
import { barred, fairness, labels, story, words } from './on-demand.ts';
import { everybody, holds, isAt, type Room, seatsOf } from './room.ts';
import { type Connection, error, type ServerMessage } from './server-messages.ts';
import { redo, undo } from './undo.ts';
import { consent, free, leaveSeat, pause } from './votes.ts';

/** What is said about one match by somebody at it. */
const ROOM_MESSAGES = [
  'answer',
  'explain',
  'odds',
  'undo',
  'consent',
  'redo',
  'history',
  'account',
  'export',
  'resign',
  'pace',
  'pause',
  'free',
  'leave',
  'words',
  'story',
  'barred',
  'labels',
  'fair',
] as const;
export type RoomMessage = ClientMessageOf<(typeof ROOM_MESSAGES)[number]>;

export const isForRoom = (message: ClientMessage): message is RoomMessage =>
  (ROOM_MESSAGES as readonly string[]).includes(message.do);

/** What a message of somebody at a match comes to. Nothing has changed by it yet. */
export function receive(room: Room, from: Connection, message: RoomMessage, now: number): Judgement {
  const barred = notFor(room, from, message) ?? afterTheEnd(room, message) ?? againstTerms(room, message);
  return barred ? sayOnly({ to: from, message: barred }) : act(room, from, message, now);
}

/** Nobody speaks for a seat that he does not hold. */
export function notFor(room: Room, from: Connection, message: { match?: string; seat?: number }): ServerMessage | null {
  if (!isAt(room, from)) return error('notAtTable', { match: room.id });
  if (message.seat !== undefined && !holds(room, from, message.seat)) return error('notYourSeat', { match: room.id });
  return null;
}

/** When a match is over its record is out, dice to come included: whoever took something back now would play on knowing them. */
const afterTheEnd = ({ id, closed }: Room, { do: what }: RoomMessage): ServerMessage | null =>
  closed && AT_PLAY.includes(what) ? error('over', { match: id }) : null;

const AT_PLAY: readonly RoomMessage['do'][] = [
  ...(['answer', 'undo', 'consent', 'redo', 'resign', 'pace', 'pause', 'free', 'leave'] as const),
];

/** Help that the terms of a match do not give, while it goes on. */
export function againstTerms({ id, online, closed }: Room, message: { do: string }): ServerMessage | null {
  if (!online || closed) return null;
  const { help } = online.terms;
  const isHint = message.do === 'hint' || message.do === 'fork';
  const isBarred = isHint ? help !== 'all' : message.do === 'odds' && help === 'none';
  return isBarred ? error('terms', { match: id }) : null;
}

function act(room: Room, from: Connection, message: RoomMessage, now: number): Judgement {
  switch (message.do) {
    case 'answer':
      return message.certain ? answerIfCertain(room, from, message) : answer(room, from, message);
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
    case 'account':
      return matchAccount(room, from, message);
    case 'export':
      return exportRecord(room, from);
    case 'resign':
      return resign(room, from, message);
    case 'pace':
      return setPace(room, from, message);
    case 'pause':
      return pause(room, from, message);
    case 'free':
      return free(room, from, message, now);
    case 'leave':
      return leaveSeat(room, from, message);
    case 'words':
      return words(room, from, message);
    case 'story':
      return story(room, from, message);
    case 'barred':
      return barred(room, from, message);
    case 'labels':
      return labels(room, from, message);
    case 'fair':
      return fairness(room, from);
  }
}

/** The rules know no giving up: a bot plays on, so that the others can finish their match. */
function resign(
  room: Room,
  from: Connection,
  { seat: by, level: wished = 'adept' }: ClientMessageOf<'resign'>,
): Judgement {
  // Played online it is the one that all have agreed to: else whoever may have no help would have it of a stronger player.
  const level = room.online?.terms.substitute ?? wished;
  const found = levelOf(level, 'level');
  if ('fault' in found) return sayOnly({ to: from, message: error('malformed', { match: room.id, ...found }) });
  return { deeds: [{ kind: 'bot', body: { by, level } }] };
}

/** Who only watches does not set the pace. */
function setPace(room: Room, from: Connection, { ms, paused }: ClientMessageOf<'pace'>): Judgement {
  const { pace, id: match } = room;
  const hasPeople = room.online !== null || everybody(room).some((each) => seatsOf(room, each).length > 0);
  if (hasPeople && seatsOf(room, from).length === 0)
    return sayOnly({ to: from, message: error('notYourSeat', { match }) });
  // Played online, standing still is for all to decide.
  if (room.online && paused) return sayOnly({ to: from, message: error('terms', { match }) });
  const deeds: Deed[] = [];
  if (ms !== undefined && ms !== pace.ms) deeds.push({ kind: 'pace', body: { ms } });
  if (paused !== undefined && paused !== pace.paused) deeds.push({ kind: paused ? 'pause' : 'go', body: {} });
  return deeds.length > 0 ? { deeds } : sayOnly({ to: from, message: { is: 'pace', match, ...pace } });
}
