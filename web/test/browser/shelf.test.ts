import type { Record as MatchRecord } from '@conjure/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askedNow, importMatch } from './driving.ts';
import { at } from './screens/screen.ts';
import { solitaire } from './scripted.ts';
import { openPage, wordsIn } from './setup/index.ts';

const WIDE = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
];
const LANGUAGES = ['de', 'ru'] as const;

/** How far the page goes beyond the window, down and to the right. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [scrollHeight - innerHeight, scrollWidth - innerWidth];
  });

/** Words that do not fit into the button or heading they stand on. */
const cutOff = (page: Page) =>
  page
    .locator('main .button, main article h2')
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
        .map((one) => one.textContent),
    );

async function leave(page: Page, record: MatchRecord, lang: (typeof LANGUAGES)[number]): Promise<void> {
  await importMatch(page, record, lang);
  await askedNow(page);
  await at('#/')(page);
}

/** So many more matches like the one that is there, as far as the shelf looks at them. */
const manyMore = (count: number) =>
  new Promise<void>((done) => {
    const opening = indexedDB.open('conjure');
    opening.onsuccess = () => {
      const put = opening.result.transaction('summaries', 'readwrite');
      const store = put.objectStore('summaries');
      const all = store.getAll();
      all.onsuccess = () => {
        for (let nth = 0; nth < count; nth++) store.put({ ...all.result[0], match: `copy ${nth}`, saved: nth });
      };
      put.oncomplete = () => {
        opening.result.close();
        done();
      };
    };
  });

test.each(LANGUAGES)('in %s nothing is to be scrolled, whether there are no matches, one or nine', async (lang) => {
  const t = wordsIn(lang, 'demons');
  const page = await openPage({ ...WIDE[0], lang });
  const { record } = await solitaire(6);
  const fits = async () => {
    for (const size of WIDE) {
      await page.setViewportSize(size);
      expect(await beyond(page)).toEqual([0, 0]);
      expect(await cutOff(page)).toEqual([]);
    }
  };
  await page.getByText(t('shelf.title')).waitFor();
  await fits();
  await leave(page, record, lang);
  await page.getByRole('link', { name: t('shelf.continue'), exact: true }).waitFor();
  await fits();
  await page.evaluate(manyMore, 8);
  await page.reload();
  const more = page.getByRole('button', { name: t('shelf.more', { count: 8 }), exact: true });
  await more.waitFor();
  await fits();
  // The list opens in place: what was pressed stays where it is, and nothing is to be scrolled but the list.
  const before = await more.boundingBox();
  await more.click();
  const back = page.getByRole('button', { name: t('shelf.boxes'), exact: true });
  expect(await back.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
  await fits();
});

test('what one was at stands first, drawn and told as it was left, and is the one thing that is urged', async () => {
  const t = wordsIn('en', 'demons');
  const page = await openPage();
  const plays = page.getByRole('button', { name: t('shelf.play'), exact: true });
  await page.getByRole('heading', { level: 1, name: t('shelf.title') }).waitFor();
  expect(await page.locator('main .primary').count()).toBe(await plays.count());
  const { record } = await solitaire(12);
  await importMatch(page, record);
  await askedNow(page);
  await at('#/')(page);
  const card = page.getByRole('region', { name: t('shelf.goOn', { game: t('box.demons.title') }) });
  await card.getByText(t('shelf.yourTurn')).waitFor();
  expect(await card.innerText()).toMatch(/Turn \d+ of 100, .*ducats/);
  expect(await card.locator('.picture path').count()).toBeGreaterThan(5);
  expect(await page.locator('main .primary').allInnerTexts()).toEqual([t('shelf.continue')]);
  // After a reload in the middle of it, too.
  await card.getByRole('link').click();
  await askedNow(page);
  await page.reload();
  await askedNow(page);
  await page.goto(new URL('#/', page.url()).href);
  await card.getByText(t('shelf.yourTurn')).waitFor();
});

test('on a phone the first screen has what one was at, and two boxes whole', async () => {
  const t = wordsIn('ru', 'demons');
  const page = await openPage({ width: 390, height: 844, touch: true, lang: 'ru' });
  const { record } = await solitaire(6);
  await leave(page, record, 'ru');
  await page.getByRole('link', { name: t('shelf.continue'), exact: true }).waitFor();
  expect((await beyond(page))[1]).toBe(0);
  for (const box of (await page.getByRole('article').all()).slice(0, 2)) {
    const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(844);
  }
});

test('in a low window games can be begun without scrolling, and no word above them is broken', async () => {
  const t = wordsIn('ru', 'demons');
  const page = await openPage({ width: 640, height: 400, lang: 'ru' });
  const plays = page.getByRole('button', { name: t('shelf.play'), exact: true });
  await plays.first().waitFor();
  for (const play of (await plays.all()).slice(0, 2)) {
    const { y = 0, height = 0 } = (await play.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(400);
  }
  const { height = 0 } = (await page.locator('header.masthead').boundingBox()) ?? {};
  expect(height).toBeLessThan(60);
});

test('scenarios are one press from a box', async () => {
  const t = wordsIn('en', 'demons');
  const page = await openPage();
  for (const [game, heading] of [
    ['demons', t('setup.scenarios')],
    ['satchel', t('shelf.rules')],
  ]) {
    await at('#/')(page);
    await page.locator(`a[href="#/setup/${game}/scenarios"]`).click();
    const part = page.getByRole('heading', { name: heading, exact: true });
    await part.waitFor();
    await expect.poll(() => part.evaluate((one) => one === document.activeElement)).toBe(true);
  }
});
