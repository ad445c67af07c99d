import { expect, test } from 'vitest';
import { askedNow, doButton, importMatch, openTab } from '../driving.ts';
import { axe, openPage, unsaid } from '../setup/index.ts';
import { questing, swapping, turningCubes, walking } from './positions.ts';

test('before a step: what follows in which room, in words, on the board and in the list; and what is refused, with its rule', async () => {
  const page = await openPage();
  await importMatch(page, await walking());
  await askedNow(page);
  await page.getByText('Altar of Ash: Nero may pick up Muso there.').first().waitFor();
  expect(await page.locator('[data-lit]').count()).toBeGreaterThan(5);
  expect(await page.locator('.omen').count()).toBe(2);
  await openTab(page, 'choices');
  await page.locator('details:has(.bans) summary').click();
  // They are asked of the host when the list is opened.
  const bans = () => page.locator('.bans').innerText();
  for (const rule of ['B35', 'F26', 'B45', 'B42']) await expect.poll(bans).toContain(rule);
  expect(await axe(page)).toEqual([]);
});

test.each([
  ['a set spell exchanged', swapping],
  ['cubes turned in a room', turningCubes],
  ['one quest too many', questing],
])('%s: on a phone nothing sticks out, everything has a word, and the first answer counts', async (_, position) => {
  const page = await openPage({ width: 360, height: 740, touch: true, theme: 'dark', lang: 'de' });
  await importMatch(page, await position(), 'de');
  await askedNow(page);
  expect(await unsaid(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const asked = await page.locator('[data-prompt]').innerText();
  await page.locator('[data-cards] button, [data-chip]').first().click();
  if ((await page.locator('[data-go]').count()) > 0) await doButton(page).click();
  await expect.poll(() => page.locator('[data-prompt]').innerText()).not.toBe(asked);
});
