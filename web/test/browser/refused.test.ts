// What cannot be done says why in the word line, with its rule, is heard once, and moves nothing: in the games that list what is barred.
import type { Record as MatchRecord } from '@conjure/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askedNow, importMatch, openTab, refusal } from './driving.ts';
import { walking } from './lodge/positions.ts';
import { POSITIONS } from './screens/demons-positions.ts';
import { openPage } from './setup/index.ts';

const four = async (): Promise<MatchRecord> => {
  const { record } = await POSITIONS.four();
  return { ...record, players: ['me', 'adept', 'novice', 'master'] };
};
const GAMES = [
  ['demons', four],
  ['lodge', walking],
] as const;
const MOST = 10;

/** Where the parts of the table are. */
const regions = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['.table > header', '.table > .plane', '.bed', '.rail', '.words', '[data-do]', '[data-close]']
      .map((name) => {
        const { x, y, width, height } = document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
        return [name, x, y, width, height].join(' ');
      })
      .join('\n'),
  );

/** In how many places that are read out by themselves a sentence stands. */
const heard = (page: Page, sentence: string): Promise<number> =>
  page.evaluate(
    (said) =>
      [...document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')].filter((one) =>
        one.textContent?.replaceAll(/\s+/g, ' ').includes(said),
      ).length,
    sentence,
  );

test.each(GAMES)('in %s', async (_, position) => {
  const page = await openPage({ choices: false });
  await importMatch(page, await position());
  await askedNow(page);
  await openTab(page, 'choices');
  await page.locator('[data-drawer="choices"] details > summary').last().click();
  const barred = page.locator('[data-drawer="choices"] .bans [aria-disabled="true"]');
  await barred.first().waitFor();
  const n = Math.min(MOST, await barred.count());
  const before = await regions(page);
  const seen = new Set<string>();
  for (let i = 0; i < n; i++) {
    await barred.nth(i).press('Enter');
    const line = refusal(page);
    await line.waitFor();
    await line.getByRole('button').first().waitFor();
    const sentence = (await line.locator('span[title]').getAttribute('title')) ?? '';
    expect(sentence).not.toBe('');
    seen.add(sentence);
    expect(await regions(page)).toBe(before);
    const box = await line.boundingBox();
    const words = await page.locator('.words').first().boundingBox();
    expect(box && words && box.y >= words.y - 1 && box.y + box.height <= words.y + words.height + 1).toBe(true);
    expect(await heard(page, sentence.replaceAll(/\s+/g, ' '))).toBe(1);
    await page.keyboard.press('Escape');
    await line.waitFor({ state: 'detached' });
  }
  expect(n).toBeGreaterThan(2);
});
