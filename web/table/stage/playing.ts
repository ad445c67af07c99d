import { isStill } from '../../app/settings.svelte.ts';
import type { StageMove } from '../../stage/script.ts';

/** How a script is played: so much slower than it is written, and from when on the page's clock; `null` where that is only now. */
export interface Tempo {
  readonly pace: number;
  readonly since: CSSNumberish | null;
}

/** Moves something as a script says. Where nothing may move it is at once as it will be in the end. */
export const animated =
  ({ at, ms, frames, easing }: StageMove, { pace, since }: Tempo) =>
  (node: SVGElement): (() => void) => {
    const last = frames.at(-1);
    if (isStill()) {
      node.style.transform = last?.transform ?? '';
      node.style.opacity = String(last?.opacity ?? 1);
      return () => {};
    }
    const moving = node.animate([...frames], { delay: at * pace, duration: ms * pace, easing, fill: 'both' });
    if (since !== null) moving.startTime = since;
    return () => moving.cancel();
  };

/** All that moves in there is at its end. */
export function finish(within: Element): void {
  for (const moving of within.getAnimations({ subtree: true })) moving.finish();
}
