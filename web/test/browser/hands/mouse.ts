// Plays as somebody who has only a mouse.
import type { Record as MatchRecord } from '@conjure/engine';
import type { Page } from 'playwright-core';
import { answered, askedNow, dialog, option, savedBy, setUp } from '../driving.ts';
import type { Step } from '../scripted.ts';
import { say, t, wayOf } from './way.ts';

/** From the shelf to the table. */
export async function begin(page: Page, seed: string): Promise<void> {
  await page.getByRole('link', { name: t('shelf.setup'), exact: true }).click();
  await setUp(page, { seed, practice: false });
}

/** Gives an answer; `false` once the match is over. */
export async function answer(page: Page, step: Step): Promise<boolean> {
  const asked = await askedNow(page);
  if (asked === null) return false;
  const way = wayOf(step);
  const label = say(step.choice.label);
  if (way.by === 'board') {
    await clickHex(page, way.hex);
    await fromMenu(page, asked, label);
  } else if (way.by === 'rank') await page.locator('.ranks button', { hasText: way.rank }).click();
  else if (way.by === 'picking') {
    for (const name of way.things)
      await page.locator('.things button', { has: page.getByText(name, { exact: true }) }).click();
    await page.locator('.pick > button').click();
  } else await fromList(page, label);
  return answered(page, asked);
}

/** A hex that stands for several answers asks which. */
async function fromMenu(page: Page, asked: string, label: string): Promise<void> {
  const menu = dialog(page).getByRole('button', { name: label, exact: true });
  const other = page.locator(`[data-asked]:not([data-asked="${asked}"]), [data-over]`);
  const check = page.getByRole('button', { name: t('ask.confirm'), exact: true });
  await menu.or(other).or(check).first().waitFor();
  if (await menu.isVisible()) await menu.click();
}

async function fromList(page: Page, label: string): Promise<void> {
  const found = option(page, label);
  const groups = page.locator('.options details');
  for (let i = 0; (await found.count()) === 0; i++) {
    await groups.nth(i).locator('summary').click();
    await groups.nth(i).locator('li').first().waitFor();
  }
  await found.click();
}

/** The whole map is in sight first. */
export async function clickHex(page: Page, hex: string): Promise<void> {
  const spot = page.locator(`[data-hex="${hex}"]`);
  const [box, port] = await Promise.all([spot.boundingBox(), page.locator('[data-board] .port').boundingBox()]);
  const isInside =
    box &&
    port &&
    box.x > port.x &&
    box.y > port.y &&
    box.x + box.width < port.x + port.width &&
    box.y + box.height < port.y + port.height;
  if (!isInside) await page.getByRole('button', { name: t('demons.board.fit'), exact: true }).click();
  await spot.click();
}

export const save = (page: Page): Promise<MatchRecord> =>
  savedBy(page, () =>
    dialog(page)
      .getByRole('button', { name: t('menu.export'), exact: true })
      .click(),
  );
