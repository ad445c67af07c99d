import { copyPlain, type Seat } from '@conjure/engine';
import type { Think } from './bots.ts';
import { drive } from './driving.ts';
import type { Library } from './library.ts';
import { type Room, type Turn, toAll } from './room.ts';
import { type Connection, error, type Say, type Saying } from './said.ts';
import { type Store, storedOf } from './store.ts';

/** Time, as the host's surroundings have it. */
export interface Scheduler {
  /** Milliseconds since 1970: when a match was stored, and how long a bot has thought. */
  now(): number;
  /** Runs it later; what comes back calls it off. */
  after(ms: number, run: () => void): () => void;
}

export interface Surroundings {
  readonly games: Library;
  readonly store: Store;
  readonly scheduler: Scheduler;
  say(to: Connection, message: Saying): void;
  /** A text that nobody can guess and that never comes twice: names of matches, and seeds where none is wished for. */
  fresh(): string;
  /** Who may come to which match, sit where, and throw it away. Everybody, where it is absent. */
  admits?(from: Connection, match: string, to: Seat | 'watch' | 'forget'): boolean;
  think?: Think;
  /** Hears of what should not have happened: the rules, a bot or the store failed. */
  complain?(error: unknown): void;
  /** How many matches may be open at once. */
  readonly mostRooms?: number;
}

export interface Running {
  readonly around: Surroundings;
  readonly rooms: Map<string, Room>;
  /** The bot that has been told to think, by match; where everybody acts at once, by match and seat. */
  readonly due: Map<string, { key: string; cancel: () => void }>;
  /** When each match last went on, by the host's clock. */
  readonly since: Map<string, number>;
  /** Does one thing after the other: the store takes its time, and nothing may come between an answer and its being kept. */
  inTurn(task: () => Promise<void>): Promise<void>;
}

/** Copies, so that nobody outside can reach into a match. */
export function say({ around }: Running, sayings: readonly Say[], from?: Connection, re?: number): void {
  for (const { to, message } of sayings)
    around.say(to, copyPlain(to === from && re !== undefined ? { ...message, re } : message));
}

const MOST_ROOMS = 1_000;
export const isFull = ({ rooms, around }: Running): boolean => rooms.size >= (around.mostRooms ?? MOST_ROOMS);

/** Keeps what has changed, then says it: what somebody has seen will still be so after a crash. */
export async function commit(host: Running, turn: Turn, from?: Connection, re?: number): Promise<void> {
  const { around, rooms } = host;
  const { room, changed } = turn;
  rooms.set(room.id, room);
  // A match that is come back to goes on from the time it had.
  if (changed || !host.since.has(room.id)) host.since.set(room.id, around.scheduler.now());
  let kept = true;
  if (changed) {
    try {
      await around.store.put(storedOf(room, around.scheduler.now()));
    } catch (error) {
      around.complain?.(error);
      // A full disk is no reason to stop playing, but people must know.
      kept = false;
    }
  }
  say(host, turn.say, from, re);
  if (!kept) say(host, toAll(room, error('notStored', { match: room.id })));
  drive(host, room);
}

export function attempt<T>({ around }: Running, deed: () => T): T | null {
  try {
    return deed();
  } catch (error) {
    around.complain?.(error);
    return null;
  }
}
