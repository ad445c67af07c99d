import { copyPlain, type Seat } from '@conjure/engine';
import type { Library } from './library.ts';
import type { Queues } from './queues.ts';
import { type Room, toAll, type Update } from './room.ts';
import type { Scheduler } from './scheduler.ts';
import { type Connection, error, type Outgoing, type ServerMessage } from './server-messages.ts';
import { type Store, storedOf } from './store.ts';
import type { Think } from './thinking/to-think.ts';

/** What a host needs of whoever runs it. */
export interface HostDeps {
  readonly games: Library;
  readonly store: Store;
  readonly scheduler: Scheduler;
  send(to: Connection, message: ServerMessage): void;
  /** A text that nobody can guess and that never comes twice: names of matches, and seeds where none is wished for. */
  newId(): string;
  /** Who may come to which match, sit where, and throw it away. Everybody, where it is absent. */
  admits?(from: Connection, match: string, to: Seat | 'watch' | 'forget'): boolean;
  /** Thinks for bots, on other threads: on the host's own where it is absent. */
  think?: Think;
  /** Hears of what should not have happened: the rules, a bot or the store failed. */
  complain?(error: unknown): void;
  /** How many matches may be open at once. */
  readonly mostRooms?: number;
}

export interface HostState {
  readonly deps: HostDeps;
  readonly rooms: Map<string, Room>;
  /**
   * By match, what is under way: the store takes its time, and nothing may come between an answer and its being kept. Thoughts
   * have queues of their own, so that nobody waits for them.
   */
  readonly queues: Queues;
  /** The bot that waits or thinks, by match; where everybody acts at once, by match and seat. */
  readonly due: Map<string, { key: string; cancel: () => void }>;
  /** When each match last went on, by the host's clock. */
  readonly since: Map<string, number>;
}

/** Copies, so that nobody outside can reach into a match. */
export function send({ deps }: HostState, outgoing: readonly Outgoing[], from?: Connection, re?: number): void {
  for (const { to, message } of outgoing)
    deps.send(to, copyPlain(to === from && re !== undefined ? { ...message, re } : message));
}

const MOST_ROOMS = 1_000;
export const isFull = ({ rooms, deps }: HostState): boolean => rooms.size >= (deps.mostRooms ?? MOST_ROOMS);

/** Keeps what has changed, then sends what follows: what somebody has seen will still be so after a crash. */
export async function commit(host: HostState, update: Update, from?: Connection, re?: number): Promise<void> {
  const { deps, rooms } = host;
  const { room, changed } = update;
  rooms.set(room.id, room);
  // A match that is come back to goes on from the time it had.
  if (changed || !host.since.has(room.id)) host.since.set(room.id, deps.scheduler.now());
  let kept = true;
  if (changed) {
    try {
      await deps.store.put(storedOf(room, deps.scheduler.now()));
    } catch (error) {
      deps.complain?.(error);
      // A full disk is no reason to stop playing, but people must know.
      kept = false;
    }
  }
  send(host, update.outgoing, from, re);
  if (!kept) send(host, toAll(room, error('notStored', { match: room.id })));
}

export function attempt<T>({ deps }: HostState, task: () => T): T | null {
  try {
    return task();
  } catch (error) {
    deps.complain?.(error);
    return null;
  }
}
