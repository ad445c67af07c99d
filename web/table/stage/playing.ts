import { isStill } from '../../app/settings.svelte.ts';
import type { Move } from '../../stage/script.ts';

/** Moves something as a script says, so much slower than it is written. Where nothing may move it is at once as it will be in the end. */
export const played =
  ({ at, ms, frames, easing }: Move, pace: number) =>
  (node: SVGElement): (() => void) => {
    const last = frames.at(-1);
    if (isStill()) {
      node.style.transform = last?.transform ?? '';
      node.style.opacity = String(last?.opacity ?? 1);
      return () => {};
    }
    const moving = node.animate([...frames], { delay: at * pace, duration: ms * pace, easing, fill: 'both' });
    return () => moving.cancel();
  };

/** All that moves in there is at its end. */
export function finish(within: Element): void {
  for (const moving of within.getAnimations({ subtree: true })) moving.finish();
}
