// What cannot be done says why in the word line, with its rule, is heard once, and moves nothing.
import type { Record as MatchRecord } from '@conjure/engine';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askedNow, importMatch, openTab, refusal } from './driving.ts';
import { walking } from './lodge/positions.ts';
import { piece, slot } from './satchel/hands.ts';
import { inBeats } from './satchel/positions.ts';
import { POSITIONS } from './screens/demons-positions.ts';
import { sharedPage } from './setup/index.ts';
import { thing } from './sorcery/hands.ts';
import { inTheThick } from './sorcery/positions.ts';

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

/** Tries what cannot be done; what is said of it. */
async function tried(page: Page, attempt: () => Promise<unknown>): Promise<string> {
  const before = await regions(page);
  await attempt();
  const line = refusal(page);
  await line.waitFor();
  await line.getByRole('button').first().waitFor();
  const sentence = (await line.locator('span[title]').getAttribute('title')) ?? '';
  expect(sentence).not.toBe('');
  expect(await regions(page)).toBe(before);
  const box = await line.boundingBox();
  const words = await page.locator('.words').first().boundingBox();
  expect(box && words && box.y >= words.y - 1 && box.y + box.height <= words.y + words.height + 1).toBe(true);
  expect(await heard(page, sentence.replaceAll(/\s+/g, ' '))).toBe(1);
  return sentence;
}

const samePage = sharedPage({ choices: false });

test.each(GAMES)('in %s, from the list of what is barred', async (_, position) => {
  const page = await samePage();
  await importMatch(page, await position());
  await askedNow(page);
  await openTab(page, 'choices');
  await page.locator('[data-drawer="choices"] details > summary').last().click();
  const barred = page.locator('[data-drawer="choices"] .bans [aria-disabled="true"]');
  await barred.first().waitFor();
  const n = Math.min(MOST, await barred.count());
  for (let i = 0; i < n; i++) {
    await tried(page, () => barred.nth(i).press('Enter'));
    await page.keyboard.press('Escape');
    await refusal(page).waitFor({ state: 'detached' });
  }
  expect(n).toBeGreaterThan(2);
});

/** Presses everything in the dock that is dashed. */
async function dashed(page: Page, chips: Locator): Promise<string[]> {
  const said: string[] = [];
  for (let i = 0; i < (await chips.count()); i++) said.push(await tried(page, () => chips.nth(i).click()));
  return said;
}

test('in sorcery, from the actions that a figure cannot be given', async () => {
  const page = await samePage();
  await importMatch(page, await inTheThick());
  await askedNow(page);
  const said: string[] = [];
  for (const figure of [0, 1, 2, 3, 4]) {
    await thing(page, `figure:${figure}`).click();
    said.push(...(await dashed(page, page.locator('[data-chip].barred:visible'))));
    await page.keyboard.press('Escape');
    await page.locator('[data-close]:visible').click();
  }
  expect(said.length).toBeGreaterThanOrEqual(MOST);
  expect(new Set(said).size).toBeGreaterThan(3);
});

test('in satchel, from slots that take another face', async () => {
  const page = await samePage();
  await importMatch(page, await inBeats());
  await askedNow(page);
  const said: string[] = [];
  const slots = ['H1', 'H2', 'H3', 'S1', 'S2'].flatMap((place) => [0, 1, 2].map((nth) => slot(page, place, nth)));
  for (const each of slots) {
    if (said.length === MOST) break;
    if ((await each.count()) === 0 || (await each.locator('.piece').count()) > 0) continue;
    if (/\blit\b/.test((await each.getAttribute('class')) ?? '')) continue;
    if ((await piece(page, 1, 2).getAttribute('aria-pressed')) !== 'true') await piece(page, 1, 2).click();
    said.push(await tried(page, () => each.click()));
  }
  expect(said.length).toBeGreaterThan(4);
});
