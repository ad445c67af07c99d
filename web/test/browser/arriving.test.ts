import { expect, test } from 'vitest';
import { askedNow, startMatch } from './driving.ts';
import { openPage } from './setup/index.ts';

test('a browser that is too old is told so, in its language, and nothing else happens', async () => {
  const before = () => {
    Object.defineProperty(window, 'structuredClone', { value: undefined });
  };
  const page = await openPage({ lang: 'de', before });
  expect(await page.locator('[role="alert"]').textContent()).toContain('Dieser Browser ist zu alt');
  expect(await page.locator('main').count()).toBe(0);
});

test('whoever allows no scripts is told so in every language', async () => {
  const page = await openPage({ scripts: false });
  expect(await page.locator('noscript p[lang]').count()).toBe(6);
  expect(await page.locator('p[lang="fr"]').isVisible()).toBe(true);
});

test.each(['light', 'dark'] as const)('the colours are right before anything is drawn: %s', async (theme) => {
  const before = () => {
    const opposite = matchMedia('(prefers-color-scheme: dark)').matches ? 'light' : 'dark';
    if (location.hash === '#opposite') localStorage.setItem('conjure.settings', JSON.stringify({ theme: opposite }));
    new MutationObserver((_, watcher) => {
      if (!document.body) return;
      sessionStorage.setItem('first', document.documentElement.dataset.theme ?? '');
      watcher.disconnect();
    }).observe(document, { childList: true, subtree: true });
  };
  const first = (at: string) =>
    openPage({ theme, before, at }).then((page) => page.evaluate(() => sessionStorage.getItem('first')));
  expect(await first('')).toBe(theme);
  expect(await first('#opposite')).toBe(theme === 'light' ? 'dark' : 'light');
});

test('the head of the page is there before its words are, and stays where it is', async () => {
  const page = await openPage();
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  await page.route(/text-en/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  const place = () =>
    page.locator('.masthead:visible img').evaluate((mark) => JSON.stringify(mark.getBoundingClientRect()));
  const before = await place();
  expect(await page.locator('main').count()).toBe(0);
  go();
  await page.locator('main h1').waitFor();
  expect(await place()).toBe(before);
});

test('whoever comes to a table sees the mark at once, and it stays where it is until the table is there', async () => {
  const page = await openPage();
  await startMatch(page, { game: 'demons' });
  const holds = (file: RegExp) => {
    const { promise: held, resolve: go } = Promise.withResolvers<void>();
    void page.route(file, async (route) => {
      await held;
      await route.continue();
    });
    return go;
  };
  const [words, screen, table] = [/text-en/, /TableScreen.*js/, /sitting/].map(holds);
  await page.reload({ waitUntil: 'commit' });
  const place = () =>
    page.locator('img[src$="mark.svg"]:visible').evaluate((mark) => JSON.stringify(mark.getBoundingClientRect()));
  const before = await place();
  expect(await page.locator('.arriving span span').isVisible()).toBe(false);
  words();
  await page.locator('.frame').waitFor({ state: 'attached' });
  expect(await place()).toBe(before);
  screen();
  await page.locator('main h1').waitFor();
  expect(await place()).toBe(before);
  table();
  await askedNow(page);
  expect(await page.locator('img[src$="mark.svg"]').and(page.locator(':visible')).count()).toBe(0);
});
