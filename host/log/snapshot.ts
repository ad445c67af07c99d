import { type Game, type LogEntry, type PlaySnapshot, playFrom, snapshotOf } from '@conjure/engine';
import { newRoom, type Room } from '../room.ts';
import { enact } from './enact.ts';
import type { Opening, Row } from './row.ts';

/** All of a room that follows from its log, and nothing of who is there. */
type Lasting = Pick<
  Room,
  'n' | 'at' | 'chairs' | 'players' | 'lent' | 'marks' | 'asking' | 'shared' | 'pace' | 'closed'
>;

/**
 * A room as it stood after a deed of its log: what enacting the log would come to. It is a cache of one build of the program, kept by
 * the same host and never taken from anybody else.
 */
export interface RoomSnapshot extends Lasting {
  readonly play: PlaySnapshot;
}

/** The room as it stands; `null` where it cannot be taken just now. */
export function snapshotIn(room: Room): RoomSnapshot | null {
  const { n, at, chairs, players, lent, marks, asking, shared, pace, closed } = room;
  const play = snapshotOf(room.play);
  return play && { n, at, chairs, players, lent, marks, asking, shared, pace, closed, play };
}

/** The room again, and on by the rows since. Throws where the snapshot is not of this log or of these rules. */
export function roomFrom(
  game: Game,
  { match: id, chairs, free }: Opening,
  rows: readonly Row[],
  { play, ...lasting }: RoomSnapshot,
): Room {
  if (lasting.n > rows.length) throw new Error(`there is no deed ${lasting.n}`);
  const log = rows.slice(0, lasting.n).flatMap(entryOf);
  // Nobody is there yet.
  const room: Room = { ...newRoom(id, playFrom(game, play, log, free === true), chairs), ...lasting };
  return rows.slice(lasting.n).reduce(enact, room);
}

/** The answers, undos and redos are the record's log as it is. */
const entryOf = ({ kind, body }: Row): LogEntry[] =>
  kind === 'answer' || kind === 'undo' || kind === 'redo' ? [body as LogEntry] : [];
