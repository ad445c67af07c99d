import { must, type Seat } from '@conjure/engine';
import { isHeld, isPerson, type Room, set } from './room.ts';

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
function questionIdFor(room: Room, seat: Seat): number | null {
  const { open } = room.play.match;
  if (!open || !isHeld(room, seat) || open.answers.has(seat) || !open.question.seats.includes(seat)) return null;
  return open.ids?.get(seat) ?? open.id;
}

/** Whether the time of a seat is passing. */
export const isRunning = (room: Room, seat: Seat): boolean =>
  room.online?.terms.clock != null && !room.closed && !room.pace.paused && questionIdFor(room, seat) !== null;

/** How much time a seat has left. */
export function timeLeft(room: Room, seat: Seat, now: number, outages: readonly Outage[] = []): number {
  const clock = room.online?.terms.clock;
  if (!clock) return Number.POSITIVE_INFINITY;
  const since = isRunning(room, seat) ? elapsed(room.at, now, outages) : 0;
  return clock.ms - must(room.used[seat], 'the time of seat', seat) - since;
}

/** What every seat was asked, to be compared with what it is asked then. */
export const questionsIn = (room: Room): (number | null)[] =>
  room.online ? room.chairs.map((_, seat) => questionIdFor(room, seat)) : [];

/** Whoever comes back when his time is used up has at least this much for what he is asked, in milliseconds. */
const AGAIN = 10_000;

/**
 * The clocks after a deed, from how they stood before it: every seat that was asked has used the time since the last deed; a decision
 * gives back what the terms say.
 */
export function updateClocks(
  before: Room,
  room: Room,
  was: readonly (number | null)[],
  outages: readonly Outage[] = [],
): Room {
  if (!room.online) return room;
  const { used: usedBefore, active: activeBefore } = before;
  const { clock } = room.online.terms;
  let [used, active] = [usedBefore, activeBefore];
  for (const [seat] of room.chairs.entries()) {
    const now = questionIdFor(room, seat);
    const isNew = now !== was[seat];
    if (isNew) active = set(active, seat, room.at);
    if (!clock) continue;
    const spent = before.pace.paused || was[seat] == null ? 0 : elapsed(before.at, room.at, outages);
    let then = must(usedBefore[seat], 'the time of seat', seat) + spent;
    if (isNew && clock.per === 'decision') then = 0;
    if (isNew && was[seat] != null && clock.per === 'total') then = Math.max(0, then - clock.plus);
    const isBack = !isPerson(before, seat) && isPerson(room, seat);
    if (isBack) then = Math.min(then, clock.ms - Math.max(AGAIN, 'plus' in clock ? clock.plus : 0));
    used = set(used, seat, Math.max(0, then));
  }
  return { ...room, used, active };
}
