import type { NarratedEvent } from '@conjure/host';

/** More sentences at once than this nobody wants to hear read out. */
const MOST = 4;

/** What is worth saying of a story that has gone on: the last sentences, and how many went before them. */
export function newsIn(
  heard: number,
  story: readonly NarratedEvent[],
): { more: number; last: readonly NarratedEvent[] } {
  const fresh = story.slice(heard);
  const last = fresh.slice(-MOST);
  return { more: fresh.length - last.length, last };
}
