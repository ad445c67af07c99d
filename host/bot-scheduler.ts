import { hidesChoice, openTo, type Seat } from '@conjure/engine';
import { answer } from './answers.ts';
import { botsAsked } from './bots.ts';
import { cancelBots, handOf } from './cancel-bots.ts';
import { type Committed, commit, type Sender } from './commit.ts';
import { attempt, type HostState, send } from './host-state.ts';
import { type HostedMatch, LEAST_PACE, paceOf, toAll } from './hosted-match.ts';
import { type Judgement, sayOnly } from './judgement.ts';
import { stamped, stampNow } from './live.ts';
import { error } from './server-messages.ts';
import { type ThinkRequest, type TimedThought, thinkRequest } from './thinking/think-request.ts';
import { thoughtFor } from './thinking/thought-for.ts';

/** Does something in a match if it counts, says what follows, and lets the bots go on from there. */
export const proceed = (
  host: HostState,
  id: string,
  judge: (hosted: HostedMatch) => Judgement,
  sender?: Sender & { readonly re?: number | undefined },
): Promise<Committed> => followUp(host, id, commit(host, id, judge, sender), sender);

/** Says what follows from what was settled, and lets the bots go on from there. */
export async function followUp(
  host: HostState,
  id: string,
  committing: Promise<Committed>,
  sender?: Sender & { readonly re?: number | undefined },
): Promise<Committed> {
  const committed = await committing;
  if (sender && committed.n !== undefined)
    send(host, [{ to: sender.from, message: { is: 'done', match: id, n: committed.n } }], sender.from, sender.re);
  send(host, committed.outgoing, sender?.from, sender?.re);
  const hosted = host.matches.get(id);
  if (hosted) scheduleBots(host, hosted);
  return committed;
}

/** Sees to it that the bots whose turn it is will think, and no others. */
export function scheduleBots(host: HostState, hosted: HostedMatch): void {
  if (host.ended.aborted) return;
  if (stampNow(host, hosted) === null) scheduleInTurn(host, hosted);
  else scheduleTogether(host, hosted);
}

/** By what steps others see from elsewhere how long bots have thought, and no finer; in milliseconds. */
const STEP = LEAST_PACE;

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
function later(
  host: HostState,
  { match, place, key }: BotTask,
  ms: number,
  task: (hosted: HostedMatch) => Promise<void>,
): void {
  const { botTasks, deps, queues } = host;
  const entry = { key, cancel: () => {} };
  entry.cancel = deps.scheduler.after(ms, () => {
    queues.inTurn(match, async () => {
      const hosted = host.matches.get(match);
      // It may have been called off while it waited for its turn.
      if (hosted && botTasks.get(place) === entry) await task(hosted);
    });
  });
  botTasks.set(place, entry);
}

/** What was thought, and by whom. */
interface BotThought {
  readonly seat: Seat;
  readonly thought: TimedThought;
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
  then: (hosted: HostedMatch, botThought: BotThought | 'failed' | null, overtaken: boolean) => Promise<void>,
): void {
  const { botTasks, queues } = host;
  const control = new AbortController();
  const { signal } = control;
  botTasks.set(place, { key, cancel: () => control.abort() });
  queues.inTurn(`thoughts ${place}`, async () => {
    const botThought = await firstToSay(host, wanted, signal);
    await queues.inTurn(match, async () => {
      const hosted = host.matches.get(match);
      if (!hosted || signal.aborted) return;
      botTasks.delete(place);
      await then(hosted, botThought, hosted.n !== n);
    });
  });
}

/** One bot after the other, where several are asked: who would rather let another speak first does. */
async function firstToSay(
  host: HostState,
  wanted: readonly ThinkRequest[],
  signal: AbortSignal,
): Promise<BotThought | 'failed' | null> {
  for (const each of wanted) {
    if (signal.aborted) return null;
    const thought = await thoughtFor(host, each, signal);
    if (thought === 'failed') return 'failed';
    if (thought && thought.answer !== undefined) return { seat: each.seat, thought };
  }
  return null;
}

/** What bots in these seats have to think about now. */
const thinkRequestsIn = (hosted: HostedMatch, seats: readonly Seat[]): ThinkRequest[] =>
  seats.flatMap((seat) => {
    const chair = hosted.chairs[seat];
    return chair?.who === 'bot' ? [thinkRequest(hosted, seat, chair.level)] : [];
  });

/** What bots are asked now, and how soon they answer: as long as it is the same, what is under way goes on. */
function turnOf(
  host: HostState,
  hosted: HostedMatch,
): { key: string; seat: Seat; question: number; ms: number } | null {
  const [seat] = botsAsked(hosted);
  const question = hosted.play.match.open?.id;
  if (seat === undefined || question === undefined) return null;
  const ms = paceOf(hosted) + setbackIn(host, hosted.id);
  return { key: `${seat} ${question} ${ms}`, seat, question, ms };
}

function scheduleInTurn(host: HostState, hosted: HostedMatch): void {
  const { id, online, at } = hosted;
  const turn = turnOf(host, hosted);
  if (host.botTasks.get(id)?.key === (turn?.key ?? '')) return;
  cancelBots(host, hosted);
  if (!turn) return;
  const now = host.deps.scheduler.now();
  // Wherever the match has come into memory since, the pace began with its last deed.
  const due = online && setbackIn(host, id) === 0 ? Math.max(now, at + turn.ms) : now + turn.ms;
  const task = { match: id, place: id, key: turn.key };
  // Where others look on from elsewhere, it is thought before the pace is over.
  later(host, task, Math.max(0, due - (online ? STEP : 0) - now), async (then) => {
    const { seat, question } = turn;
    send(host, toAll(then, { is: 'thinking', match: id, seat, question }));
    thinkInTurn(host, then, task, due);
  });
}

/** Thinks for the bots that are asked, and says it when its time has come. What was thought of a position that is gone is thrown away. */
function thinkInTurn(host: HostState, hosted: HostedMatch, task: BotTask, due: number): void {
  const { id, n } = hosted;
  const again = (now: HostedMatch) =>
    turnOf(host, now)?.key === task.key ? thinkInTurn(host, now, task, due) : scheduleBots(host, now);
  thinkThen(host, task, thinkRequestsIn(hosted, botsAsked(hosted)), n, async (then, botThought, overtaken) => {
    if (overtaken) return again(then);
    if (botThought === null) return;
    if (botThought === 'failed') return giveUp(host, id);
    const sayIt = async (now: HostedMatch) => {
      host.botTasks.delete(id);
      if (now.n !== n) return again(now);
      if (!(await botAnswers(host, now, botThought, n))) await giveUp(host, id);
    };
    const wait = stillToWait(host, then, botThought, due);
    if (wait <= 0) return sayIt(then);
    later(host, task, wait, sayIt);
  });
}

/**
 * How long until what was thought is said, where others see from elsewhere how soon that is: at the end of the pace, or so many steps
 * later, and where it hides something whether there was a choice, as if it had been thought for as long as the longest of its kind.
 */
function stillToWait(
  { deps, thoughtTimes }: HostState,
  { play: { match }, chairs, online }: HostedMatch,
  { seat, thought: { ms = 0 } }: BotThought,
  due: number,
): number {
  const { open, game } = match;
  const chair = chairs[seat];
  if (!online || !open || chair?.who !== 'bot') return 0;
  const now = deps.scheduler.now();
  const kind = `${game.id} ${chair.level} ${openTo(match, seat)?.question.kind}`;
  const even = hidesChoice(open.question, seat) ? thoughtTimes.longestWith(kind, ms) - ms : 0;
  const steps = Math.max(0, Math.ceil((now + even - due) / STEP));
  return due + steps * STEP - now;
}

/** Gives a bot's answer, if it counts: with `n` only as the next thing that is done after that one. */
async function botAnswers(
  host: HostState,
  { id }: HostedMatch,
  { seat, thought }: BotThought,
  n?: number,
): Promise<boolean> {
  let isRefused = false;
  const answered = await attempt(host, () =>
    proceed(host, id, (hosted) => {
      const open = openTo(hosted.play.match, seat);
      if (!open || (n !== undefined && hosted.n !== n)) return sayOnly();
      const at = stampNow(host, hosted);
      const given = at === null ? thought.answer : stamped(thought.answer, at);
      const judgement = answer(hosted, '', { seat, question: open.id, answer: given });
      isRefused = !('deeds' in judgement);
      return isRefused ? sayOnly() : judgement;
    }),
  );
  return answered !== null && !isRefused;
}

/** Neither the bot nor chance finds an answer: a fault of the game. Trying for ever would help nobody. */
async function giveUp(host: HostState, id: string): Promise<void> {
  await proceed(host, id, ({ pace }) => (pace.paused ? sayOnly() : { deeds: [{ kind: 'pause', body: {} }] }));
  const hosted = host.matches.get(id);
  if (hosted) send(host, toAll(hosted, error('failed', { match: id })));
}

/** A hand needs this long for a move, however quick the head is; in milliseconds. */
const HAND = 90;

/** Everybody at once: each bot has a hand of its own, which moves when its time has come. */
function scheduleTogether(host: HostState, hosted: HostedMatch): void {
  const seats = botsAsked(hosted);
  for (const [seat] of hosted.chairs.entries())
    if (seats.includes(seat) && !host.botTasks.has(handOf(hosted.id, seat))) planMove(host, hosted, seat);
}

/** Sets a bot's hand in motion: what it wants to do names its own time. */
function planMove(host: HostState, hosted: HostedMatch, seat: Seat): void {
  thinkAloneThen(host, hosted, seat, async (now, botThought) => {
    const wait = waitOf(host, now, botThought);
    if (wait !== null) moveAfter(host, now, seat, wait);
  });
}

function moveAfter(host: HostState, hosted: HostedMatch, seat: Seat, wait: number): void {
  later(host, handIn(hosted, seat), Math.max(HAND, wait) + setbackIn(host, hosted.id), async (now) => {
    host.botTasks.delete(handOf(hosted.id, seat));
    if (botsAsked(now).includes(seat)) move(host, now, seat);
  });
}

/** The others have been at it while the hand was on its way: it thinks again, and perhaps waits longer. */
function move(host: HostState, hosted: HostedMatch, seat: Seat): void {
  thinkAloneThen(host, hosted, seat, async (now, botThought, overtaken) => {
    const wait = waitOf(host, now, botThought);
    if (!botThought || wait === null || !botsAsked(now).includes(seat)) return;
    if (wait > 0) return moveAfter(host, now, seat, wait);
    const isDone = await botAnswers(host, now, botThought);
    const then = host.matches.get(now.id);
    // Somebody was quicker. An answer that nobody has overtaken and that is refused all the same would be so again.
    if (!isDone && overtaken && then && !host.botTasks.has(handOf(then.id, seat))) planMove(host, then, seat);
  });
}

const handIn = ({ id }: HostedMatch, seat: Seat): BotTask => ({
  match: id,
  place: handOf(id, seat),
  key: handOf(id, seat),
});

function thinkAloneThen(
  host: HostState,
  hosted: HostedMatch,
  seat: Seat,
  then: (hosted: HostedMatch, botThought: BotThought | null, overtaken: boolean) => Promise<void>,
): void {
  thinkThen(host, handIn(hosted, seat), thinkRequestsIn(hosted, [seat]), hosted.n, (now, botThought, overtaken) =>
    then(now, botThought === 'failed' ? null : botThought, overtaken),
  );
}

/** How long until the bot may do what it wants to; `null` where it wants nothing now. */
function waitOf(host: HostState, hosted: HostedMatch, botThought: BotThought | null): number | null {
  const stamp = stampNow(host, hosted);
  if (!botThought || stamp === null) return null;
  const { at } = botThought.thought.answer as { at?: unknown };
  return typeof at === 'number' ? Math.max(0, at - stamp) : 0;
}
