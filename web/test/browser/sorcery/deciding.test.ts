import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { after, answered, askedNow, dialog, importMatch, saved } from '../driving.ts';
import { openPage } from '../setup/index.ts';
import { action, byMouse, go, t, thing } from './hands.ts';
import { browsing, countering, deploying, inTheThick } from './positions.ts';

/** What the one at the screen has answered. */
const answers = async (page: Page): Promise<unknown[]> =>
  (await saved(page)).log.flatMap((entry) => ('seat' in entry && entry.seat === 0 ? [entry.answer] : []));

test('[S53] a spell waits for who may counter it: each way with its chance, and one of them is taken', async () => {
  const page = await openPage();
  await importMatch(page, await countering());
  const asked = (await askedNow(page)) ?? '';
  const ways = page.locator('.counter .one');
  expect(await ways.count()).toBe(3);
  for (const chance of await ways.locator('strong').allInnerTexts()) expect(chance).toMatch(/^\d+%$/);
  const rebuke = ways.filter({ hasText: t('spell.rebuke') });
  await rebuke.locator('summary').click();
  await rebuke.locator('b', { hasText: t('sorcery.counter.counterer') }).waitFor();
  await rebuke.locator('button').first().click();
  await answered(page, asked);
  expect((await answers(page))[0]).toEqual({ do: 'counter', figure: 1, book: 1 });
});

test('[S31] a book is leafed through, and another card becomes its bookmark', async () => {
  const page = await openPage();
  await importMatch(page, await browsing());
  let asked = (await askedNow(page)) ?? '';
  await thing(page, 'figure:0').click();
  await action(page, t('sorcery.way.browse', { book: t('book.archmages_tome') })).click();
  await go(page).click();
  await after(page, asked).waitFor();
  asked = (await askedNow(page)) ?? '';
  const cards = page.locator('.marks > button');
  expect(await cards.count()).toBe(4);
  await cards.filter({ hasText: t('spell.mend_flesh') }).click();
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
  const page = await openPage();
  await importMatch(page, await inTheThick());
  await askedNow(page);
  await thing(page, 'figure:2').click();
  await page.locator('.ways .barred').first().click();
  await opensRule(page, page.locator('.ways .why'));
  expect(await answers(page)).toEqual([]);
});

test('[B38] who is put outside the zone is crossed out, and the rule is one click away', async () => {
  const page = await openPage();
  await importMatch(page, await deploying());
  await askedNow(page);
  await byMouse.shift(page, '0', { east: 0, north: -8, turn: 0 });
  await page.locator('.ghost.wrong').waitFor();
  expect(await go(page).isDisabled()).toBe(true);
  await opensRule(page, page.locator('.deploy > .warn'));
  await action(page, t('sorcery.deploy.rows')).click();
  expect(await go(page).isEnabled()).toBe(true);
});
