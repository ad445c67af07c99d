import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { offline, openPage, wordsIn } from './setup/index.ts';
import { quickCopy } from './setup/own-copy.ts';

const t = wordsIn('en');

/** The next version in the same folder. One of its files has another content, and so another name. */
function deploy(folder: string, version = 'another'): void {
  const [file] = globSync('assets/Credits-*.js', { cwd: folder });
  const renamed = `assets/Credits-${version}.js`;
  renameSync(join(folder, file), join(folder, renamed));
  for (const name of ['sw.js', 'index.html']) {
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), text.replaceAll(versionIn(folder), version).replaceAll(file, renamed));
  }
}

const versionIn = (folder: string): string =>
  /name="conjure-version" content="([^"]+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? '';

const shown = (page: Page) => page.locator('meta[name="conjure-version"]').getAttribute('content');
const ready = (page: Page) => page.locator('main h1').first().waitFor();
const update = (page: Page) => page.getByRole('button', { name: t('news.update.do'), exact: true });
const caches = (page: Page) => page.evaluate(() => window.caches.keys());
const look = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => {}));

/** A page that is kept, in its version; then there is another one. */
async function openBeforeUpdate() {
  const copy = await quickCopy();
  const page = await openPage({ keeps: true, address: copy.address });
  await page.evaluate(() => navigator.serviceWorker.ready);
  const before = versionIn(copy.folder);
  return { ...copy, page, before };
}

test('a new version waits until it is let in, and sweeps the old one away', async () => {
  const { folder, page, before } = await openBeforeUpdate();
  const [cache] = await caches(page);
  deploy(folder);
  await look(page);
  await update(page).waitFor();
  expect(await caches(page)).toHaveLength(2);
  expect(await shown(page)).toBe(before);

  await Promise.all([page.waitForEvent('load'), update(page).click()]);
  await ready(page);
  expect(await shown(page)).toBe('another');
  await expect.poll(() => caches(page)).toEqual([cache.replace(before, 'another')]);
});

test('of two old pages each can update, and the other one works on until then', async () => {
  const { address, folder, page, before } = await openBeforeUpdate();
  const other = await page.context().newPage();
  await other.goto(address);
  await ready(other);
  deploy(folder);
  await look(page);
  await Promise.all([update(page).waitFor(), update(other).waitFor()]);

  await Promise.all([page.waitForEvent('load'), update(page).click()]);
  await ready(page);
  expect([await shown(page), await shown(other)]).toEqual(['another', before]);
  // What it has not loaded yet is no longer on the server.
  await other.goto(`${address}#/credits`);
  await other.getByRole('heading', { level: 1, name: t('app.credits') }).waitFor();

  await Promise.all([other.waitForEvent('load'), update(other).click()]);
  await ready(other);
  expect(await shown(other)).toBe('another');
});

test('what is shown with a network is shown without one, before the update and after it', async () => {
  const { folder, page } = await openBeforeUpdate();
  await offline(page);
  await page.context().setOffline(false);
  deploy(folder);
  await page.reload();
  await ready(page);
  const online = await shown(page);
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  expect(await shown(page)).toBe(online);

  await page.context().setOffline(false);
  await look(page);
  await Promise.all([page.waitForEvent('load'), update(page).click()]);
  await ready(page);
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  expect(await shown(page)).toBe('another');
});

test('a page that was loaded past the service worker lets in what it is of', async () => {
  const { folder, page, before } = await openBeforeUpdate();
  const [cache] = await caches(page);
  await offline(page);
  await page.context().setOffline(false);
  deploy(folder);
  // As by the browser’s own key for a fresh copy.
  const devtools = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await devtools.send('Page.reload', { ignoreCache: true });
  await loaded;
  await ready(page);
  expect(await shown(page)).toBe('another');
  await expect.poll(() => caches(page)).toEqual([cache.replace(before, 'another')]);
  expect(await update(page).count()).toBe(0);
});

test('a page that stays open finds out by itself that there is a new version', async () => {
  const { address, folder } = await quickCopy();
  // Not yet to the page: its clock has to be there before it.
  const page = await openPage({ keeps: true, address, at: 'icons/any-192.png', expected: /favicon/ });
  await page.clock.install();
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByText(t('news.ready')).waitFor();
  deploy(folder);
  await page.clock.fastForward('59:00');
  expect(await update(page).count()).toBe(0);
  await page.clock.fastForward('02:00');
  await update(page).waitFor();
});

test('at the table news stand in the bar, and nothing of them over the board or over whoever plays', async () => {
  const { address } = await quickCopy();
  const page = await openPage({ keeps: true, address, at: '#/learn/demons/road' });
  const [toast, board, seat] = await Promise.all(
    [
      page.locator('[role="status"]', { hasText: t('news.ready') }),
      page.locator('[data-board]'),
      page.locator('header [data-seat]').first(),
    ].map(async (one) => {
      await one.waitFor({ timeout: 60_000 });
      return one.boundingBox();
    }),
  );
  expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeLessThanOrEqual(seat?.x ?? 0);
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0);
});
