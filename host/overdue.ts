import { DAY, HOUR, MINUTE, must, openTo, optionsOf, type Seat, waitingFor } from '@conjure/engine';
import { botsAsked, botsIn } from './bots.ts';
import { isRunning, type Outage, timeLeft } from './clocks.ts';
import { type HostedMatch, isAboutUndo, isPerson, paceOf } from './hosted-match.ts';
import { stampAt, stamped } from './live.ts';
import type { Deed } from './log/row.ts';

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

/** When the server agrees to go on for those who have not; `null` where nothing stands still. */
const goesOnAt = ({ pausedSince }: HostedMatch): number | null => (pausedSince === null ? null : pausedSince + STILL);

/** When an undo that nobody has said anything to is dropped, because bots wait for it. */
function dropsAt(hosted: HostedMatch): number | null {
  const { vote, online } = hosted;
  if (!vote || !isAboutUndo(vote) || botsIn(hosted).length === 0) return null;
  const clock = online?.terms.clock;
  return vote.since + (clock?.per === 'decision' && clock.ms > HOUR ? DAY : UNANSWERED);
}

/** The word of somebody who stays away, given by the server. */
function agreeing(hosted: HostedMatch, now: number): Deed[] {
  const { match } = hosted.play;
  const [seat] = waitingFor(match).filter((each) => isPerson(hosted, each));
  const open = seat === undefined ? null : openTo(match, seat);
  const options = open && seat !== undefined ? optionsOf(open.question, seat) : null;
  if (seat === undefined || !options?.length) return [];
  const at = must(stampAt(hosted, now) ?? undefined, 'the time of what stands still');
  return [{ kind: 'answer', body: { seat, answer: stamped(options[0], at), auto: true } }];
}

/** When something must happen by itself in a match that is played online; `null` where nothing must. */
export function dueIn(hosted: HostedMatch, outages: readonly Outage[] = []): number | null {
  if (!hosted.online || hosted.closed) return null;
  const times = [hosted.at + ABANDONED];
  if (botsAsked(hosted).length > 0) times.push(hosted.at + paceOf(hosted) + ORPHANED);
  times.push(...[goesOnAt(hosted), dropsAt(hosted)].filter((time) => time !== null));
  for (const [seat] of hosted.chairs.entries())
    if (isRunning(hosted, seat))
      times.push(hosted.at + Math.max(0, timeLeft(hosted, seat, hosted.at, outages)) + GRACE);
  return Math.round(Math.min(...times));
}

/** What the server has to do in it by now. */
export function overdueIn(hosted: HostedMatch, now: number, outages: readonly Outage[] = []): Deed[] {
  if (!hosted.online || hosted.closed) return [];
  if (now >= hosted.at + ABANDONED) return [{ kind: 'close', body: { why: 'abandoned' } }];
  const [goesOn, drops] = [goesOnAt(hosted), dropsAt(hosted)];
  if (goesOn !== null && now >= goesOn) return agreeing(hosted, now);
  if (drops !== null && now >= drops) return [{ kind: 'drop', body: { by: must(hosted.vote?.by, 'who asks') } }];
  const late = hosted.chairs.flatMap((_, seat) =>
    isRunning(hosted, seat) && timeLeft(hosted, seat, now, outages) <= -GRACE ? [seat] : [],
  );
  return late.slice(0, 1).map((seat) => ({ kind: 'late', body: { seat } }));
}

/** Whether a seat's holder is away: asked, or played for by a bot, and nothing heard of him for days. */
export function isAway(hosted: HostedMatch, seat: Seat, now: number): boolean {
  const isAsked = isPerson(hosted, seat) && openTo(hosted.play.match, seat) !== null;
  const since = hosted.active[seat] ?? now;
  return (isAsked || hosted.lent[seat] != null) && now - since >= AWAY;
}
