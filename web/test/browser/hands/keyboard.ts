// Plays as somebody who has only a keyboard, and reads the page to know where he is.
import type { Record as MatchRecord } from '@conjure/engine';
import type { Locator, Page } from 'playwright-core';
import { agreeing, answered, askedNow, chip, dialog, doButton, option, savedBy } from '../driving.ts';
import type { Step } from '../scripted.ts';
import { say, t, wayOf } from './way.ts';

/** The longest way through any screen. */
const MOST_TABS = 250;

export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let i = 0; i < MOST_TABS; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not lead to ${target}.`);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** What lies in the dock is one stop; the arrows go from one to the next. */
export async function arrowTo(page: Page, target: Locator): Promise<void> {
  const row = page.locator('[data-question] [role="toolbar"]:visible');
  await tabTo(page, row.locator('[tabindex="0"]').first());
  const most = await row.locator('button').count();
  for (let i = 0; i < most; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error('The arrows do not come to it.');
}

/** From the shelf to the table. */
export async function begin(page: Page, seed: string): Promise<void> {
  await press(page, page.getByRole('link', { name: t('shelf.setup'), exact: true }).first());
  await tabTo(page, page.getByRole('checkbox', { name: t('setup.practice'), exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel(t('setup.seed'), { exact: true }));
  await page.keyboard.type(seed);
  await page.keyboard.press('Enter');
}

/** Gives an answer; `false` once the match is over. */
export async function answer(page: Page, step: Step): Promise<boolean> {
  const asked = await askedNow(page);
  if (asked === null) return false;
  const way = wayOf(step);
  const label = say(step.choice.label);
  if (way.by === 'board') {
    await cursorTo(page, way.hex);
    await page.keyboard.press('Enter');
    await fromMenu(page, asked, label);
  } else if (way.by === 'picking') {
    await page.keyboard.press('q');
    for (const name of way.things) {
      await arrowTo(page, chip(page, name));
      await page.keyboard.press('Space');
    }
    await press(page, doButton(page));
  } else await fromList(page, label);
  return answered(page, asked, async () => {
    await page.locator('button:focus').and(agreeing(page)).waitFor();
    await page.keyboard.press('Enter');
  });
}

async function fromMenu(page: Page, asked: string, label: string): Promise<void> {
  const menu = dialog(page).getByRole('button', { name: label, exact: true });
  const other = page.locator(`[data-asked]:not([data-asked="${asked}"]), [data-over]`);
  await menu.or(other).or(agreeing(page)).first().waitFor();
  if (await menu.isVisible()) await press(page, menu);
}

/** By its number where it has one, else by its words, else one by one. */
export async function fromList(page: Page, label: string): Promise<void> {
  const found = option(page, label);
  if ((await page.locator('[data-drawer="choices"]').count()) === 0) await page.keyboard.press('k');
  await page.keyboard.press('q');
  const digit = (await found.count()) > 0 && (await found.locator('kbd').count()) > 0;
  if (digit) return page.keyboard.press(await found.locator('kbd').innerText());
  const search = page.getByRole('searchbox', { name: t('ask.filter'), exact: true });
  if ((await search.count()) > 0) {
    await tabTo(page, search);
    await page.keyboard.type(label);
  }
  await press(page, found);
}

/** Walks the cursor of the board to a hex; it says where it is. */
export async function cursorTo(page: Page, hex: string): Promise<void> {
  await page.keyboard.press('b');
  const spoken = page.locator('[data-board] [aria-live]', { hasText: /\d{4}/ });
  await page.keyboard.press('ArrowUp');
  await spoken.waitFor({ state: 'attached' });
  const [at = ''] = (await spoken.innerText()).match(/\d{4}/) ?? [];
  const [columns, rows] = [0, 2].map((from) => Number(hex.slice(from, from + 2)) - Number(at.slice(from, from + 2)));
  for (let i = 0; i < Math.abs(columns); i++) await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(rows); i++) await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
  await spoken.filter({ hasText: hex }).waitFor({ state: 'attached' });
}

export const save = (page: Page): Promise<MatchRecord> =>
  savedBy(page, () => press(page, dialog(page).getByRole('button', { name: t('menu.export'), exact: true })));
