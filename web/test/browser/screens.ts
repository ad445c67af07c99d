// Every screen that is shown in the documentation, and how to get there.
import type { Page } from 'playwright-core';
import { startMatch } from './driving.ts';

export interface Screen {
  /** The first part of the file's name. */
  readonly name: string;
  /** From the freshly opened shelf to what is to be seen, at rest. */
  show(page: Page): Promise<void>;
  /** Other sizes and looks than the usual ones. */
  readonly sizes?: readonly SizeName[];
  readonly themes?: readonly ('light' | 'dark')[];
}

export const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1366, height: 850 },
} as const;
export type SizeName = keyof typeof SIZES;

const at = (hash: string) => async (page: Page) => {
  await page.goto(new URL(hash, page.url()).href);
  await page.locator('main').waitFor();
};

export const SCREENS: readonly Screen[] = [
  { name: 'shelf', show: at('#/') },
  { name: 'setup', show: at('#/setup/demons') },
  { name: 'table', show: (page) => startMatch(page, { seed: '1091' }) },
  { name: 'rules', show: at('#/rules/demons') },
  { name: 'learn', show: at('#/learn/demons') },
];
