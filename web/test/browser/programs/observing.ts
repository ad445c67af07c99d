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
    /** Milliseconds from a click to the options that it lit. */
    lightings: number[];
    /** Milliseconds of the tasks that held up the page. */
    longTasks: number[];
  }
}

/** Lets the page itself take the times, from the start. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(({ selector, attribute }) => {
    window.lightings = [];
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    let clicked: number | null = null;
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true });
    let last = '';
    const look = () => {
      const now = document.querySelector(selector)?.getAttribute(attribute) ?? '';
      if (now === last) return;
      last = now;
      const since = clicked;
      if (now === '' || since === null) return;
      clicked = null;
      // A task that follows a frame runs when the frame has been handed over for painting.
      requestAnimationFrame(() => setTimeout(() => window.lightings.push(performance.now() - since)));
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: [attribute] });
  }, ASKED);
}

export const lightings = (page: Page): Promise<number[]> => page.evaluate(() => window.lightings);
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
