import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerFirst, askedNow, option, startMatch } from './driving.ts';
import { openPage, unsaid, wordsIn } from './setup/index.ts';

const t = wordsIn('en', 'demons');
const skip = (page: Page) => page.getByRole('button', { name: t('stage.skip'), exact: true });

/** Two magicians at one screen: who begins is rolled for. */
async function begun(speed: 'normal' | 'step'): Promise<Page> {
  const page = await openPage({ speed, reducedMotion: false });
  await startMatch(page, { game: 'demons', seats: ['me', 'novice'], seed: 'stage' });
  await askedNow(page);
  await option(page, t('shield.Gold')).click();
  return page;
}

test('what happens is shown with its sentence, and nobody is told before the dice have stopped', async () => {
  const page = await openPage({ speed: 'quick', reducedMotion: false });
  await startMatch(page, { game: 'demons', seats: ['me'], seed: 'stage' });
  await askedNow(page);
  // In every frame while dice roll: what is said beside the board. After that, that the sentence was seen.
  await page.evaluate(() => {
    const seen: { rolling: string[]; isTold: boolean } = { rolling: [], isTold: false };
    Object.assign(window, { seen });
    const look = () => {
      const said = document.querySelector('.dice ~ .said');
      const words = said ? getComputedStyle(said).visibility : 'none';
      if (words === 'hidden') seen.rolling.push(document.querySelector('.caption')?.textContent ?? '');
      if (words === 'visible' && seen.rolling.length > 0) seen.isTold = true;
      else requestAnimationFrame(look);
    };
    look();
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: { rolling: string[]; isTold: boolean } }).seen);
  for (let i = 0; i < 15 && !(await seen()).isTold; i++) await answerFirst(page);
  const { rolling, isTold } = await seen();
  expect(isTold).toBe(true);
  expect(new Set(rolling).size).toBe(1);
  await expect.poll(() => page.locator('.caption').textContent()).not.toBe(rolling[0]);
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
