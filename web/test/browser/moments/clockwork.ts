// A page whose time goes on only when it is told to: however busy the machine is, a moment of a great moment looks the same.
import type { Page } from 'playwright-core';

export interface Clockwork {
  /** Goes on by so many milliseconds: timers ring, and everything that moves is where it is then. */
  goOn(ms: number): Promise<void>;
}

/** Before anything of the page runs. */
export const wind = (page: Page): Promise<void> => page.clock.install();

/** From now on its time stands still. */
export async function stopped(page: Page): Promise<Clockwork> {
  // A while ahead: on a slow machine its time goes on meanwhile.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.evaluate(() => {
    const begun = new Map<Animation, number>();
    Object.assign(window, {
      moveTo(now: number, before: number) {
        for (const one of document.getAnimations()) {
          if (!begun.has(one)) {
            // It began with a timer that rang in between.
            begun.set(one, before);
            one.pause();
          }
          const at = now - (begun.get(one) ?? now);
          const end = Number(one.effect?.getComputedTiming().endTime ?? 0);
          if (at >= end) one.finish();
          else one.currentTime = at;
        }
      },
    });
  });
  let now = 0;
  return {
    async goOn(ms) {
      await page.clock.runFor(ms);
      const before = now;
      now += ms;
      await page.evaluate(([at, was]) => (window as never as Moved).moveTo(at, was), [now, before] as const);
    },
  };
}

interface Moved {
  moveTo(now: number, before: number): void;
}
