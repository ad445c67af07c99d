import { openTo, type Seat } from '@conjure/engine';
import { botsAsked } from './bots.ts';
import { leftOf, type Outage, runs } from './clocks.ts';
import type { Deed } from './log/row.ts';
import { isPerson, type Room } from './room.ts';

const DAY = 86_400_000;

/** A flag falls so much later: an answer that is on its way counts. */
const GRACE = 1_000;
/** Whoever did the last deed lets the bots go on; if he does not, another does after so long. */
const ORPHANED = 15_000;
/** A match apart in which nothing is done for so long is closed. */
export const ABANDONED = 90 * DAY;
/** Whoever was asked and did nothing for so long is away: the others may agree that another takes his seat. */
const AWAY = 3 * DAY;

/** When something must happen by itself in a match that is played apart; `null` where nothing must. */
export function dueIn(room: Room, outages: readonly Outage[] = []): number | null {
  if (!room.apart || room.closed) return null;
  const times = [room.at + ABANDONED];
  if (botsAsked(room).length > 0) times.push(room.at + room.pace.ms + ORPHANED);
  for (const [seat] of room.chairs.entries())
    if (runs(room, seat)) times.push(room.at + Math.max(0, leftOf(room, seat, room.at, outages)) + GRACE);
  return Math.round(Math.min(...times));
}

/** What the house has to do in it by now. */
export function overdueIn(room: Room, now: number, outages: readonly Outage[] = []): Deed[] {
  if (!room.apart || room.closed) return [];
  if (now >= room.at + ABANDONED) return [{ kind: 'close', body: { why: 'abandoned' } }];
  const late = room.chairs.flatMap((_, seat) =>
    runs(room, seat) && leftOf(room, seat, now, outages) <= -GRACE ? [seat] : [],
  );
  return late.slice(0, 1).map((seat) => ({ kind: 'late', body: { seat } }));
}

/** Whether a seat's holder is away: asked, or played for by a bot, and nothing heard of him for days. */
export function isAway(room: Room, seat: Seat, now: number): boolean {
  const isAsked = isPerson(room, seat) && openTo(room.play.match, seat) !== null;
  const since = room.active[seat] ?? now;
  return (isAsked || room.lent[seat] != null) && now - since >= AWAY;
}
