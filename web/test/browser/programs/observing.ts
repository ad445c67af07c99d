import type { Server } from 'node:http';
import type { Page } from 'playwright-core';
import { ASKED } from '../driving.ts';
import { withWorkers } from './workers.ts';

/** How much JavaScript a server has sent so far, as it goes over the wire; a browser asks for each file once. */
export function countScripts(server: Server): () => number {
  let bytes = 0;
  server.on('request', (_, response) => {
    response.on('finish', () => {
      if (String(response.getHeader('content-type')).startsWith('text/javascript'))
        bytes += Number(response.getHeader('content-length') ?? 0);
    });
  });
  return () => bytes;
}

declare global {
  interface Window {
    /** Milliseconds from a click to the options that it lit on the board. */
    lightings: number[];
    /** The same until the next question stands there in words, wherever its options are. */
    tellings: number[];
    /** Milliseconds of the tasks that held up the page. */
    longTasks: number[];
  }
}

/** Lets the page itself take the times, from the start. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(({ selector, attribute }) => {
    window.lightings = [];
    window.tellings = [];
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    // What changed before a frame has been handed over for painting when the next one begins. A page that has more to
    // draw begins it at once, and leaves no room for a timer in between.
    let waiting: { times: number[]; since: number; frames: number }[] = [];
    const frame = () => {
      for (const one of waiting) one.frames++;
      for (const { times, since } of waiting.filter(({ frames }) => frames === 2))
        times.push(performance.now() - since);
      waiting = waiting.filter(({ frames }) => frames < 2);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const watched = [
      { name: 'data-open', times: window.lightings, counts: () => document.querySelector('[data-lit]') !== null },
      { name: attribute, times: window.tellings, counts: () => true },
    ].map((one) => ({ ...one, last: '', clicked: null as number | null }));
    const clicked = ({ timeStamp }: Event) => {
      for (const one of watched) one.clicked = timeStamp;
    };
    addEventListener('click', clicked, { capture: true });
    const look = () => {
      for (const one of watched) {
        const now = document.querySelector(selector)?.getAttribute(one.name) ?? '';
        if (now === one.last) continue;
        one.last = now;
        const since = one.clicked;
        if (now === '' || since === null) continue;
        one.clicked = null;
        if (one.counts()) waiting.push({ times: one.times, since, frames: 0 });
      }
    };
    const attributeFilter = watched.map(({ name }) => name);
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter });
  }, ASKED);
}

/** Lets an empty page take the time from a click to the frame after the next, as `watch` does. */
export async function watchClicks(page: Page): Promise<void> {
  await page.goto('data:text/html,<!doctype html><title>empty</title><body>');
  await page.evaluate(() => {
    window.lightings = [];
    addEventListener('click', ({ timeStamp }) => {
      document.body.dataset.clicked = String(timeStamp);
      requestAnimationFrame(() => requestAnimationFrame(() => window.lightings.push(performance.now() - timeStamp)));
    });
  });
}
export const clickTimes = (page: Page): Promise<number[]> => page.evaluate(() => window.lightings);

/** Runs in a page: always the same work. */
export function fixedJob(): number {
  let state = 1;
  for (let i = 0; i < 50_000_000; i++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  return state;
}

export const lightings = (page: Page): Promise<number[]> => page.evaluate(() => window.lightings);
export const tellings = (page: Page): Promise<number[]> => page.evaluate(() => window.tellings);
/** What comes before is not counted: the page has to be loaded once. */
export const forgetLongTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.longTasks = [];
  });
export const longTasks = (page: Page): Promise<number[]> => page.evaluate(() => window.longTasks);

/** Bytes of JavaScript memory in use once what nobody needs is gone: of the page, and of the host in its worker. */
export async function heapsOf(page: Page): Promise<{ page: number; host: number }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  const [host = 0] = await withWorkers(page, async (ask) => {
    await ask('HeapProfiler.collectGarbage');
    return Number((await ask('Runtime.getHeapUsage')).usedSize);
  });
  return { page: usedSize, host };
}

/** Makes the processor so many times slower for the page; browsers have no such switch for a worker. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}
