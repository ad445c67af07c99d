import { type Event, eventsFor, type Match, must, type Viewer } from '@conjure/engine';
import type { HostedMatch } from '../hosted-match.ts';
import type { NarratedEvent, Story } from '../server-messages.ts';

/** What whoever has this view would read of these events. */
export const narrated = ({ game }: Match, view: unknown, events: readonly Event[]): Omit<NarratedEvent, 'step'>[] =>
  events.map((event) => ({ event, said: game.narrate(view, event) }));

/** What the viewer heard since the story was `since` long; `from`: how much he had heard by then, where that is known. */
export function storyFor(
  { play, checkpoints }: HostedMatch,
  viewer: Viewer,
  view: unknown,
  since: number,
  from?: number,
): Story {
  const { match } = play;
  const { story } = match;
  const events: Event[] = [];
  const steps: number[] = [];
  // The step of the first of them: the checkpoints are in order, and most of the time it is the last one.
  let step = checkpoints.length - 1;
  while (step > 0 && must(checkpoints[step - 1], 'checkpoint', step - 1).storyLength > since) step--;
  for (const [i, entry] of story.slice(since).entries()) {
    while (step < checkpoints.length - 1 && must(checkpoints[step], 'checkpoint', step).storyLength <= since + i)
      step++;
    // One by one, because not every event is heard by all, and each keeps its step.
    for (const event of eventsFor([entry], viewer)) {
      events.push(event);
      steps.push(step);
    }
  }
  return {
    from: from ?? eventsFor(story.slice(0, since), viewer).length,
    events: narrated(match, view, events).map((told, i) => ({
      step: must(steps[i], 'the step of event', i),
      ...told,
    })),
  };
}

/** Of all that the viewer has heard, the events from the `from`-th on to the one before `to`. */
export function storyBetween(hosted: HostedMatch, viewer: Viewer, view: unknown, from: number, to: number): Story {
  const { story } = hosted.play.match;
  // Where in the story the first of them stands: what others alone have heard lies between.
  let [since, before] = [0, 0];
  while (since < story.length && before < from) before += eventsFor(story.slice(since, ++since), viewer).length;
  const { events } = storyFor(hosted, viewer, view, since, before);
  return { from: before, events: events.slice(0, Math.max(0, to - before)) };
}
