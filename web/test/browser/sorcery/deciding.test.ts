import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  after,
  answered,
  askedNow,
  chip,
  closeButton,
  closeTab,
  dialog,
  doButton,
  importMatch,
  refusal,
  saved,
} from '../driving.ts';
import { SIZES } from '../screens/screen.ts';
import { openPage, sharedPage } from '../setup/index.ts';
import { byMouse, card, go, t, take, thing } from './hands.ts';
import { browsing, countering, deploying, inTheThick } from './positions.ts';

/** Each test opens a match of its own, of which nothing is left for the next. */
const samePage = sharedPage();

/** What the one at the screen has answered. */
const answers = async (page: Page): Promise<unknown[]> =>
  (await saved(page)).log.flatMap((entry) => ('seat' in entry && entry.seat === 0 ? [entry.answer] : []));

test('[S53] a spell waits for who may counter it: each way with its chance, and one of them is taken', async () => {
  const page = await samePage();
  await importMatch(page, await countering());
  const asked = (await askedNow(page)) ?? '';
  const ways = page.locator('[data-chip]', { hasText: /\d+%/ });
  expect(await ways.count()).toBe(3);
  await closeTab(page);
  await page.locator('.lens').getByText(t('spell.ember_lance'), { exact: true }).waitFor();
  await page.getByRole('status').getByText(t('sorcery.counter.counterer')).waitFor();
  await take(page, byMouse, ways.filter({ hasText: t('spell.rebuke') }));
  await answered(page, asked);
  expect((await answers(page))[0]).toEqual({ do: 'counter', figure: 1, book: 1 });
});

test('[S31] a book is leafed through, and another card becomes its bookmark', async () => {
  const page = await samePage();
  await importMatch(page, await browsing());
  let asked = (await askedNow(page)) ?? '';
  await thing(page, 'figure:0').click();
  await chip(page, t('sorcery.way.browse', { book: t('book.archmages_tome') })).click();
  await go(page).click();
  await after(page, asked).waitFor();
  asked = (await askedNow(page)) ?? '';
  expect(await page.locator('[data-cards] button').count()).toBe(4);
  await take(page, byMouse, card(page, t('spell.mend_flesh')));
  await after(page, asked).waitFor();
  expect(await answers(page)).toEqual([{ do: 'browse', figure: 0, book: 0 }, { spell: 'mend_flesh' }]);
});

/** A press on the number of the rule opens it. */
async function opensRule(page: Page, within: Locator): Promise<void> {
  const rule = within.getByRole('button', { name: /^Rule / });
  const number = await rule.innerText();
  await rule.click();
  expect(await dialog(page).getByRole('heading').first().innerText()).toMatch(new RegExp(`^${number} · .`));
  await page.keyboard.press('Escape');
}

test('what a figure may not do is dimmed and, pressed, names its rule, one click away', async () => {
  const page = await samePage();
  await importMatch(page, await inTheThick());
  await askedNow(page);
  await thing(page, 'figure:2').click();
  await page.locator('[data-chip].barred').first().click();
  await opensRule(page, refusal(page));
  expect(await answers(page)).toEqual([]);
});

test('[B38] who is put outside the zone is crossed out, and the rule is one click away', async () => {
  const page = await samePage();
  await importMatch(page, await deploying());
  await askedNow(page);
  await byMouse.shift(page, '0', { east: 0, north: -8, turn: 0 });
  await page.locator('.ghost.wrong').waitFor();
  await doButton(page).getByText(t('sorcery.deploy.fault.zone'), { exact: true }).waitFor();
  await opensRule(page, refusal(page));
  await chip(page, t('sorcery.deploy.rows')).click();
  await go(page).waitFor();
});

test('[B38] who is taken off the field comes back where it is pressed, and all of them have to', async () => {
  const page = await samePage();
  await importMatch(page, await deploying());
  await askedNow(page);
  const ghosts = page.locator('[data-thing^="ghost:"]');
  const all = await ghosts.count();
  await closeButton(page).click();
  await doButton(page)
    .getByText(t('sorcery.deploy.left', { n: all }), { exact: true })
    .waitFor();
  expect(await ghosts.count()).toBe(0);
  for (let i = 0; i < all; i++) await page.locator('[data-figure]').nth(i).click();
  expect(await ghosts.count()).toBe(all);
  await go(page).waitFor();
});

test('[B54] a figure is moved from the first touch on; out of reach its ghost waits, crossed out', async () => {
  const page = await samePage();
  await importMatch(page, await inTheThick());
  const asked = (await askedNow(page)) ?? '';
  const { x, y, width, height } = (await thing(page, 'figure:4').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 - 40);
  await page.mouse.move(x + width / 2, y + height / 2 - 500);
  await page.locator('.ghost.wrong').waitFor();
  await page.mouse.up();
  await page.locator('.ghost.active:not(.wrong)').waitFor();
  await go(page).click();
  await after(page, asked).waitFor();
  expect((await answers(page))[0]).toMatchObject({ do: 'move', figure: 4 });
});

test('[B54] who is chosen goes where the ground or an objective is pressed, as near as they come', async () => {
  const page = await samePage();
  await importMatch(page, await inTheThick());
  const asked = (await askedNow(page)) ?? '';
  await thing(page, 'figure:3').click();
  await doButton(page).getByText(t('sorcery.do.drag'), { exact: true }).waitFor();
  const objective = page.locator('[data-thing^="objective:"]').first();
  await objective.click();
  await thing(page, 'ghost:3').waitFor();
  expect(await page.locator('[data-drawer]').count()).toBe(0);
  await page.locator('.ghost.active:not(.wrong)').waitFor();
  await go(page).click();
  await after(page, asked).waitFor();
  expect((await answers(page))[0]).toMatchObject({ do: 'move', figure: 3 });
});

test('a finger that drags has a loupe in the corner farther off, and small steps in the dock afterwards', async () => {
  const page = await openPage({ ...SIZES.phone, touch: true });
  await importMatch(page, await inTheThick());
  await askedNow(page);
  await page.locator('[data-figure="4"]').tap();
  // Nothing lies over the field: its card is read in its drawer.
  expect(await page.locator('.lens').count()).toBe(0);
  await chip(page, t('sorcery.way.move')).tap();
  const ghost = thing(page, 'ghost:4');
  const { x, y, width, height } = (await ghost.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = { x: x + width / 2, y: y + height / 2 };
  const touches = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at.x, y: at.y + by }],
    });
  await touch('touchStart', 0);
  await touch('touchMove', -20);
  await touch('touchMove', -40);
  const loupe = page.locator('[data-loupe]');
  await loupe.waitFor();
  expect(await loupe.innerText()).toMatch(/″ of 12″/);
  expect(((await loupe.boundingBox())?.x ?? 0) < SIZES.phone.width / 2).toBe(at.x > SIZES.phone.width / 2);
  await touch('touchEnd', 0);
  await loupe.waitFor({ state: 'detached' });
  const lengthOf = async () => Number.parseFloat((await doButton(page).innerText()).replace(/[^\d.]/g, ''));
  const before = await lengthOf();
  await page.getByRole('button', { name: t('sorcery.nudge', { way: 'n' }), exact: true }).tap();
  expect(await lengthOf()).toBeCloseTo(before + 0.1, 1);
});
