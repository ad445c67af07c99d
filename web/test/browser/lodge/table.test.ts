import type { LodgeView } from '@conjure/lodge/view';
import { LANGUAGES } from '@conjure/words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askedNow, importMatch, openTab, speak } from '../driving.ts';
import { axe, openPage, sharedPage, unsaid } from '../setup/index.ts';
import { t } from './hands.ts';
import { dividing, inTheThick, prepared, preparing } from './positions.ts';

/** All that eyes and screen readers get. */
const everything = async (page: Page): Promise<string> =>
  [await page.locator('body').innerText(), await page.locator('body').ariaSnapshot()].join('\n');

test('two at one screen: a curtain between them, and nobody gets what the other has in hand or has set', async () => {
  const { record, states } = await prepared();
  const secrets = states.map(({ view, viewer }) => {
    const { own, slots } = (view as LodgeView).seats[Number(viewer)];
    const cards = [...(own?.hand ?? []), ...slots.flatMap(({ spell }) => spell?.split('/')[0] ?? [])];
    return [...new Set(cards)].map((card) => t(`spell.${card}`));
  });
  for (const names of secrets) expect(names.length).toBeGreaterThan(2);

  const page = await openPage();
  await importMatch(page, record);
  const draw = page.getByRole('button', { name: t('curtain.draw'), exact: true });
  for (const seat of [0, 1]) {
    await draw.waitFor();
    if (seat === 0) expect(await axe(page)).toEqual([]);
    const behind = await everything(page);
    expect(secrets.flat().filter((name) => behind.includes(name))).toEqual([]);
    await draw.click();
    await askedNow(page);
    await openTab(page, 'hand');
    // The cards of the table come a moment after the drawer.
    const named = async (open: Promise<string>) => {
      const said = await open;
      return secrets.flat().filter((name) => said.includes(name));
    };
    await expect.poll(() => named(page.content())).toEqual(secrets[seat]);
    await page.keyboard.press('d');
  }
});

const PLACES = ['#/setup/lodge', '#/rules/lodge', '#/learn/lodge', '#/learn/lodge/guard'];
/** All choices, four drawers, the log and the position. */
const DRAWERS = 7;

/** One page that is switched from one language to the next. */
const samePage = sharedPage();

test.each(LANGUAGES)('%s: every screen has a word for everything', async (lang) => {
  const page = await samePage();
  await page.goto(new URL('#/', page.url()).href);
  await speak(page, lang);
  await importMatch(page, await inTheThick(), lang);
  await askedNow(page);
  for (let i = 0; i < DRAWERS; i++) {
    expect(await unsaid(page)).toEqual([]);
    await page.keyboard.press('t');
  }
  for (const position of [dividing, preparing]) {
    await importMatch(page, await position(), lang);
    await askedNow(page);
    expect(await unsaid(page)).toEqual([]);
  }
  for (const place of PLACES) {
    await page.goto(new URL(place, page.url()).href);
    await page.locator('main h1').waitFor();
    if (place.endsWith('guard')) await askedNow(page);
    expect(await unsaid(page), place).toEqual([]);
  }
});
