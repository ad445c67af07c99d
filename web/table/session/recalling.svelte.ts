import type { Event, Viewer } from '@conjure/engine';
import type { NarratedEvent } from '@conjure/host';
import { say } from '../../app/words.svelte.ts';
import { direct } from '../../stage/direct.ts';
import { type Recap, recapOf } from '../../stage/recap.ts';
import type { Stagecraft } from './showing.svelte.ts';

/** What each viewer has heard since he last answered. */
export function newRecalling() {
  /** How much of the story each knew when he answered. */
  let answered: ReadonlyMap<Viewer, number> = $state.raw(new Map());
  /** Those who were not there to see it: behind a curtain, or before another page. */
  let missed: ReadonlySet<Viewer> = $state.raw(new Set());

  return {
    /** A viewer has answered: from here on the story is new to him. */
    markAnswered(viewer: Viewer, heard: number): void {
      answered = new Map(answered).set(viewer, heard);
      missed = new Set([...missed].filter((other) => other !== viewer));
    },
    /** A viewer has not seen it: he is told unasked. */
    markMissed(viewer: Viewer): void {
      if (!missed.has(viewer)) missed = new Set([...missed, viewer]);
    },
    /** What was taken back has not happened. */
    cutTo(viewer: Viewer, left: number): void {
      const mark = answered.get(viewer);
      if (mark !== undefined && mark > left) answered = new Map(answered).set(viewer, left);
    },
    /** In a few lines what others have done since; what followed at once from the own answer was one's own doing. */
    recap(
      viewer: Viewer,
      story: readonly NarratedEvent[],
      craft: Stagecraft,
      isHeading: (event: Event) => boolean,
    ): Recap | null {
      const mark = answered.get(viewer);
      if (mark === undefined || !hadTurn(viewer, story, mark, craft, isHeading)) return null;
      const fresh = story.slice(mark);
      const own = fresh[0]?.step;
      const shots = shotsOf(
        fresh.filter(({ step }) => step !== own),
        craft,
      );
      // That it is one's turn again one sees.
      const recap = recapOf(shots.filter(({ doer }) => doer === null || doer !== viewer));
      return { ...recap, isDue: recap.isDue || missed.has(viewer) };
    },
  };
}

/** Whether a viewer has had a turn before that moment; where nobody has turns, whether anything has begun. */
function hadTurn(
  viewer: Viewer,
  story: readonly NarratedEvent[],
  mark: number,
  { doer }: Stagecraft,
  isHeading: (event: Event) => boolean,
): boolean {
  const headings = story.flatMap(({ event }, at) => (isHeading(event) ? [{ by: doer(event), at }] : []));
  const turns = headings.filter(({ by }) => by !== null);
  return (turns.length > 0 ? turns.filter(({ by }) => by === viewer) : headings).some(({ at }) => at < mark);
}

/** All shots of a story at their full length, block by block. */
function shotsOf(story: readonly NarratedEvent[], craft: Stagecraft) {
  const blocks = new Map<number, NarratedEvent[]>();
  for (const heard of story) blocks.set(heard.step, [...(blocks.get(heard.step) ?? []), heard]);
  return [...blocks.values()].flatMap((block) =>
    direct(block, {
      ...craft,
      letters: (said) => say(said).length,
      speed: 'normal',
      isStill: false,
      left: Number.POSITIVE_INFINITY,
      times: () => 0,
    }),
  );
}
