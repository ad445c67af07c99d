import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { launching } from '../../../../scripts/chromium.ts';
import { openStage } from './stage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is served. */
    address: string;
    /** Where the one browser listens that all workers share. */
    browser: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const stage = await openStage();
  const browser = await chromium.launchServer(launching());
  provide('address', stage.address);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    stage.close();
  };
}
