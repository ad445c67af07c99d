// The host's time in the hand of a test: in the worker of the page nothing happens until the test lets time pass.
import type { Page } from 'playwright-core';

/** Stops the clock of the host; what comes back lets so many milliseconds pass. The page must have spoken to its host. */
export async function stopClock(page: Page): Promise<(ms: number) => Promise<void>> {
  const worker = page.workers()[0] ?? (await page.waitForEvent('worker'));
  await worker.evaluate(() => {
    interface Job {
      readonly id: number;
      readonly due: number;
      run(): void;
    }
    const real = globalThis.setTimeout;
    // As long as the store takes to keep an answer.
    const settled = () => new Promise((resolve) => real(resolve, 12));
    let now = Date.now();
    let jobs: Job[] = [];
    let names = 1_000_000;
    const set = (run: () => void, ms = 0) => {
      jobs.push({ id: ++names, due: now + ms, run });
      return names;
    };
    const clear = (id: number) => {
      jobs = jobs.filter((job) => job.id !== id);
    };
    const pass = async (ms: number) => {
      const end = now + ms;
      for (;;) {
        const [next] = jobs.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
        if (!next) break;
        clear(next.id);
        now = Math.max(now, next.due);
        next.run();
        await settled();
      }
      now = end;
    };
    Date.now = () => now;
    Object.assign(globalThis, { setTimeout: set, clearTimeout: clear, pass });
  });
  return (ms) =>
    worker.evaluate((time) => (globalThis as unknown as { pass(ms: number): Promise<void> }).pass(time), ms);
}
