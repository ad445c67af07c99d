import type { Heard } from '@conjure/host';
import { paced } from '../../app/settings.svelte.ts';
import type { Beat, Face } from '../../games/face.ts';

export interface Shown extends Beat {
  /** Milliseconds, as the player has set it. */
  readonly took: number;
  /** Told apart from the one before. */
  readonly key: number;
  /** What is being shown. */
  readonly heard: Heard;
}

/** Events one after the other, as they happened; it can be skipped at any time. */
export function newShowing() {
  let beat: Shown | null = $state.raw(null);
  let standing: Record<string, string> = $state.raw({});
  let queue: { beat: Beat; heard: Heard }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let key = 0;
  let done = () => {};

  const next = () => {
    const arrived = beat?.motion;
    if (arrived) standing = { ...standing, [arrived.token]: arrived.path[arrived.path.length - 1] };
    const first = queue.shift();
    if (!first) return end();
    key++;
    const took = paced(first.beat.ms);
    beat = { ...first.beat, took, key, heard: first.heard };
    timer = setTimeout(next, took);
  };

  const end = () => {
    clearTimeout(timer);
    queue = [];
    beat = null;
    standing = {};
    const finish = done;
    done = () => {};
    finish();
  };

  return {
    get beat() {
      return beat;
    },
    /** Where moved tokens stand so far, and those still to be moved: where they set out. */
    get standing() {
      return standing;
    },
    /** Shows what was heard, then calls `then`. Where nothing should move it calls it at once. */
    show(face: Face, heard: readonly Heard[], then: () => void): void {
      const fresh = heard.flatMap((each) => {
        const found = face.beat(each.event);
        return found ? [{ beat: found, heard: each }] : [];
      });
      const before = done;
      done = () => {
        before();
        then();
      };
      if (paced(1) > 0) {
        queue.push(...fresh);
        standing = { ...setOut(fresh.map((each) => each.beat)), ...standing };
      }
      if (beat) return;
      if (queue.length > 0) next();
      else end();
    },
    skip: end,
  };
}

/** Where each token stands before it first moves. */
function setOut(beats: readonly Beat[]): Record<string, string> {
  const from: Record<string, string> = {};
  for (const { motion } of beats.toReversed()) if (motion) from[motion.token] = motion.path[0];
  return from;
}
