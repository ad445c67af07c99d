import type { Thought } from '@conjure/bots';
import { openTo, type Seat } from '@conjure/engine';
import { answer } from './answers.ts';
import { botsAsked } from './bots.ts';
import { cancelBots, handOf } from './cancel-bots.ts';
import { type Committed, commit, type Sender } from './commit.ts';
import { attempt, type HostState, send } from './host-state.ts';
import { type Judgement, sayOnly } from './judgement.ts';
import { stamped, stampNow } from './live.ts';
import { type Room, toAll } from './room.ts';
import { error } from './server-messages.ts';
import { type ThinkRequest, thinkRequest } from './thinking/think-request.ts';
import { thoughtFor } from './thinking/thought-for.ts';

/** Does something in a match if it counts, says what follows, and lets the bots go on from there. */
export const proceed = (
  host: HostState,
  id: string,
  judge: (room: Room) => Judgement,
  sender?: Sender & { readonly re?: number | undefined },
): Promise<Committed> => followUp(host, id, commit(host, id, judge, sender), sender);

/** Says what follows from what was settled, and lets the bots go on from there. */
export async function followUp(
  host: HostState,
  id: string,
  settling: Promise<Committed>,
  sender?: Sender & { readonly re?: number | undefined },
): Promise<Committed> {
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
  if (host.ended.aborted) return;
  if (stampNow(host, room) === null) scheduleInTurn(host, room);
  else scheduleTogether(host, room);
}

/** What could not be kept is tried less and less often, in milliseconds: a store that fails has enough to do. */
const AGAIN = 500;
const SELDOM = 30_000;

const setbackIn = ({ setbacks }: HostState, id: string): number => {
  const times = setbacks.get(id) ?? 0;
  return times === 0 ? 0 : Math.min(SELDOM, AGAIN * 2 ** times);
};

/** Where something is to happen by itself: in which match, for whom in it, and what it is about. */
interface BotTask {
  readonly match: string;
  readonly place: string;
  readonly key: string;
}

/** In a while, if it was not called off by then. */
function later(host: HostState, { match, place, key }: BotTask, ms: number, task: (room: Room) => Promise<void>): void {
  const { botTasks, deps, queues } = host;
  const entry = { key, cancel: () => {} };
  entry.cancel = deps.scheduler.after(ms, () => {
    queues.inTurn(match, async () => {
      const room = host.rooms.get(match);
      // It may have been called off while it waited for its turn.
      if (room && botTasks.get(place) === entry) await task(room);
    });
  });
  botTasks.set(place, entry);
}

/** What was thought, and by whom. */
interface BotThought {
  readonly seat: Seat;
  readonly thought: Thought;
}

/**
 * Thinks beside the match's queue, so that nobody waits for it, and goes on in the queue with what was thought: that of the
 * first bot that has something to say, in this order; `null` where none has. `overtaken`: something was done in the match
 * meanwhile.
 */
function thinkThen(
  host: HostState,
  { match, place, key }: BotTask,
  wanted: readonly ThinkRequest[],
  n: number,
  then: (room: Room, pondered: BotThought | 'failed' | null, overtaken: boolean) => Promise<void>,
): void {
  const { botTasks, queues } = host;
  const control = new AbortController();
  const { signal } = control;
  botTasks.set(place, { key, cancel: () => control.abort() });
  queues.inTurn(`thoughts ${place}`, async () => {
    const pondered = await firstToSay(host, wanted, signal);
    await queues.inTurn(match, async () => {
      const room = host.rooms.get(match);
      if (!room || signal.aborted) return;
      botTasks.delete(place);
      await then(room, pondered, room.n !== n);
    });
  });
}

/** One bot after the other, where several are asked: who would rather let another speak first does. */
async function firstToSay(
  host: HostState,
  wanted: readonly ThinkRequest[],
  calledOff: AbortSignal,
): Promise<BotThought | 'failed' | null> {
  for (const each of wanted) {
    if (calledOff.aborted) return null;
    const thought = await thoughtFor(host, each, calledOff);
    if (thought === 'failed') return 'failed';
    if (thought && thought.answer !== undefined) return { seat: each.seat, thought };
  }
  return null;
}

/** What bots in these seats have to think about now. */
const thinkRequestsIn = (room: Room, seats: readonly Seat[]): ThinkRequest[] =>
  seats.flatMap((seat) => {
    const chair = room.chairs[seat];
    return chair?.who === 'bot' ? [thinkRequest(room, seat, chair.level)] : [];
  });

function scheduleInTurn(host: HostState, room: Room): void {
  const { id, play, pace } = room;
  const [seat] = botsAsked(room);
  const question = play.match.open?.id;
  const ms = pace.ms + setbackIn(host, id);
  const key = seat === undefined ? '' : `${seat} ${question} ${ms}`;
  if (host.botTasks.get(id)?.key === key) return;
  cancelBots(host, room);
  if (seat === undefined || question === undefined) return;
  const due = { match: id, place: id, key };
  later(host, due, ms, async (now) => {
    send(host, toAll(now, { is: 'thinking', match: id, seat, question }));
    thinkThen(host, due, thinkRequestsIn(now, botsAsked(now)), now.n, async (then, pondered, overtaken) => {
      // What was thought of a position that is gone is thrown away.
      if (overtaken) return scheduleBots(host, then);
      if (pondered === null) return;
      if (pondered === 'failed' || !(await botAnswers(host, then, pondered, then.n))) await giveUp(host, id);
    });
  });
}

/** Gives a bot's answer, if it counts: with `n` only as the next thing that is done after that one. */
async function botAnswers(host: HostState, { id }: Room, { seat, thought }: BotThought, n?: number): Promise<boolean> {
  let isRefused = false;
  const answered = await attempt(host, () =>
    proceed(host, id, (room) => {
      const open = openTo(room.play.match, seat);
      if (!open || (n !== undefined && room.n !== n)) return sayOnly();
      const at = stampNow(host, room);
      const given = at === null ? thought.answer : stamped(thought.answer, at);
      const judged = answer(room, '', { seat, question: open.id, answer: given });
      isRefused = !('deeds' in judged);
      return isRefused ? sayOnly() : judged;
    }),
  );
  return answered !== null && !isRefused;
}

/** Neither the bot nor chance finds an answer: a fault of the game. Trying for ever would help nobody. */
async function giveUp(host: HostState, id: string): Promise<void> {
  await proceed(host, id, ({ pace }) => (pace.paused ? sayOnly() : { deeds: [{ kind: 'pause', body: {} }] }));
  const room = host.rooms.get(id);
  if (room) send(host, toAll(room, error('failed', { match: id })));
}

/** A hand needs this long for a move, however quick the head is; in milliseconds. */
const HAND = 90;

/** Everybody at once: each bot has a hand of its own, which moves when its time has come. */
function scheduleTogether(host: HostState, room: Room): void {
  const asked = botsAsked(room);
  for (const [seat] of room.chairs.entries())
    if (asked.includes(seat) && !host.botTasks.has(handOf(room.id, seat))) planMove(host, room, seat);
}

/** Sets a bot's hand in motion: what it wants to do names its own time. */
function planMove(host: HostState, room: Room, seat: Seat): void {
  thinkAloneThen(host, room, seat, async (now, pondered) => {
    const wait = waitOf(host, now, pondered);
    if (wait !== null) moveAfter(host, now, seat, wait);
  });
}

function moveAfter(host: HostState, room: Room, seat: Seat, wait: number): void {
  later(host, handIn(room, seat), Math.max(HAND, wait) + setbackIn(host, room.id), async (now) => {
    host.botTasks.delete(handOf(room.id, seat));
    if (botsAsked(now).includes(seat)) move(host, now, seat);
  });
}

/** The others have been at it while the hand was on its way: it thinks again, and perhaps waits longer. */
function move(host: HostState, room: Room, seat: Seat): void {
  thinkAloneThen(host, room, seat, async (now, pondered, overtaken) => {
    const wait = waitOf(host, now, pondered);
    if (!pondered || wait === null || !botsAsked(now).includes(seat)) return;
    if (wait > 0) return moveAfter(host, now, seat, wait);
    const isDone = await botAnswers(host, now, pondered);
    const then = host.rooms.get(now.id);
    // Somebody was quicker. An answer that nobody has overtaken and that is refused all the same would be so again.
    if (!isDone && overtaken && then && !host.botTasks.has(handOf(then.id, seat))) planMove(host, then, seat);
  });
}

const handIn = ({ id }: Room, seat: Seat): BotTask => ({ match: id, place: handOf(id, seat), key: handOf(id, seat) });

function thinkAloneThen(
  host: HostState,
  room: Room,
  seat: Seat,
  then: (room: Room, pondered: BotThought | null, overtaken: boolean) => Promise<void>,
): void {
  thinkThen(host, handIn(room, seat), thinkRequestsIn(room, [seat]), room.n, (now, pondered, overtaken) =>
    then(now, pondered === 'failed' ? null : pondered, overtaken),
  );
}

/** How long until the bot may do what it wants to; `null` where it wants nothing now. */
function waitOf(host: HostState, room: Room, pondered: BotThought | null): number | null {
  const stamp = stampNow(host, room);
  if (!pondered || stamp === null) return null;
  const { at } = pondered.thought.answer as { at?: unknown };
  return typeof at === 'number' ? Math.max(0, at - stamp) : 0;
}
