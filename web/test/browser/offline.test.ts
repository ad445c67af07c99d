import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { PAGE } from '../../../scripts/building.ts';
import { answerFirst } from './driving.ts';
import { offline, openPage, wordsIn } from './setup/index.ts';
import { serveFrom } from './setup/stage.ts';

const t = wordsIn('en', 'demons');

/** A copy of the page in a folder of its own, at a server of its own. */
async function ownCopy(inside = '') {
  const folder = mkdtempSync(join(tmpdir(), 'conjure-'));
  cpSync(PAGE, join(folder, inside), { recursive: true });
  const stage = await serveFrom(folder);
  onTestFinished(() => stage.close());
  return { ...stage, folder };
}

const shown = (page: Page) => page.locator('main').first().waitFor();

test('after the first visit the page needs no server: to play, to learn, to read, in every language', async () => {
  const { address, close } = await ownCopy();
  const page = await openPage({ keeps: true, address });
  await offline(page);
  close();
  await page.reload();
  await shown(page);
  await page
    .getByRole('button', { name: t('shelf.play'), exact: true })
    .first()
    .click();
  await answerFirst(page);
  await page.reload();
  await answerFirst(page);
  await page.goto(`${address}#/learn/demons/road`);
  await answerFirst(page);
  await page.goto(`${address}#/rules/demons/5.2`);
  await page.locator('#rule-5\\.2:focus').waitFor();
  const files: string[] = await page.evaluate(async () => {
    const [name] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });
  for (const file of ['/index.html', '/theme.js', '/manifest.webmanifest', '/icons/any-512.png'])
    expect(files).toContain(file);
  expect(files.filter((file) => /\/words-.*\.js$/.test(file)).length).toBeGreaterThanOrEqual(6);
});

test('it works in any folder of a server', async () => {
  const { address, close } = await ownCopy('games/of/sorcery');
  const page = await openPage({ keeps: true, address, at: 'games/of/sorcery/index.html' });
  await offline(page);
  close();
  await page.reload();
  await shown(page);
});

test('a new version waits until it is let in, and sweeps the old one away', async () => {
  const { address, folder } = await ownCopy();
  const page = await openPage({ keeps: true, address });
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [before] = await page.evaluate(() => caches.keys());
  const version = before.split(' ')[2];
  for (const file of ['sw.js', 'index.html'])
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replaceAll(version, 'another'));

  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((next) => setTimeout(next, 50));
  });
  expect(await page.evaluate(() => caches.keys())).toHaveLength(2);

  const reloaded = page.waitForEvent('load');
  await page.evaluate(async () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    (await navigator.serviceWorker.ready).waiting?.postMessage({ type: 'conjure.update' });
  });
  await reloaded;
  await shown(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([before.replace(version, 'another')]);
});

test('the page can be installed', async () => {
  const page = await openPage();
  const devtools = await page.context().newCDPSession(page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect([errors, url]).toEqual([[], `${inject('address')}manifest.webmanifest`]);
  const { icons } = await (await fetch(url)).json();
  for (const { src } of icons) expect((await fetch(new URL(src, url))).status).toBe(200);
});
