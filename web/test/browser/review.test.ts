import { demons } from '@conjure/demons';
import { asGame, type Record as MatchRecord, play, record } from '@conjure/engine';
import { randomPlay } from '@conjure/engine/proof';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerFirst, dialog, importMatch, startMatch } from './driving.ts';
import { SIZES } from './screens/screen.ts';
import { axe, openPage, unsaid, wordsIn } from './setup/index.ts';

const t = wordsIn('en', 'demons');

/** A match that was played to its end by answers at random, a short one or a long one. */
function finished(seed: string): MatchRecord {
  const match = randomPlay(asGame(demons), { seed, seats: 2, options: {} });
  const log = match.answers.map(({ seat, answer }) => ({ seat, answer }));
  return { ...record(play(match, false)), log };
}

const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const found = (page: Page) => dialog(page).locator('[data-review="found"]');

test('after a match: choices and luck apart, the curve, turning points that lead into it and to another try', async () => {
  const page = await openPage(SIZES.phone);
  const sticksOut = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await importMatch(page, finished('55'));
  // By keys alone.
  await button(page, t('over.review')).focus();
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByRole('radio', { name: t('review.everybody'), exact: true })
    .check();
  await button(page, t('over.review')).focus();
  await page.keyboard.press('Enter');
  await found(page).waitFor();
  const sums = dialog(page).getByRole('region', { name: t('review.sums') });
  expect(await sums.innerText()).toMatch(/choices [-−+]?\d+( %)?, luck [-−+]?\d+/);
  expect(await dialog(page).locator('figure table').first().getByRole('row').count()).toBeGreaterThan(2);
  expect(await axe(page)).toEqual([]);
  expect(await unsaid(page)).toEqual([]);
  expect(await sticksOut()).toBeLessThanOrEqual(0);
  const points = dialog(page).getByRole('region', { name: t('review.turning') });
  expect(await points.locator('li svg').count()).toBeGreaterThan(0);
  expect(await points.innerText()).toContain('A master would have played:');

  await points
    .getByRole('button', { name: t('review.look'), exact: true })
    .first()
    .click();
  await page.getByText(/^Step \d+ of 9$/).waitFor();
  await page.getByRole('button', { name: t('history.back'), exact: true }).click();
  // What was found is still there.
  await found(page).waitFor();
  const here = page.url();
  await points
    .getByRole('button', { name: t('review.try'), exact: true })
    .first()
    .click();
  await page.waitForURL((url) => url.href !== here);
  await page.locator('[data-asked]').waitFor({ state: 'attached' });
});

test('while a practice match goes on it is told as its player knows it, and can be broken off', async () => {
  const page = await openPage();
  await startMatch(page, { game: 'demons', seats: ['me', 'novice'], seed: 'review', practice: true });
  for (let i = 0; i < 4; i++) await answerFirst(page);
  await page.getByRole('button', { name: t('bar.menu'), exact: true }).click();
  await button(page, t('over.review')).click();
  await dialog(page).getByText(t('review.goesOn')).waitFor();
  expect(await dialog(page).getByRole('radio').count()).toBe(0);
  await button(page, t('over.review')).click();
  await button(page, t('review.enough')).click();
  await found(page).waitFor();
  expect(
    await found(page)
      .getByText(/^Broken off: \d+ of \d+/)
      .count(),
  ).toBe(1);
});
