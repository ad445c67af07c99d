import type { Event, Viewer } from '@conjure/engine';
import type { NarratedEvent, ServerMessageOf } from '@conjure/host';
import type { PageFace } from '../../games/face.ts';
import { plainStaging } from '../../stage/staging.ts';
import { newShowing, type Stagecraft } from './showing.svelte.ts';

type StateMessage = ServerMessageOf<'state'>;

/** What a message has brought. */
interface StateNews {
  readonly state: StateMessage;
  /** All that was told to its viewer. */
  readonly story: readonly NarratedEvent[];
  /** What was taken back is not shown again, and of a match that is come back to only the end. */
  readonly goesOn: boolean;
}

/** What is seen here of a match: what the host said last to each viewer, and how far the board has come with it. */
export function newMatchStates(face: PageFace) {
  let states: ReadonlyMap<Viewer, StateMessage> = $state.raw(new Map());
  let stories: ReadonlyMap<Viewer, readonly NarratedEvent[]> = $state.raw(new Map());
  /** The view on the board, and how much of the story goes with it: they lag behind while events are shown. */
  let onBoard: StateMessage | null = $state.raw(null);
  let reached = $state.raw(0);
  const showing = newShowing();

  return {
    showing,
    get states() {
      return states;
    },
    get onBoard() {
      return onBoard;
    },
    /** As much of a viewer's story as has been shown. */
    storyOf: (viewer: Viewer): readonly NarratedEvent[] => (stories.get(viewer) ?? []).slice(0, reached),
    /** Keeps what the host says to a viewer. */
    keep(state: StateMessage): StateNews {
      const isNew = !states.has(state.viewer);
      const before = stories.get(state.viewer) ?? [];
      const { from, events } = state.story;
      const story = [...before.slice(0, from), ...events];
      stories = new Map(stories).set(state.viewer, story);
      states = new Map(states).set(state.viewer, state);
      return { state, story, goesOn: !isNew && from >= before.length };
    },
    /** Brings news to the board, event by event; not if somebody else `isLooking` when they have been shown. */
    show({ state, story, goesOn }: StateNews, isLooking: () => boolean, then: () => void): void {
      const { from, events } = state.story;
      const settle = () => {
        if (!isLooking()) return;
        onBoard = state;
        reached = story.length;
        then();
      };
      const reach = (nth: number) => {
        reached = Math.max(reached, from + nth + 1);
      };
      if (goesOn) {
        showing.show(stagecraft(face, state), events, settle, reach);
      } else {
        showing.skipAll();
        settle();
      }
    },
    /** Somebody else is looking: the board has all that he knows. */
    turnTo(viewer: Viewer): void {
      onBoard = states.get(viewer) ?? null;
      reached = stories.get(viewer)?.length ?? 0;
    },
  };
}

/** How a game stages what happened, in the eyes of who is told. */
export function stagecraft(face: PageFace, { view, viewer }: Pick<StateMessage, 'view' | 'viewer'>): Stagecraft {
  const beat = (event: Event) => face.beat(event, view);
  return {
    beat,
    staging: (event) => face.staging?.(event, view, viewer) ?? plainStaging(beat(event)),
    isMine: (event) => face.isMine?.(event, view, viewer) ?? false,
    chance: (event) => face.chance?.(event, view) ?? null,
    doer: (event) => face.doer?.(event, view) ?? null,
    together: (events) => face.together?.(events) ?? null,
    foretold: (events) => face.foretold?.(events) ?? null,
  };
}
