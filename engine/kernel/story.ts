import type { Viewer } from './seat.ts';
import type { Event, StoryEntry } from './table.ts';

/** What a viewer hears of what was told: one gate for every event that leaves the engine. */
export function eventsFor<E extends Event>(told: readonly StoryEntry<E>[], viewer: Viewer): E[] {
  const events: E[] = [];
  for (const { event, to, others } of told) {
    if (to === null || (viewer !== null && to.includes(viewer))) events.push(event);
    else if (others) events.push(others);
  }
  return events;
}
