import type { Thought } from '@conjure/bots';
import { openTo, type Seat } from '@conjure/engine';
import { answer } from './answers.ts';
import { botsAsked } from './bots.ts';
import { cancelBots, handOf } from './cancel-bots.ts';
import { attempt, type HostState, send } from './host-state.ts';
import { type Judged, saying } from './judged.ts';
import { stamped, stampIn } from './live.ts';
import { type Sender, type Settled, settle } from './perform.ts';
import { type Room, toAll } from './room.ts';
import { error } from './server-messages.ts';
import { thoughtFor } from './thinking/thought-for.ts';
import { type ToThink, toThink } from './thinking/to-think.ts';

/** Does something in a match if it counts, says what follows, and lets the bots go on from there. */
export const proceed = (
  host: HostState,
  id: string,
  judge: (room: Room) => Judged,
  sender?: Sender & { readonly re?: number | undefined },
): Promise<Settled> => followUp(host, id, settle(host, id, judge, sender), sender);

/** Says what follows from what was settled, and lets the bots go on from there. */
export async function followUp(
  host: HostState,
  id: string,
  settling: Promise<Settled>,
  sender?: Sender & { readonly re?: number | undefined },
): Promise<Settled> {
  const settled = await settling;
  if (sender && settled.n !== undefined)
    send(host, [{ to: sender.from, message: { is: 'done', match: id, n: settled.n } }], sender.from, sender.re);
  send(host, settled.outgoing, sender?.from, sender?.re);
  const room = host.rooms.get(id);
  if (room) scheduleBots(host, room);
  return settled;
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
  n: number,
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
      await then(room, pondered, room.n !== n);
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
    ponder(host, due, toThinkIn(now, botsAsked(now)), now.n, async (then, pondered, overtaken) => {
      // What was thought of a position that is gone is thrown away.
      if (overtaken) return scheduleBots(host, then);
      if (pondered === null) return;
      if (pondered === 'failed' || !(await botAnswers(host, then, pondered, then.n))) await giveUp(host, id);
    });
  });
}

/** Gives a bot's answer, if it counts: with `n` only as the next thing that is done after that one. */
async function botAnswers(host: HostState, { id }: Room, { seat, thought }: Pondered, n?: number): Promise<boolean> {
  let isRefused = false;
  const answered = await attempt(host, () =>
    proceed(host, id, (room) => {
      const open = openTo(room.play.match, seat);
      if (!open || (n !== undefined && room.n !== n)) return saying();
      const at = stampIn(host, room);
      const given = at === null ? thought.answer : stamped(thought.answer, at);
      const judged = answer(room, '', { seat, question: open.id, answer: given });
      isRefused = !('deeds' in judged);
      return isRefused ? saying() : judged;
    }),
  );
  return answered !== null && !isRefused;
}

/** Neither the bot nor chance finds an answer: a fault of the game. Trying for ever would help nobody. */
async function giveUp(host: HostState, id: string): Promise<void> {
  await proceed(host, id, ({ pace }) => (pace.paused ? saying() : { deeds: [{ kind: 'pause', body: {} }] }));
  const room = host.rooms.get(id);
  if (room) send(host, toAll(room, error('failed', { match: id })));
}

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
    const isDone = await botAnswers(host, now, pondered);
    const then = host.rooms.get(now.id);
    // Somebody was quicker. An answer that nobody has overtaken and that is refused all the same would be so again.
    if (!isDone && overtaken && then && !host.due.has(handOf(then.id, seat))) reach(host, then, seat);
  });
}

const handIn = ({ id }: Room, seat: Seat): Due => ({ match: id, place: handOf(id, seat), key: handOf(id, seat) });

function ponderAlone(
  host: HostState,
  room: Room,
  seat: Seat,
  then: (room: Room, pondered: Pondered | null, overtaken: boolean) => Promise<void>,
): void {
  ponder(host, handIn(room, seat), toThinkIn(room, [seat]), room.n, (now, pondered, overtaken) =>
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
