import { must, type Seat } from '@conjure/engine';
import { type HostedMatch, isHeld, isPerson, set } from './hosted-match.ts';

/** A stretch of time in which nothing ran: nobody could have answered. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

/** How much time has passed, less what nobody could use. */
function elapsed(from: number, to: number, outages: readonly Outage[] = []): number {
  let ms = Math.max(0, to - from);
  for (const { since, until } of outages) ms -= Math.max(0, Math.min(to, until) - Math.max(from, since));
  return Math.max(0, ms);
}

/** What a seat is asked now, by its number; `null` where it is asked nothing, or where a bot sits. */
function questionIdFor(hosted: HostedMatch, seat: Seat): number | null {
  const { open } = hosted.play.match;
  if (!open || !isHeld(hosted, seat) || open.answers.has(seat) || !open.question.seats.includes(seat)) return null;
  return open.ids?.get(seat) ?? open.id;
}

/** Whether the time of a seat is passing. */
export const isRunning = (hosted: HostedMatch, seat: Seat): boolean =>
  hosted.online?.terms.clock != null && !hosted.closed && !hosted.pace.paused && questionIdFor(hosted, seat) !== null;

/** How much time a seat has left. */
export function timeLeft(hosted: HostedMatch, seat: Seat, now: number, outages: readonly Outage[] = []): number {
  const clock = hosted.online?.terms.clock;
  if (!clock) return Number.POSITIVE_INFINITY;
  const since = isRunning(hosted, seat) ? elapsed(hosted.at, now, outages) : 0;
  return clock.ms - must(hosted.used[seat], 'the time of seat', seat) - since;
}

/** What every seat was asked, to be compared with what it is asked then. */
export const questionsIn = (hosted: HostedMatch): (number | null)[] =>
  hosted.online ? hosted.chairs.map((_, seat) => questionIdFor(hosted, seat)) : [];

/** Whoever comes back when his time is used up has at least this much for what he is asked, in milliseconds. */
const AGAIN = 10_000;

/**
 * The clocks after a deed, from how they stood before it: every seat that was asked has used the time since the last deed; a decision
 * gives back what the terms say.
 */
export function updateClocks(
  before: HostedMatch,
  hosted: HostedMatch,
  was: readonly (number | null)[],
  outages: readonly Outage[] = [],
): HostedMatch {
  if (!hosted.online) return hosted;
  const { used: usedBefore, active: activeBefore } = before;
  const { clock } = hosted.online.terms;
  let [used, active] = [usedBefore, activeBefore];
  for (const [seat] of hosted.chairs.entries()) {
    const now = questionIdFor(hosted, seat);
    const isNew = now !== was[seat];
    if (isNew) active = set(active, seat, hosted.at);
    if (!clock) continue;
    const spent = before.pace.paused || was[seat] == null ? 0 : elapsed(before.at, hosted.at, outages);
    let then = must(usedBefore[seat], 'the time of seat', seat) + spent;
    if (isNew && clock.per === 'decision') then = 0;
    if (isNew && was[seat] != null && clock.per === 'total') then = Math.max(0, then - clock.plus);
    const isBack = !isPerson(before, seat) && isPerson(hosted, seat);
    if (isBack) then = Math.min(then, clock.ms - Math.max(AGAIN, 'plus' in clock ? clock.plus : 0));
    used = set(used, seat, Math.max(0, then));
  }
  return { ...hosted, used, active };
}
