import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  after,
  agreeing,
  answered,
  askedNow,
  chip,
  doButton,
  hostOf,
  openTab,
  option,
  promptOf,
  saved,
  startMatch,
} from './driving.ts';
import { lay } from './screens/demons-positions.ts';
import { openPage, sharedPage, wordsIn } from './setup/index.ts';

const t = wordsIn('en', 'demons');

const samePage = sharedPage();
const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true });

/** In the page: the seats that have been seen thinking from now on. One may look away while a bot thinks. */
function thinkersFrom(thinks: string): Set<string> {
  const seen = new Set<string>();
  new MutationObserver(() => {
    for (const { innerText } of document.querySelectorAll('li')) if (innerText.includes(thinks)) seen.add(innerText);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  return seen;
}

test('bots play by themselves and show that they think, and one may ask them for a hint', async () => {
  const page = await samePage();
  await startMatch(page, { game: 'demons', seats: ['me', 'master', 'novice'], seed: 'three' });
  const before = (await askedNow(page)) ?? '';
  const thinkers = await page.evaluateHandle(thinkersFrom, t('seats.thinks'));
  await option(page, t('shield.Gold')).click();
  await expect
    .poll(() => thinkers.evaluate((seen) => [...seen].join()))
    .toContain(t('who.bot', { level: t('level.master') }));

  await after(page, before).waitFor();
  const asked = (await askedNow(page)) ?? '';
  // On a worker of the host's own, which begins with the same file: the host itself is free meanwhile.
  const host = hostOf(page);
  const begun = await host.evaluate(() => [
    location.href,
    ...performance.getEntriesByType('resource').map((e) => e.name),
  ]);
  expect(begun.slice(1)).toContain(begun[0]);

  const { log } = await saved(page);
  const seats = new Set(log.map((action) => ('seat' in action ? action.seat : null)));
  expect(seats).toEqual(new Set([0, 1, 2]));

  const labels = await page.locator('[data-option] .label').allInnerTexts();
  const question = await promptOf(page);
  await button(page, 'bar.hint').click();
  await doButton(page).waitFor();
  expect(labels).toContain(await page.locator('[data-hint] b').innerText());
  // And why.
  expect(await page.locator('[data-hint] span').innerText()).not.toBe('');
  // What is sure has no odds.
  expect(await chip(page, t('hint.odds')).count()).toBe(0);
  await button(page, 'hint.choose').click();
  await answered(page, asked);
  expect(await promptOf(page)).not.toBe(question);
});

test('where dice decide, a hint has odds to show', async () => {
  const page = await samePage();
  await lay(page, 'commit');
  await askedNow(page);
  await button(page, 'bar.hint').click();
  await chip(page, t('hint.odds')).click();
  await agreeing(page).waitFor();
  await button(page, 'ask.cancel').click();
  await doButton(page).waitFor();
});

test('whoever only watches lets the bots wait, and go on', async () => {
  const page = await openPage({ speed: 'normal' });
  await startMatch(page, { game: 'demons', seats: ['novice', 'novice'], seed: 'watched' });
  await openTab(page, 'log');
  const lines = page.locator('[data-log] li');
  await lines.nth(3).waitFor();
  const lasting = await button(page, 'pace.pause').elementHandle();
  // What has only just come takes no press yet.
  const isPaused = async () => {
    await button(page, 'pace.pause')
      .click({ timeout: 2_000 })
      .catch(() => null);
    return page.getByText(t('pace.paused')).isVisible();
  };
  await expect.poll(isPaused).toBe(true);
  // It is one button all the while, whatever is shown: none is missed because it was made anew under the finger.
  expect(await lasting?.evaluate((one) => one.isConnected && one.getAttribute('aria-pressed'))).toBe('true');
  // What was under way is shown to its end.
  let before = -1;
  const standsStill = async () => {
    const last = before;
    before = await lines.count();
    return before === last;
  };
  await expect.poll(standsStill, { interval: 1_500 }).toBe(true);
  await chip(page, t('settings.speed.quick')).click();
  expect(await lines.count()).toBe(before);
  // Looking at the past, there is nothing to let go on.
  await page.keyboard.press('[');
  await page.getByRole('heading', { name: t('history.past') }).waitFor();
  expect(await button(page, 'pace.continue').count()).toBe(0);
  await page.keyboard.press('Escape');
  await button(page, 'pace.continue').waitFor();
  await page.keyboard.press('x');
  await lines.nth(before + 5).waitFor();
});
