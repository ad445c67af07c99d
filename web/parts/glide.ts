import { betweenViews, type View } from './pan-zoom.ts';

const GLIDE_MS = 320;

/** Goes smoothly from one view to another, or at once for whoever wants no movement. */
export function newGlide(show: (view: View, isMoving: boolean) => void) {
  let frame = 0;
  let goal: View | null = null;

  function stop(): void {
    cancelAnimationFrame(frame);
    goal = null;
  }

  return {
    /** Where it ends, while it is on its way. */
    get goal() {
      return goal;
    },
    stop,
    start(from: View, end: View, arrived: () => void): void {
      stop();
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
        show(end, false);
        arrived();
        return;
      }
      goal = end;
      let began: number | null = null;
      const step = (now: number) => {
        began ??= now;
        const part = Math.min(1, (now - began) / GLIDE_MS);
        show(betweenViews(from, end, 1 - (1 - part) ** 3), true);
        if (part < 1) frame = requestAnimationFrame(step);
        else {
          goal = null;
          arrived();
        }
      };
      frame = requestAnimationFrame(step);
    },
  };
}
