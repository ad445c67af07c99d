import type { Browser, Page } from 'playwright-core';
import type { TraceEvent } from './processor-time.ts';

/** A processor of a phone is about so many times slower than ours; Lighthouse reckons with the same. */
const SLOWER = 4;
/** A task holds somebody up for what it takes beyond this. */
const UNFELT_MS = 50;

export interface Starting {
  /** What the tasks after the first paint take beyond what nobody feels, all in all. */
  readonly blockingMs: number;
  /** Of all tasks, before the first paint, too. */
  readonly longestTaskMs: number;
}

/** What is held in the hand. */
export const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

async function traced(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<readonly TraceEvent[]> {
  const categories = [
    'toplevel',
    'devtools.timeline',
    'disabled-by-default-devtools.timeline',
    'loading',
    '__metadata',
  ];
  await browser.startTracing(page, { categories });
  await act();
  // Its last task has to be over: one that is under way has no length in a trace.
  await page.evaluate(() => {});
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(`${await browser.stopTracing()}`);
  return traceEvents;
}

/** The longest task of a page while something goes on, by the processor's time, made slower in reckoning. */
export async function longestTaskOf(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  const events = await traced(browser, page, act);
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const times = mains.map((main) =>
    events
      .filter(({ name, pid, tid }) => name === 'RunTask' && pid === main.pid && tid === main.tid)
      .map(({ tdur = 0 }) => (tdur / 1000) * SLOWER),
  );
  // Of all pages that are open, the one that has something to do.
  const sum = (list: readonly number[]) => list.reduce((all, ms) => all + ms, 0);
  return Math.max(0, ...(times.sort((a, b) => sum(b) - sum(a))[0] ?? []));
}

/** How long a phone would be held up while a page comes up: the processor's time for every task, made slower in reckoning. */
export async function startOf(browser: Browser, page: Page, come: () => Promise<unknown>): Promise<Starting> {
  const traceEvents = await traced(browser, page, come);
  const painted = traceEvents.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  if (!painted) throw new Error('The page has painted nothing.');
  const main = traceEvents.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === painted.pid && args?.name === 'CrRendererMain',
  );
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === painted.pid && tid === main?.tid)
    .map(({ ts, tdur = 0 }) => ({ isLater: ts + tdur >= painted.ts, ms: (tdur / 1000) * SLOWER }));
  if (tasks.length === 0) throw new Error('The trace has no tasks of the page.');
  return {
    blockingMs: tasks.reduce((sum, { isLater, ms }) => sum + (isLater ? Math.max(0, ms - UNFELT_MS) : 0), 0),
    longestTaskMs: Math.max(...tasks.map(({ ms }) => ms)),
  };
}
