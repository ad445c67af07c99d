import { asGame, replay } from '@conjure/engine';
import { satchel } from '@conjure/satchel';
import { LANGUAGES } from '@conjure/words';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { askedNow, dialog, importMatch, saved } from '../driving.ts';
import { SIZES } from '../screens/screen.ts';
import { openPage, type PageOptions, unsaid } from '../setup/index.ts';
import { stopClock } from './clock.ts';
import { refusal, slot, t } from './hands.ts';
import { inBeats, inRealTime } from './positions.ts';

/** At a table where time stands still until the test lets it pass. */
async function atTable(players: readonly string[], more: object = {}, options: PageOptions = {}) {
  const page = await openPage(options);
  await page.locator('main h1').waitFor();
  const pass = await stopClock(page);
  await importMatch(page, { ...(await inRealTime(more)), players }, options.lang);
  await page.locator('.foot section, .dock .own').first().waitFor();
  return { page, pass };
}

const step = (page: Page): Promise<string | null> => page.locator('[data-open]').getAttribute('data-open');
const zone = (page: Page, seat: number) => page.locator(`[data-zone="${seat}"]`);
const stamps = (log: readonly object[]): number[] =>
  log.map((entry) => (entry as { answer: { at: number } }).answer.at);

describe('in real time with bots', () => {
  test('[B63] [B65] they act as time passes, everybody at once, and the record replays exactly', async () => {
    const { page, pass } = await atTable(['master', 'me', 'adept', 'novice']);
    const before = await step(page);
    await page.waitForTimeout(200);
    expect(await step(page)).toBe(before);
    await pass(4_000);
    await expect.poll(() => step(page)).not.toBe(before);
    await page.getByRole('button', { name: t('satchel.pause'), exact: true }).click();
    await page
      .getByRole('button', { name: t('satchel.resume'), exact: true })
      .first()
      .waitFor();
    const record = await saved(page);
    const seats = new Set(record.log.map((entry) => ('seat' in entry ? entry.seat : null)));
    expect(seats).toEqual(new Set([0, 1, 2, 3]));
    expect(stamps(record.log)).toEqual(stamps(record.log).toSorted((a, b) => a - b));
    const again = replay(asGame(satchel), record);
    expect('fault' in again ? again.fault : again.disagrees).toBeNull();
  });

  test('[B62] who rolls too soon is told so, with the rule; once the time has passed he rolls', async () => {
    const { page, pass } = await atTable(['novice', 'me', 'novice', 'novice'], {
      live: { now: 31_000, startedAt: 0, rolledAt: {} },
    });
    await page.keyboard.press('Space');
    await expect.poll(async () => page.locator('[data-token^="die-1-"]').count()).toBeGreaterThan(0);
    await page.keyboard.press('Space');
    await refusal(page).getByRole('button', { name: /B62/ }).click();
    await dialog(page).getByText('B62').first().waitFor();
    await page.keyboard.press('Escape');
    // The focus is back at the rule, where the space bar would open it again.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const before = Number(await step(page));
    await pass(699);
    await page.keyboard.press('Space');
    await refusal(page).getByText('B62').waitFor();
    await pass(1);
    await page.keyboard.press('Space');
    await refusal(page).waitFor({ state: 'detached' });
    await expect.poll(async () => Number(await step(page))).toBeGreaterThan(before);
  });
});

describe('several at one screen', () => {
  const FRESH = {
    wyrm: 0,
    board: {},
    seats: { green: { dice: 'FB-' }, blue: { dice: 'FK-' }, white: { dice: '---' } },
    live: { now: 31_000, startedAt: 0, rolledAt: {} },
  };

  test('[B60] [B13] by keys: of two who want one slot the second is refused in his zone, and loses nothing', async () => {
    const { page } = await atTable(['adept', 'me', 'me', 'adept'], FRESH);
    // Q and U take the first die, a Boot each; both point at the slot for it on H1.
    await page.keyboard.press('q');
    await page.keyboard.press('u');
    expect(await slot(page, 'H1', 3).locator('.mark').count()).toBe(2);
    await page.evaluate(() => {
      for (const key of ['s', 'k'])
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { code: `Key${key.toUpperCase()}`, key, bubbles: true, cancelable: true }),
        );
    });
    await zone(page, 2).locator('.refusal').getByRole('button', { name: /B13/ }).waitFor();
    expect(await zone(page, 1).locator('.refusal:not(.empty)').count()).toBe(0);
    await slot(page, 'H1', 3).locator('[data-token="die-1-1"]').waitFor();
    await zone(page, 2).locator('[data-token="die-2-1"]').waitFor();
    // He points elsewhere and lays it there.
    await page.keyboard.press('k');
    await page.locator('.slot [data-token="die-2-1"]').waitFor();
    await page.keyboard.press('a');
    await page.keyboard.press('j');
    await expect.poll(() => zone(page, 2).locator('[data-token]').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: t('satchel.pause'), exact: true }).click();
    // Everybody agrees to go on: one by his key, the other by his button; the bots agree by themselves.
    const resume = zone(page, 1).getByRole('button', { name: t('satchel.resume'), exact: true });
    await resume.waitFor();
    await page.keyboard.press('a');
    await resume.waitFor({ state: 'detached' });
    const { log } = await saved(page);
    const given = log.map((entry) => ('seat' in entry ? [entry.seat, (entry.answer as { do: string }).do] : []));
    expect(given.slice(0, 5)).toEqual([
      [1, 'place'],
      [2, 'place'],
      [1, 'roll'],
      [2, 'roll'],
      [1, 'pause'],
    ]);
  });

  test('by touch: two fingers roll at the same moment', async () => {
    const { page } = await atTable(['adept', 'me', 'me', 'adept'], FRESH, { ...SIZES.phone, touch: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const touchPoints = await Promise.all(
      [1, 2].map(async (seat) => {
        const box = await zone(page, seat).getByRole('button', { name: /^Roll/ }).boundingBox();
        return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20, id: seat };
      }),
    );
    const before = await step(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => Number(await step(page)) - Number(before)).toBe(2);
  });
});

test.each(LANGUAGES)('%s: both clocks speak it', async (lang) => {
  const { page } = await atTable(['adept', 'me', 'me', 'adept'], {}, { lang });
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  await refusal(page).waitFor();
  expect(await unsaid(page)).toEqual([]);
  await importMatch(page, await inBeats(), lang);
  await askedNow(page);
  expect(await unsaid(page)).toEqual([]);
});
