import type { Record as MatchRecord } from '@conjure/engine';
import type { Language } from '@conjure/words';
import type { Page } from 'playwright-core';
import { askedNow, importMatch } from '../driving.ts';

export const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
} as const;
/** Large, the same on many screens of a game, and looked at as a whole on one of them. */
export const BOARD = '[data-board] .plane';

type SizeName = keyof typeof SIZES;
type Theme = 'light' | 'dark';

/** Size, theme and, where it is not English, language. */
type Shot = `${SizeName} ${Theme}` | `${SizeName} ${Theme} ${Language}`;

export interface Screen {
  readonly name: string;
  /** From the freshly opened shelf to what is to be seen, at rest. */
  show(page: Page): Promise<void>;
  readonly shots: readonly Shot[];
}

export const at = (hash: string) => async (page: Page) => {
  await page.goto(new URL(hash, page.url()).href);
  await page.locator('main h1').waitFor();
};

export const inMatch =
  (position: () => Promise<MatchRecord>, then: (page: Page) => Promise<unknown> = async () => {}) =>
  async (page: Page) => {
    await importMatch(page, await position());
    await askedNow(page);
    await then(page);
  };
