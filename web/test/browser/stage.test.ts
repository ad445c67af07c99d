import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askedNow, option, startMatch } from './driving.ts';
import { openPage, unsaid, wordsIn } from './setup/index.ts';

const t = wordsIn('en', 'demons');
const skip = (page: Page) => page.getByRole('button', { name: t('stage.skip'), exact: true });
const lines = (page: Page) => page.locator('[data-log] li').count();

/** Two magicians at one screen: who begins is rolled for. */
async function begun(speed: 'normal' | 'step'): Promise<Page> {
  const page = await openPage({ speed, reducedMotion: false });
  await startMatch(page, { game: 'demons', seats: ['me', 'novice'], seed: 'stage' });
  await askedNow(page);
  await option(page, t('shield.Gold')).click();
  return page;
}

test('what happens is shown with its sentence, and nobody is told before the dice have stopped', async () => {
  const page = await begun('normal');
  const dice = skip(page).locator('.dice');
  await dice.waitFor();
  const said = skip(page).locator('.said');
  expect(await said.evaluate((words) => getComputedStyle(words).visibility)).toBe('hidden');
  const before = await lines(page);
  await expect.poll(() => said.evaluate((words) => getComputedStyle(words).visibility)).toBe('visible');
  expect(await lines(page)).toBeGreaterThan(before);
  expect(await unsaid(page)).toEqual([]);
});

test('it can be skipped, once for what is shown, with Escape for all of it', async () => {
  const page = await begun('normal');
  await skip(page).waitFor();
  await page.keyboard.press('Escape');
  await askedNow(page);
  expect(await skip(page).count()).toBe(0);
});

test('step by step it waits for “next”, which has the focus', async () => {
  const page = await begun('step');
  const next = page.getByRole('button', { name: t('stage.next'), exact: true });
  await next.waitFor();
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => next.count()).toBeLessThanOrEqual(1);
});

test('sound is one click away from being off, and stays so', async () => {
  const page = await openPage();
  await startMatch(page, { game: 'demons', seats: ['me'], seed: 'quiet' });
  await askedNow(page);
  await page.getByRole('button', { name: t('bar.mute'), exact: true }).click();
  await page.getByRole('button', { name: t('bar.unmute'), exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: t('bar.unmute'), exact: true }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('button', { name: t('bar.mute'), exact: true }).waitFor();
});
