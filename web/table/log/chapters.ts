import type { Event } from '@conjure/engine';
import type { NarratedEvent } from '@conjure/host';

export interface LogChapter {
  /** What opened it; the story may begin without. */
  readonly heading: NarratedEvent | null;
  readonly lines: readonly NarratedEvent[];
}

/** The last `most` sentences of a story, by turns; `earlier` counts those left out. */
export function chaptersOf(
  story: readonly NarratedEvent[],
  isHeading: (event: Event) => boolean,
  most: number,
): { chapters: LogChapter[]; earlier: number } {
  const earlier = Math.max(0, story.length - most);
  const chapters: { heading: NarratedEvent | null; lines: NarratedEvent[] }[] = [];
  for (const heard of story.slice(earlier)) {
    const last = chapters.at(-1);
    if (isHeading(heard.event)) chapters.push({ heading: heard, lines: [] });
    else if (last) last.lines.push(heard);
    else chapters.push({ heading: null, lines: [heard] });
  }
  return { chapters, earlier };
}
