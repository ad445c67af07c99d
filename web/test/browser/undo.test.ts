import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answered, askedNow, chip, importMatch, option, promptOf, saved } from './driving.ts';
import { following, scripted } from './scripted.ts';
import { sharedPage, wordsIn } from './setup/index.ts';

const t = wordsIn('en', 'demons');
const entering = following({ shield: 'Gold' }, { hex: '0110' });

/** Each test opens a match of its own, of which nothing is left for the next. */
const openPage = sharedPage();

const button = (page: Page, key: string) =>
  page.getByRole('toolbar').getByRole('button', { name: t(key), exact: true });

/** Throws the dice of a conjuration: the question before it and the one after it. */
async function conjure(page: Page): Promise<[before: string, after: string]> {
  const asked = (await askedNow(page)) ?? '';
  const before = await promptOf(page);
  await chip(page, t('rank.President')).click();
  await answered(page, asked);
  return [before, await promptOf(page)];
}

const isAsked = (page: Page, question: string) => expect.poll(() => promptOf(page)).toBe(question);

test('for practice, even dice are taken back, and thrown again', async () => {
  const { record } = await scripted({ game: 'demons', seed: '245', practice: true }, entering);
  const page = await openPage();
  await importMatch(page, record);
  const [before, after] = await conjure(page);
  await button(page, 'bar.undo').click();
  await isAsked(page, before);
  await button(page, 'bar.redo').click();
  await isAsked(page, after);
  await page.keyboard.press('u');
  await isAsked(page, before);
  const { log, free } = await saved(page);
  expect(free).toBe(true);
  expect(log.slice(3)).toEqual([
    { undo: 1, by: 0 },
    { redo: 1, by: 0 },
    { undo: 1, by: 0 },
  ]);
});

test('in earnest, what chance has told stays told, and the page says why', async () => {
  const { record } = await scripted({ game: 'demons', seed: '245' }, entering);
  const page = await openPage();
  await importMatch(page, record);
  const [, after] = await conjure(page);
  const undo = button(page, 'bar.undo');
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  await undo.press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: t('undo.dice') })
    .waitFor();
  await isAsked(page, after);
  expect((await saved(page)).log).toHaveLength(3);
});

test('in earnest, what no die has touched is taken back', async () => {
  const { record } = await scripted({ game: 'demons', seed: '245' }, following());
  const page = await openPage();
  await importMatch(page, record);
  const asked = (await askedNow(page)) ?? '';
  const before = await promptOf(page);
  await option(page, t('shield.Gold')).click();
  await answered(page, asked);
  expect(await promptOf(page)).not.toBe(before);
  await button(page, 'bar.undo').click();
  await isAsked(page, before);
});
