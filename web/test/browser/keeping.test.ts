import type { Record as MatchRecord } from '@conjure/engine';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  answerFirst,
  askedNow,
  doButton,
  hostOf,
  importMatch,
  openFile,
  options,
  promptOf,
  saved,
  savedBy,
} from './driving.ts';
import { solitaire } from './scripted.ts';
import { openPage, wordsIn } from './setup/index.ts';

const t = wordsIn('en', 'demons');

/** In the middle of an attack: which spirits fight? */
let attacking: MatchRecord;
beforeAll(async () => {
  ({ record: attacking } = await solitaire(6));
});

async function questionOn(page: Page): Promise<{ prompt: string; options: string[] }> {
  await askedNow(page);
  return { prompt: await promptOf(page), options: await options(page).allInnerTexts() };
}

describe('a match is kept', () => {
  test('in the middle of a decision: a reload asks the same again', async () => {
    const page = await openPage();
    await importMatch(page, attacking);
    const before = await questionOn(page);
    expect(before.options.length).toBeGreaterThan(1);
    await page.locator('[data-chip]:visible').first().click();
    await doButton(page).waitFor();
    await page.reload();
    expect(await questionOn(page)).toEqual(before);
    await answerFirst(page);
    expect((await saved(page)).log).toHaveLength(attacking.log.length + 1);
  });

  test('when the host crashes: another one takes its place, and asks the same again', async () => {
    const page = await openPage();
    await importMatch(page, attacking);
    const before = await questionOn(page);
    const host = hostOf(page);
    const gone = host.waitForEvent('close');
    await host.evaluate(() => {
      setTimeout(() => {
        throw new Error('crash');
      });
    });
    await gone;
    await page
      .getByRole('status')
      .filter({ hasText: t('trouble.failed') })
      .waitFor();
    expect(await questionOn(page)).toEqual(before);
    await answerFirst(page);
    expect((await saved(page)).log).toHaveLength(attacking.log.length + 1);
  });

  test('by one page at a time: a second one is told so, and may come when the first has left', async () => {
    const page = await openPage();
    await importMatch(page, attacking);
    const question = await questionOn(page);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second
      .getByRole('alert')
      .filter({ hasText: t('trouble.inUse') })
      .waitFor();
    await page.close();
    await second.getByRole('button', { name: t('table.tryAgain'), exact: true }).click();
    expect(await questionOn(second)).toEqual(question);
  });
});

describe('files', () => {
  /** The shelf with one match on it. */
  async function shelf(): Promise<Page> {
    const page = await openPage();
    await importMatch(page, attacking);
    await page.getByRole('link', { name: t('bar.home'), exact: true }).click();
    await cards(page).waitFor();
    return page;
  }
  /** All matches, in place of the boxes. */
  const list = (page: Page) => page.getByRole('button', { name: t('shelf.more', { count: 0 }), exact: true }).click();
  const cards = (page: Page) => page.getByRole('link', { name: t('shelf.continue'), exact: true });

  test('that are no matches harm nothing, and one is told what is wrong with them', async () => {
    const page = await shelf();
    const changed = structuredClone(attacking);
    const [first] = changed.log;
    if ('answer' in first) first.answer = { shield: 'Copper' };
    const files = {
      notJson: JSON.stringify(attacking).slice(0, -9),
      foreign: JSON.stringify({ hello: 'world' }),
      tooLarge: JSON.stringify({ ...attacking, seed: 'x'.repeat(8_000_000) }),
      broken: JSON.stringify(changed),
    };
    for (const [trouble, content] of Object.entries(files)) {
      await openFile(page, content);
      await page
        .getByRole('alert')
        .filter({ hasText: t(`trouble.${trouble}`) })
        .waitFor();
      expect(await cards(page).count()).toBe(1);
    }
    await page.reload();
    await cards(page).click();
    await askedNow(page);
    expect((await saved(page)).log).toEqual(attacking.log);
  });

  test('saved and opened again, it is the same match', async () => {
    const page = await shelf();
    await list(page);
    const file = await savedBy(page, () => page.getByRole('button', { name: t('shelf.export'), exact: true }).click());
    expect(file).toEqual({ ...attacking, players: ['me'] });
    await cards(page).first().click();
    const question = await questionOn(page);
    const other = await openPage();
    await importMatch(other, file);
    expect(await questionOn(other)).toEqual(question);
    expect(await saved(other)).toEqual(file);
  });

  test('a match that is thrown away is gone, after one has been asked', async () => {
    const page = await shelf();
    await list(page);
    await page.getByRole('button', { name: t('shelf.delete'), exact: true }).click();
    await page.getByRole('button', { name: t('shelf.delete.no'), exact: true }).click();
    expect(await cards(page).count()).toBe(2);
    await page.getByRole('button', { name: t('shelf.delete'), exact: true }).click();
    await page.getByRole('button', { name: t('shelf.delete.yes'), exact: true }).click();
    await page.getByText(t('shelf.none')).waitFor();
    expect(await cards(page).count()).toBe(0);
  });
});
