import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askedNow, importMatch, openTab, options, promptOf, saved } from './driving.ts';
import { solitaire } from './scripted.ts';
import { axe, openPage, wordsIn } from './setup/index.ts';

const t = wordsIn('en', 'demons');
const STEPS = 12;

const slider = (page: Page) => page.getByRole('slider');
const stepShown = (page: Page, step: number, end = STEPS) =>
  page.getByText(t('history.step', { step, end }), { exact: true }).waitFor();

test('the whole match, step by step, and on from any of them', async () => {
  const { record } = await solitaire(STEPS);
  const page = await openPage();
  await importMatch(page, record);
  const asked = await askedNow(page);
  const question = await promptOf(page);

  await page.getByRole('button', { name: t('bar.history'), exact: true }).click();
  await slider(page).focus();
  await page.keyboard.press('Home');
  await stepShown(page, 0);
  await page.getByRole('heading', { name: t('history.past') }).waitFor();
  await expect.poll(() => options(page).count()).toBe(0);
  expect(await page.locator('[data-token^="magician"]').count()).toBe(0);
  expect(await axe(page)).toEqual([]);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await stepShown(page, 2);
  await page.locator('[data-token="magician-0"]').waitFor();
  await page.keyboard.press(']');
  await stepShown(page, 3);

  await page.getByLabel(t('history.eyes')).selectOption({ label: t('history.watcher') });
  await stepShown(page, 3);

  await openTab(page, 'log');
  const walked = record.log.findIndex((action) => 'answer' in action && Object(action.answer).do === 'move') + 1;
  await page
    .locator('[data-log] li', { hasText: /walks/ })
    .first()
    .getByRole('button', { name: /^Look at this moment/ })
    .click();
  await stepShown(page, walked);

  await page.getByRole('button', { name: t('history.back'), exact: true }).click();
  await page.locator(`[data-asked="${asked}"]`).waitFor();
  expect(await promptOf(page)).toBe(question);

  await page.keyboard.press('[');
  await stepShown(page, STEPS - 1);
  await slider(page).fill('4');
  await stepShown(page, 4);
  const here = page.url();
  await page.getByRole('button', { name: t('history.fork'), exact: true }).click();
  await page.waitForURL((url) => url.href !== here);
  await askedNow(page);
  const forked = await saved(page);
  expect(forked).toMatchObject({ free: true, log: [], scenario: { magicians: [{ hex: '0510', shield: 'Gold' }] } });

  await page.goBack();
  await expect.poll(() => promptOf(page)).toBe(question);
  expect((await saved(page)).log).toEqual(record.log);
});
