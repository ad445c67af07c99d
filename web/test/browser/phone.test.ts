import { must } from '@conjure/engine';
import { expect, test } from 'vitest';
import { askedNow, importMatch, openTab, saved } from './driving.ts';
import { answer, begin, tap } from './hands/mouse.ts';
import { POSITIONS } from './screens/demons-positions.ts';
import { SIZES } from './screens/screen.ts';
import { solitaire } from './scripted.ts';
import { openPage } from './setup/index.ts';
import { inTheThick } from './sorcery/positions.ts';

test('a phone held upright: from the shelf through the first turns, and nothing sticks out', async () => {
  const { steps, record } = await solitaire(7);
  const page = await openPage({ ...SIZES.phone, touch: true });
  const sticksOut = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sticksOut()).toBeLessThanOrEqual(0);
  await begin(page, record.seed);
  for (const step of steps) {
    await answer(page, step, tap);
    expect(await sticksOut()).toBeLessThanOrEqual(0);
  }
  expect((await saved(page)).log).toEqual(record.log);
});

test('beside a question of two lines a refusal is read whole, and not over it', async () => {
  const page = await openPage({ ...SIZES.phone, touch: true, lang: 'ru', choices: false });
  const { record } = await POSITIONS.four();
  await importMatch(page, { ...record, players: ['me', 'adept', 'novice', 'master'] }, 'ru');
  await askedNow(page);
  await page.locator('h2.wordy').waitFor();
  await page.locator('[data-chip].barred:visible').first().tap();
  const refused = page.locator('[data-refused] > span');
  await refused.waitFor();
  const line = must((await page.locator('.words:has([data-refused])').boundingBox()) ?? undefined, 'the word line');
  const said = must((await refused.boundingBox()) ?? undefined, 'what is said');
  expect(said.y).toBeGreaterThanOrEqual(line.y - 1);
  expect(said.y + said.height).toBeLessThanOrEqual(line.y + line.height + 1);
  expect(await page.locator('.question').evaluate(({ clientHeight }) => clientHeight)).toBe(0);
});

test('words that are cut are whole once they are tapped, and nothing moves for it', async () => {
  const page = await openPage({ ...SIZES.phone, touch: true, lang: 'de' });
  await importMatch(page, await inTheThick(), 'de');
  await askedNow(page);
  const words = page.locator('.words:has(> .question)');
  // Questions are read whole; what an adviser would do is often longer.
  await page.keyboard.press('h');
  const advice = words.locator('[data-hint] :is(b, .why)').first();
  await advice.waitFor({ timeout: 60_000 });
  const isCut = () => advice.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  const foot = async () => {
    const box = await words.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  expect(await isCut()).toBe(true);
  const before = [await foot(), await page.locator('[data-close]:visible').first().boundingBox()];
  await advice.tap();
  expect(await isCut()).toBe(false);
  expect([await foot(), await page.locator('[data-close]:visible').first().boundingBox()]).toEqual(before);
  await advice.tap();
  expect(await isCut()).toBe(true);
  // What is opened lies over the board, and the table stays as it is.
  await openTab(page, 'log', (tab) => tab.tap());
  expect([await foot(), await page.locator('[data-close]:visible').first().boundingBox()]).toEqual(before);
  expect((await words.boundingBox())?.width).toBe(SIZES.phone.width);
});
