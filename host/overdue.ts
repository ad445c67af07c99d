import { DAY, HOUR, MINUTE, must, openTo, optionsOf, type Seat, waitingFor } from '@conjure/engine';
import { botsAsked, botsIn } from './bots.ts';
import { isRunning, type Outage, timeLeft } from './clocks.ts';
import { stampAt, stamped } from './live.ts';
import type { Deed } from './log/row.ts';
import { isAboutUndo, isPerson, type Room } from './room.ts';

/** A flag falls so much later: an answer that is on its way counts. */
const GRACE = 1_000;
/** Whoever did the last deed lets the bots go on; if he does not, another does after so long. */
const ORPHANED = 15_000;
/** A match online in which nothing is done for so long is closed. */
export const ABANDONED = 90 * DAY;
/** Whoever was asked and did nothing for so long is away: the others may agree that another takes his seat. */
const AWAY = 3 * DAY;
/** A round that somebody has stopped goes on after so long, whoever has not agreed. */
const STILL = 10 * MINUTE;
/** So long bots wait for a word on an undo; where people take hours for a decision, a day. */
const UNANSWERED = 10 * MINUTE;

/** When the house agrees to go on for those who have not; `null` where nothing stands still. */
const goesOnAt = ({ pausedSince }: Room): number | null => (pausedSince === null ? null : pausedSince + STILL);

/** When an undo that nobody has said anything to is dropped, because bots wait for it. */
function dropsAt(room: Room): number | null {
  const { vote, online } = room;
  if (!vote || !isAboutUndo(vote) || botsIn(room).length === 0) return null;
  const clock = online?.terms.clock;
  return vote.since + (clock?.per === 'decision' && clock.ms > HOUR ? DAY : UNANSWERED);
}

/** The word of somebody who stays away, given by the house. */
function agreeing(room: Room, now: number): Deed[] {
  const { match } = room.play;
  const [seat] = waitingFor(match).filter((each) => isPerson(room, each));
  const open = seat === undefined ? null : openTo(match, seat);
  const options = open && seat !== undefined ? optionsOf(open.question, seat) : null;
  if (seat === undefined || !options?.length) return [];
  const at = must(stampAt(room, now) ?? undefined, 'the time of what stands still');
  return [{ kind: 'answer', body: { seat, answer: stamped(options[0], at), auto: true } }];
}

/** When something must happen by itself in a match that is played online; `null` where nothing must. */
export function dueIn(room: Room, outages: readonly Outage[] = []): number | null {
  if (!room.online || room.closed) return null;
  const times = [room.at + ABANDONED];
  if (botsAsked(room).length > 0) times.push(room.at + room.pace.ms + ORPHANED);
  times.push(...[goesOnAt(room), dropsAt(room)].filter((time) => time !== null));
  for (const [seat] of room.chairs.entries())
    if (isRunning(room, seat)) times.push(room.at + Math.max(0, timeLeft(room, seat, room.at, outages)) + GRACE);
  return Math.round(Math.min(...times));
}

/** What the house has to do in it by now. */
export function overdueIn(room: Room, now: number, outages: readonly Outage[] = []): Deed[] {
  if (!room.online || room.closed) return [];
  if (now >= room.at + ABANDONED) return [{ kind: 'close', body: { why: 'abandoned' } }];
  const [goesOn, drops] = [goesOnAt(room), dropsAt(room)];
  if (goesOn !== null && now >= goesOn) return agreeing(room, now);
  if (drops !== null && now >= drops) return [{ kind: 'drop', body: { by: must(room.vote?.by, 'who asks') } }];
  const late = room.chairs.flatMap((_, seat) =>
    isRunning(room, seat) && timeLeft(room, seat, now, outages) <= -GRACE ? [seat] : [],
  );
  return late.slice(0, 1).map((seat) => ({ kind: 'late', body: { seat } }));
}

/** Whether a seat's holder is away: asked, or played for by a bot, and nothing heard of him for days. */
export function isAway(room: Room, seat: Seat, now: number): boolean {
  const isAsked = isPerson(room, seat) && openTo(room.play.match, seat) !== null;
  const since = room.active[seat] ?? now;
  return (isAsked || room.lent[seat] != null) && now - since >= AWAY;
}
