import type { Event } from '@conjure/engine';
import type { NarratedEvent } from '@conjure/host';
import { paced } from '../../app/settings.svelte.ts';
import type { Beat } from '../../games/face.ts';

interface Shown extends Beat {
  /** Milliseconds, as the player has set it. */
  readonly took: number;
  /** Told apart from the one before. */
  readonly key: number;
  /** What is being shown. */
  readonly heard: NarratedEvent;
}

/** What followed from one answer. */
interface News {
  readonly beats: readonly { readonly beat: Beat; readonly heard: NarratedEvent; readonly nth: number }[];
  /** The `nth` of what was heard is being shown. */
  reach(nth: number): void;
  then(): void;
}

/** Events one after the other, as they happened; it can be skipped at any time. */
export function newShowing() {
  let beat: Shown | null = $state.raw(null);
  let standing: Record<string, string> = $state.raw({});
  /** The first is being shown, as far as its `shown`-th beat. */
  let queue: News[] = [];
  let shown = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let key = 0;

  const next = () => {
    const [news] = queue;
    const arrived = beat?.motion;
    if (arrived) standing = { ...standing, [arrived.token]: arrived.path[arrived.path.length - 1] };
    if (!news) {
      beat = null;
      standing = {};
      return;
    }
    const one = news.beats[shown];
    if (!one) return finish(news);
    shown++;
    key++;
    // Who has fallen behind hurries.
    const took = paced(one.beat.ms) / queue.length;
    beat = { ...one.beat, took, key, heard: one.heard };
    news.reach(one.nth);
    timer = setTimeout(next, took);
  };

  const finish = (news: News) => {
    queue = queue.slice(1);
    shown = 0;
    beat = null;
    standing = setOut(queue[0]);
    news.then();
    next();
  };

  return {
    get beat() {
      return beat;
    },
    /** Where moved tokens stand so far, and those still to be moved: where they set out. */
    get standing() {
      return standing;
    },
    /** Whether there is more to be shown. */
    isBusy: () => queue.length > 0,
    /** Shows what was heard, then calls `then`. Where nothing should move it calls it at once. */
    show(
      beatOf: (event: Event) => Beat | null,
      heard: readonly NarratedEvent[],
      then: () => void,
      reach: (nth: number) => void = () => {},
    ): void {
      const beats = heard.flatMap((each, nth) => {
        const found = paced(1) > 0 ? beatOf(each.event) : null;
        return found ? [{ beat: found, heard: each, nth }] : [];
      });
      const news = { beats, then, reach };
      queue = [...queue, news];
      if (queue.length > 1) return;
      standing = setOut(news);
      next();
    },
    skip(): void {
      clearTimeout(timer);
      const left = queue;
      queue = [];
      shown = 0;
      beat = null;
      standing = {};
      for (const { then } of left) then();
    },
  };
}

/** Where each token stands before it first moves. */
function setOut(news: News | undefined): Record<string, string> {
  const from: Record<string, string> = {};
  for (const { beat } of news?.beats.toReversed() ?? []) if (beat.motion) from[beat.motion.token] = beat.motion.path[0];
  return from;
}
