import { copyPlain, type Seat } from '@conjure/engine';
import { botTurn, type Think, thoughtOf } from './bots.ts';
import { decide } from './deciding.ts';
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
  /** The bot that has been told to think, by match. */
  readonly due: Map<string, { key: string; cancel: () => void }>;
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

/** No bot of this match thinks any more. */
export function rest({ due }: Running, match: string): void {
  due.get(match)?.cancel();
  due.delete(match);
}

/** Sees to it that the bot whose turn it is will think, and no other. */
export function drive(host: Running, room: Room): void {
  const { due, around } = host;
  const turn = botTurn(room);
  const key = turn ? `${turn.seat} ${turn.question} ${room.pace.ms}` : '';
  const waiting = due.get(room.id);
  if (waiting?.key === key) return;
  rest(host, room.id);
  if (!turn) return;
  const { seat, question } = turn;
  const later = (ms: number, task: () => Promise<void>) => {
    const cancel = around.scheduler.after(ms, () => {
      // It may have been called off while it waited for its turn.
      host.inTurn(async () => {
        if (due.get(room.id)?.key === key) await task();
      });
    });
    due.set(room.id, { key, cancel });
  };
  later(room.pace.ms, async () => {
    const now = host.rooms.get(room.id);
    if (now) say(host, toAll(now, { is: 'thinking', match: room.id, seat, question }));
    // Once more round, so that this is heard before the thought keeps the thread.
    later(0, () => botAnswers(host, room.id, seat, question));
  });
}

async function botAnswers(host: Running, id: string, seat: Seat, question: number): Promise<void> {
  host.due.delete(id);
  const room = host.rooms.get(id);
  const turn = room && botTurn(room);
  const chair = room?.chairs[seat];
  if (!room || chair?.who !== 'bot' || turn?.seat !== seat || turn.question !== question) return;
  const decided = attempt(host, () => {
    const thought = thoughtOf(room, seat, chair.level, host.around);
    if (thought?.trouble) host.around.complain?.(new Error(`a bot had trouble: ${thought.trouble}`));
    return thought && decide(room, { seat, question, answer: thought.answer });
  });
  if (decided && 'done' in decided.verdict) return commit(host, decided.turn);
  // Neither the bot nor chance finds an answer: a fault of the game. Trying for ever would help nobody.
  const paused = { ...room, pace: { ...room.pace, paused: true } };
  host.rooms.set(id, paused);
  say(host, [
    ...toAll(paused, error('failed', { match: id })),
    ...toAll(paused, { is: 'pace', match: id, ...paused.pace }),
  ]);
}
