import type { Page } from 'playwright-core';

/** Waits until the whole page is kept, then takes the network away. The page must have been opened with `keeps`. */
export async function offline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
  await page.context().setOffline(true);
}

export const online = (page: Page): Promise<void> => page.context().setOffline(false);
