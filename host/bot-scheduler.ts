import type { Thought } from '@conjure/bots';
import { openTo, type Seat } from '@conjure/engine';
import { decide } from './answers.ts';
import { botsAsked } from './bots.ts';
import { attempt, commit, type HostState, send } from './host-state.ts';
import { stamped, stampIn } from './live.ts';
import { deedsIn, type Room, toAll, type Update } from './room.ts';
import { type Connection, error } from './server-messages.ts';
import { thoughtFor } from './thinking/thought-for.ts';
import { type ToThink, toThink } from './thinking/to-think.ts';

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

/** Where something is to happen by itself: in which match, for whom in it, and what it is about. */
interface Due {
  readonly match: string;
  readonly place: string;
  readonly key: string;
}

/** In a while, if it was not called off by then. */
function later(host: HostState, { match, place, key }: Due, ms: number, task: (room: Room) => Promise<void>): void {
  const { due, deps, queues } = host;
  const entry = { key, cancel: () => {} };
  entry.cancel = deps.scheduler.after(ms, () => {
    queues.inTurn(match, async () => {
      const room = host.rooms.get(match);
      // It may have been called off while it waited for its turn.
      if (room && due.get(place) === entry) await task(room);
    });
  });
  due.set(place, entry);
}

/** What was thought, and by whom. */
interface Pondered {
  readonly seat: Seat;
  readonly thought: Thought;
}

/**
 * Thinks beside the match's queue, so that nobody waits for it, and goes on in the queue with what was thought: that of the
 * first bot that has something to say, in this order; `null` where none has. `overtaken`: something was done in the match
 * meanwhile.
 */
function ponder(
  host: HostState,
  { match, place, key }: Due,
  wanted: readonly ToThink[],
  deeds: number,
  then: (room: Room, pondered: Pondered | 'failed' | null, overtaken: boolean) => Promise<void>,
): void {
  const { due, queues } = host;
  const control = new AbortController();
  const { signal } = control;
  due.set(place, { key, cancel: () => control.abort() });
  queues.inTurn(`thoughts ${place}`, async () => {
    const pondered = await firstToSay(host, wanted, signal);
    await queues.inTurn(match, async () => {
      const room = host.rooms.get(match);
      if (!room || signal.aborted) return;
      due.delete(place);
      await then(room, pondered, deedsIn(room) !== deeds);
    });
  });
}

/** One bot after the other, where several are asked: who would rather let another speak first does. */
async function firstToSay(
  host: HostState,
  wanted: readonly ToThink[],
  calledOff: AbortSignal,
): Promise<Pondered | 'failed' | null> {
  for (const each of wanted) {
    if (calledOff.aborted) return null;
    const thought = await thoughtFor(host, each, calledOff);
    if (thought === 'failed') return 'failed';
    if (thought && thought.answer !== undefined) return { seat: each.seat, thought };
  }
  return null;
}

/** What bots in these seats have to think about now. */
const toThinkIn = (room: Room, seats: readonly Seat[]): ToThink[] =>
  seats.flatMap((seat) => {
    const chair = room.chairs[seat];
    return chair?.who === 'bot' ? [toThink(room, seat, chair.level)] : [];
  });

function scheduleInTurn(host: HostState, room: Room): void {
  const { id, play, pace } = room;
  const [seat] = botsAsked(room);
  const question = play.match.open?.id;
  const key = seat === undefined ? '' : `${seat} ${question} ${pace.ms}`;
  if (host.due.get(id)?.key === key) return;
  cancelBots(host, room);
  if (seat === undefined || question === undefined) return;
  const due = { match: id, place: id, key };
  later(host, due, pace.ms, async (now) => {
    send(host, toAll(now, { is: 'thinking', match: id, seat, question }));
    ponder(host, due, toThinkIn(now, botsAsked(now)), deedsIn(now), async (then, pondered, overtaken) => {
      // What was thought of a position that is gone is thrown away.
      if (overtaken) return scheduleBots(host, then);
      if (pondered === null) return;
      const done = pondered === 'failed' ? null : attempt(host, () => botAnswers(host, then, pondered));
      return done ? proceed(host, done) : giveUp(host, then);
    });
  });
}

/** What becomes of a bot's answer; `null` where it does not count. */
function botAnswers(host: HostState, room: Room, { seat, thought }: Pondered): Update | null {
  const open = openTo(room.play.match, seat);
  if (!open) return null;
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
  for (const [seat] of room.chairs.entries())
    if (asked.includes(seat) && !host.due.has(handOf(room.id, seat))) reach(host, room, seat);
}

/** Sets a bot's hand in motion: what it wants to do names its own time. */
function reach(host: HostState, room: Room, seat: Seat): void {
  ponderAlone(host, room, seat, async (now, pondered) => {
    const wait = waitOf(host, now, pondered);
    if (wait !== null) moveIn(host, now, seat, wait);
  });
}

function moveIn(host: HostState, room: Room, seat: Seat, wait: number): void {
  later(host, handIn(room, seat), Math.max(HAND, wait), async (now) => {
    host.due.delete(handOf(room.id, seat));
    if (botsAsked(now).includes(seat)) move(host, now, seat);
  });
}

/** The others have been at it while the hand was on its way: it thinks again, and perhaps waits longer. */
function move(host: HostState, room: Room, seat: Seat): void {
  ponderAlone(host, room, seat, async (now, pondered, overtaken) => {
    const wait = waitOf(host, now, pondered);
    if (!pondered || wait === null || !botsAsked(now).includes(seat)) return;
    if (wait > 0) return moveIn(host, now, seat, wait);
    const done = attempt(host, () => botAnswers(host, now, pondered));
    if (done) return proceed(host, done);
    // Somebody was quicker. An answer that nobody has overtaken and that is refused all the same would be so again.
    if (overtaken) reach(host, now, seat);
  });
}

const handIn = ({ id }: Room, seat: Seat): Due => ({ match: id, place: handOf(id, seat), key: handOf(id, seat) });

function ponderAlone(
  host: HostState,
  room: Room,
  seat: Seat,
  then: (room: Room, pondered: Pondered | null, overtaken: boolean) => Promise<void>,
): void {
  ponder(host, handIn(room, seat), toThinkIn(room, [seat]), deedsIn(room), (now, pondered, overtaken) =>
    then(now, pondered === 'failed' ? null : pondered, overtaken),
  );
}

/** How long until the bot may do what it wants to; `null` where it wants nothing now. */
function waitOf(host: HostState, room: Room, pondered: Pondered | null): number | null {
  const stamp = stampIn(host, room);
  if (!pondered || stamp === null) return null;
  const { at } = pondered.thought.answer as { at?: unknown };
  return typeof at === 'number' ? Math.max(0, at - stamp) : 0;
}
