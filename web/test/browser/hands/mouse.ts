// Plays as somebody who has only a mouse, or only a finger.
import type { Record as MatchRecord } from '@conjure/engine';
import type { Locator, Page } from 'playwright-core';
import {
  agreeing,
  answered,
  askedNow,
  chip,
  closeTab,
  dialog,
  doButton,
  openTab,
  option,
  savedBy,
  setUp,
} from '../driving.ts';
import type { Step } from '../scripted.ts';
import { say, t, wayOf } from './way.ts';

/** From the shelf to the table. */
export async function begin(page: Page, seed: string): Promise<void> {
  await page
    .getByRole('link', { name: t('shelf.setup'), exact: true })
    .first()
    .click();
  await setUp(page, { seed, practice: false });
}

export type Press = (target: Locator) => Promise<void>;
export const click: Press = (target) => target.click();
export const tap: Press = (target) => target.tap();

/** Gives an answer; `false` once the match is over. */
export async function answer(page: Page, step: Step, press = click): Promise<boolean> {
  const asked = await askedNow(page);
  if (asked === null) return false;
  const way = wayOf(step);
  const label = say(step.choice.label);
  if (way.by === 'board') {
    if (press === tap) await closeTab(page, press);
    await pressHex(page, way.hex, press);
    await fromMenu(page, asked, label, press);
  } else if (way.by === 'rank') await press(chip(page, way.rank));
  else if (way.by === 'picking') {
    for (const name of way.things) await press(chip(page, name));
    await press(doButton(page));
  } else await fromList(page, label, press);
  return answered(page, asked, () => press(agreeing(page)));
}

/** A hex that stands for several answers asks which. */
async function fromMenu(page: Page, asked: string, label: string, press: Press): Promise<void> {
  const menu = dialog(page).getByRole('button', { name: label, exact: true });
  const other = page.locator(`[data-asked]:not([data-asked="${asked}"]), [data-over]`);
  // A finger cannot point: its first touch shows what would be done, and the button does it.
  const shown = page.locator('[data-go]:not([data-confirm]):visible');
  const first = press === tap ? menu.or(shown) : menu;
  await first.or(other).or(agreeing(page)).first().waitFor();
  if (await menu.isVisible()) await press(menu);
  else if (press === tap && (await shown.count()) > 0) await press(shown);
}

export async function fromList(page: Page, label: string, press = click): Promise<void> {
  await openTab(page, 'choices', press);
  const found = option(page, label);
  const groups = page.locator('.options details');
  for (let i = 0; (await found.count()) === 0; i++) {
    const group = groups.nth(i);
    if ((await group.getAttribute('open')) === null) await press(group.locator('summary'));
    await group.locator('li').first().waitFor();
    const more = group.locator('.button.quiet');
    if ((await more.count()) > 0) await press(more);
  }
  await press(found);
}

export const pressHex = (page: Page, hex: string, press = click): Promise<void> =>
  pressSpot(page, `[data-hex="${hex}"]`, t('demons.board.fit'), press);

/** Where it is out of sight, the whole board is shown first. */
export async function pressSpot(page: Page, selector: string, fit: string, press = click): Promise<void> {
  const spot = page.locator(selector);
  const [box, port] = await Promise.all([spot.boundingBox(), page.locator('[data-board] .port').boundingBox()]);
  const isInside =
    box &&
    port &&
    box.x > port.x &&
    box.y > port.y &&
    box.x + box.width < port.x + port.width &&
    box.y + box.height < port.y + port.height;
  if (!isInside) await press(page.getByRole('button', { name: fit, exact: true }));
  await press(spot);
}

export const save = (page: Page): Promise<MatchRecord> =>
  savedBy(page, () =>
    dialog(page)
      .getByRole('button', { name: t('menu.export'), exact: true })
      .click(),
  );
