import { openTo, type Seat } from '@conjure/engine';
import { decide } from './answers.ts';
import { botsAsked, thoughtOf } from './bots.ts';
import { attempt, commit, type HostState, send } from './host-state.ts';
import { stamped, stampIn } from './live.ts';
import { type Room, toAll, type Update } from './room.ts';
import { type Connection, error } from './server-messages.ts';

/** Keeps what has changed, sends what follows, and lets the bots go on from there. */
export async function proceed(host: HostState, update: Update, from?: Connection, re?: number): Promise<void> {
  await commit(host, update, from, re);
  scheduleBots(host, update.room);
}

/** No bot of this match thinks any more. */
export function cancelBots({ due }: HostState, { id, chairs }: Room): void {
  for (const place of [id, ...chairs.keys().map((seat) => handOf(id, seat))]) {
    due.get(place)?.cancel();
    due.delete(place);
  }
}

/** Sees to it that the bots whose turn it is will think, and no others. */
export function scheduleBots(host: HostState, room: Room): void {
  if (stampIn(host, room) === null) scheduleInTurn(host, room);
  else scheduleTogether(host, room);
}

function later(host: HostState, place: string, key: string, ms: number, task: () => Promise<void>): void {
  const { due, deps } = host;
  const cancel = deps.scheduler.after(ms, () => {
    host.inTurn(async () => {
      // It may have been called off while it waited for its turn.
      if (due.get(place)?.key === key) await task();
    });
  });
  due.set(place, { key, cancel });
}

function scheduleInTurn(host: HostState, room: Room): void {
  const { id, play, pace } = room;
  const [seat] = botsAsked(room);
  const question = play.match.open?.id;
  const key = seat === undefined ? '' : `${seat} ${question} ${pace.ms}`;
  if (host.due.get(id)?.key === key) return;
  cancelBots(host, room);
  if (seat === undefined || question === undefined) return;
  later(host, id, key, pace.ms, async () => {
    const now = host.rooms.get(id);
    if (now) send(host, toAll(now, { is: 'thinking', match: id, seat, question }));
    // Once more round, so that this is heard before the thought keeps the thread.
    later(host, id, key, 0, () => botsAnswer(host, id, question));
  });
}

/** One bot after the other, where several are asked: who would rather let another speak first does. */
async function botsAnswer(host: HostState, id: string, question: number): Promise<void> {
  host.due.delete(id);
  const room = host.rooms.get(id);
  if (!room || room.play.match.open?.id !== question) return;
  for (const seat of botsAsked(room)) {
    const done = attempt(host, () => botActs(host, room, seat));
    if (done === 'silent') continue;
    return done ? proceed(host, done) : giveUp(host, room);
  }
}

/** What a bot does in its seat now. */
function botActs(host: HostState, room: Room, seat: Seat): Update | 'silent' | null {
  const chair = room.chairs[seat];
  const open = openTo(room.play.match, seat);
  if (chair?.who !== 'bot' || !open) return 'silent';
  const thought = thoughtOf(room, seat, chair.level, host.deps);
  if (thought?.trouble) host.deps.complain?.(new Error(`a bot had trouble: ${thought.trouble}`));
  if (!thought || thought.answer === undefined) return 'silent';
  const at = stampIn(host, room);
  const answer = at === null ? thought.answer : stamped(thought.answer, at);
  const { verdict, update } = decide(room, { seat, question: open.id, answer });
  return 'done' in verdict ? update : null;
}

/** Neither the bot nor chance finds an answer: a fault of the game. Trying for ever would help nobody. */
function giveUp(host: HostState, room: Room): void {
  const paused = { ...room, pace: { ...room.pace, paused: true } };
  host.rooms.set(room.id, paused);
  send(host, [
    ...toAll(paused, error('failed', { match: room.id })),
    ...toAll(paused, { is: 'pace', match: room.id, ...paused.pace }),
  ]);
}

const handOf = (match: string, seat: Seat): string => `${match} ${seat}`;

/** A hand needs this long for a move, however quick the head is; in milliseconds. */
const HAND = 90;

/** Everybody at once: each bot has a hand of its own, which moves when its time has come. */
function scheduleTogether(host: HostState, room: Room): void {
  const asked = botsAsked(room);
  for (const [seat] of room.chairs.entries()) {
    const place = handOf(room.id, seat);
    if (asked.includes(seat) && !host.due.has(place)) reach(host, room, seat, place);
  }
}

/** Sets a bot's hand in motion: what it wants to do names its own time. */
function reach(host: HostState, room: Room, seat: Seat, place: string): void {
  const wait = waitOf(host, room, seat);
  if (wait === null) return;
  later(host, place, place, Math.max(HAND, wait), async () => {
    host.due.delete(place);
    const now = host.rooms.get(room.id);
    if (!now || !botsAsked(now).includes(seat)) return;
    // The others have been at it meanwhile: it thinks again, and perhaps waits longer.
    if ((waitOf(host, now, seat) ?? 0) > 0) return reach(host, now, seat, place);
    const done = attempt(host, () => botActs(host, now, seat));
    if (done && done !== 'silent') await proceed(host, done);
  });
}

/** How long until the bot may do what it wants to; `null` where it wants nothing now. */
function waitOf(host: HostState, room: Room, seat: Seat): number | null {
  const chair = room.chairs[seat];
  const stamp = stampIn(host, room);
  if (chair?.who !== 'bot' || stamp === null) return null;
  const thought = attempt(host, () => thoughtOf(room, seat, chair.level, host.deps));
  if (!thought || thought.answer === undefined) return null;
  const { at } = thought.answer as { at?: unknown };
  return typeof at === 'number' ? Math.max(0, at - stamp) : 0;
}
