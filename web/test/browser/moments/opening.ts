import type { Record as MatchRecord } from '@conjure/engine';
import { one, stateOf, testHost } from '@conjure/host/testing/test-host';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { longestTaskOf } from '../programs/starting.ts';
import { GAMES } from '../scripted.ts';
import { knowGames } from '../setup/open.ts';
import type { Played } from './list.ts';

export interface Shown {
  readonly tier: string;
  readonly type: string;
  readonly key: number;
  readonly ms: number;
}
declare global {
  interface Window {
    play(block: readonly unknown[]): void;
    shot(): Shown | null;
    /** Where it waits for somebody to say so. */
    next(): void;
  }
}

/** No block takes longer. */
export const LONGEST = 60_000;
const COMING_MS = 240_000;

interface Options {
  readonly game: string;
  readonly record: MatchRecord;
  /** Where the page of great moments is. */
  readonly address: string;
  readonly speed: string;
  readonly kind: BrowserContextOptions;
  /** Before anything of ours runs in the page. */
  before?(page: Page): Promise<void>;
}

/** A table in that position, and how the host would tell its first seat of a great moment. */
export async function momentTable(browser: Browser, { game, record, address, speed, kind, before }: Options) {
  const host = testHost({ games: GAMES });
  const { match } = one(await host.tell('us', { do: 'import', record }), 'opened');
  const { view } = stateOf(host, 'us', match, 0);
  const rules = (await GAMES.get(game)) as unknown as { narrate(view: unknown, event: object): object };
  const page = await (await browser.newContext({ ...kind, serviceWorkers: 'block' })).newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.addInitScript((speed) => {
    localStorage.setItem('conjure.settings', JSON.stringify({ speed, sound: 'off' }));
  }, speed);
  await knowGames(page);
  await before?.(page);
  await page.goto(`${address}#${encodeURIComponent(JSON.stringify(record))}`, { timeout: COMING_MS });
  await page.waitForFunction(() => 'play' in window && document.querySelector('[data-board]') !== null, null, {
    timeout: COMING_MS,
  });
  // What comes after the first screen is there when a great moment is played.
  await page.waitForTimeout(4000);
  const narrated = ({ block }: Played) => block.map((event) => ({ event, said: rules.narrate(view, event), step: 1 }));
  return { page, narrated };
}

/** How long the page is held up at most while a great moment is played, by the processor's time, on one four times slower. */
export const momentTask = (browser: Browser, page: Page, block: readonly unknown[]): Promise<number> =>
  longestTaskOf(browser, page, async () => {
    await page.evaluate((all) => window.play(all), block);
    await page.waitForFunction(() => window.shot() === null, null, { timeout: LONGEST, polling: 200 });
  });
