import { openTo, type Seat } from '@conjure/engine';
import { botsAsked, thoughtOf } from './bots.ts';
import { decide } from './deciding.ts';
import { stamped, stampIn } from './live.ts';
import { type Room, type Turn, toAll } from './room.ts';
import { attempt, commit, type Running, say } from './running.ts';
import { error } from './said.ts';

/** No bot of this match thinks any more. */
export function rest({ due }: Running, { id, chairs }: Room): void {
  for (const place of [id, ...chairs.keys().map((seat) => handOf(id, seat))]) {
    due.get(place)?.cancel();
    due.delete(place);
  }
}

/** Sees to it that the bots whose turn it is will think, and no others. */
export function drive(host: Running, room: Room): void {
  if (stampIn(host, room) === null) driveInTurn(host, room);
  else driveTogether(host, room);
}

function later(host: Running, place: string, key: string, ms: number, task: () => Promise<void>): void {
  const { due, around } = host;
  const cancel = around.scheduler.after(ms, () => {
    host.inTurn(async () => {
      // It may have been called off while it waited for its turn.
      if (due.get(place)?.key === key) await task();
    });
  });
  due.set(place, { key, cancel });
}

function driveInTurn(host: Running, room: Room): void {
  const { id, play, pace } = room;
  const [seat] = botsAsked(room);
  const question = play.match.open?.id;
  const key = seat === undefined ? '' : `${seat} ${question} ${pace.ms}`;
  if (host.due.get(id)?.key === key) return;
  rest(host, room);
  if (seat === undefined || question === undefined) return;
  later(host, id, key, pace.ms, async () => {
    const now = host.rooms.get(id);
    if (now) say(host, toAll(now, { is: 'thinking', match: id, seat, question }));
    // Once more round, so that this is heard before the thought keeps the thread.
    later(host, id, key, 0, () => botsAnswer(host, id, question));
  });
}

/** One bot after the other, where several are asked: who would rather let another speak first does. */
async function botsAnswer(host: Running, id: string, question: number): Promise<void> {
  host.due.delete(id);
  const room = host.rooms.get(id);
  if (!room || room.play.match.open?.id !== question) return;
  for (const seat of botsAsked(room)) {
    const done = attempt(host, () => botActs(host, room, seat));
    if (done === 'silent') continue;
    return done ? commit(host, done) : giveUp(host, room);
  }
}

/** What a bot does in its seat now. */
function botActs(host: Running, room: Room, seat: Seat): Turn | 'silent' | null {
  const chair = room.chairs[seat];
  const open = openTo(room.play.match, seat);
  if (chair?.who !== 'bot' || !open) return 'silent';
  const thought = thoughtOf(room, seat, chair.level, host.around);
  if (thought?.trouble) host.around.complain?.(new Error(`a bot had trouble: ${thought.trouble}`));
  if (!thought || thought.answer === undefined) return 'silent';
  const at = stampIn(host, room);
  const answer = at === null ? thought.answer : stamped(thought.answer, at);
  const { verdict, turn } = decide(room, { seat, question: open.id, answer });
  return 'done' in verdict ? turn : null;
}

/** Neither the bot nor chance finds an answer: a fault of the game. Trying for ever would help nobody. */
function giveUp(host: Running, room: Room): void {
  const paused = { ...room, pace: { ...room.pace, paused: true } };
  host.rooms.set(room.id, paused);
  say(host, [
    ...toAll(paused, error('failed', { match: room.id })),
    ...toAll(paused, { is: 'pace', match: room.id, ...paused.pace }),
  ]);
}

const handOf = (match: string, seat: Seat): string => `${match} ${seat}`;

/** A hand needs this long for a move, however quick the head is; in milliseconds. */
const HAND = 90;

/** Everybody at once: each bot has a hand of its own, which moves when its time has come. */
function driveTogether(host: Running, room: Room): void {
  const asked = botsAsked(room);
  for (const [seat] of room.chairs.entries()) {
    const place = handOf(room.id, seat);
    if (asked.includes(seat) && !host.due.has(place)) reach(host, room, seat, place);
  }
}

/** Sets a bot's hand in motion: what it wants to do names its own time. */
function reach(host: Running, room: Room, seat: Seat, place: string): void {
  const wait = waitOf(host, room, seat);
  if (wait === null) return;
  later(host, place, place, Math.max(HAND, wait), async () => {
    host.due.delete(place);
    const now = host.rooms.get(room.id);
    if (!now || !botsAsked(now).includes(seat)) return;
    // The others have been at it meanwhile: it thinks again, and perhaps waits longer.
    if ((waitOf(host, now, seat) ?? 0) > 0) return reach(host, now, seat, place);
    const done = attempt(host, () => botActs(host, now, seat));
    if (done && done !== 'silent') await commit(host, done);
  });
}

/** How long until the bot may do what it wants to; `null` where it wants nothing now. */
function waitOf(host: Running, room: Room, seat: Seat): number | null {
  const chair = room.chairs[seat];
  const stamp = stampIn(host, room);
  if (chair?.who !== 'bot' || stamp === null) return null;
  const thought = attempt(host, () => thoughtOf(room, seat, chair.level, host.around));
  if (!thought || thought.answer === undefined) return null;
  const { at } = thought.answer as { at?: unknown };
  return typeof at === 'number' ? Math.max(0, at - stamp) : 0;
}
