import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { answerFirst } from './driving.ts';
import { offline, openPage, wordsIn } from './setup/index.ts';
import { ownCopy, quickCopy } from './setup/own-copy.ts';

const t = wordsIn('en', 'demons');

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
  const { address, close } = await quickCopy('games/of/sorcery');
  const page = await openPage({ keeps: true, address, at: 'games/of/sorcery/index.html' });
  await offline(page);
  close();
  await page.reload();
  await shown(page);
});

test('the page can be installed', async () => {
  const page = await openPage();
  const devtools = await page.context().newCDPSession(page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect([errors, url]).toEqual([[], `${inject('address')}manifest.webmanifest`]);
  const { icons } = await (await fetch(url)).json();
  for (const { src } of icons) expect((await fetch(new URL(src, url))).status).toBe(200);
});
