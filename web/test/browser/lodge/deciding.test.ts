import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { askedNow, closeButton, doButton, importMatch, openTab, options, promptOf, saved } from '../driving.ts';
import { press, tabTo } from '../hands/keyboard.ts';
import { sharedPage } from '../setup/index.ts';
import { half, share, slot, stub, t } from './hands.ts';
import { dividing, preparing, reacting } from './positions.ts';

/** What the one at the screen has answered. */
const answers = async (page: Page): Promise<unknown[]> =>
  (await saved(page)).log.flatMap((entry) => ('seat' in entry && entry.seat === 0 ? [entry.answer] : []));
const other = (page: Page, asked: string | null) => page.locator(`[data-asked]:not([data-asked="${asked}"])`).waitFor();

/** Each test opens a match of its own, of which nothing is left for the next. */
const openPage = sharedPage();

const NAMES = { mage: t('mage.nero'), familiar: t('creature.muso') };

describe('dividing damage', () => {
  test('[R6] every share that may be chosen and no other, with what follows from it', async () => {
    const page = await openPage();
    await importMatch(page, await dividing());
    const asked = await askedNow(page);
    const ways = page.locator('[data-chip]', { has: page.locator('[data-share]') });
    expect(
      await ways.locator('[data-share]').evaluateAll((all) => all.map((one) => one.getAttribute('data-share'))),
    ).toEqual(['1', '2']);
    expect(await ways.locator('.label').allInnerTexts()).toEqual([
      t('lodge.divide.then.sheet', NAMES),
      t('lodge.divide.then.card', NAMES),
    ]);
    await share(page, 2).click();
    expect(await doButton(page).innerText()).toBe(t('lodge.divide.go', { sheet: 1, card: 2, ...NAMES }));
    await doButton(page).click();
    await other(page, asked);
    expect(await answers(page)).toEqual([{ share: 2 }]);
  });

  test('a reload in the middle of it asks the same again', async () => {
    const page = await openPage();
    await importMatch(page, await dividing());
    const seen = async () => {
      await askedNow(page);
      await openTab(page, 'choices');
      return { prompt: await promptOf(page), options: await options(page).allInnerTexts() };
    };
    const before = await seen();
    await share(page, 1).click();
    await page.reload();
    expect(await seen()).toEqual(before);
    const asked = await askedNow(page);
    await options(page).first().click();
    await other(page, asked);
    expect(await answers(page)).toEqual([{ share: 1 }]);
  });
});

describe('setting spells', () => {
  const SET = { I: 'ember_dart/b', II: 'back_stair/a', Q: 'foreseen_blow/a' };

  test('on a phone a slot says what the half in it does, as on any other screen', async () => {
    const page = await openPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await importMatch(page, await preparing());
    await askedNow(page);
    await half(page, 'back_stair/a').click();
    const text = slot(page, 'I').locator('.text').first();
    await text.waitFor();
    expect((await text.innerText()).length).toBeGreaterThan(10);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  test('by dragging: into slots, from slot to slot, and out of them again', async () => {
    const page = await openPage();
    await importMatch(page, await preparing());
    const asked = await askedNow(page);
    const drag = async (from: Locator, to: string, card: string) => {
      await from.dragTo(slot(page, to));
      await slot(page, to)
        .getByText(t(`spell.${card}`))
        .waitFor();
    };
    await drag(half(page, 'back_stair/a'), 'I', 'back_stair');
    await drag(half(page, 'ember_dart/b'), 'II', 'ember_dart');
    await drag(half(page, 'foreseen_blow/a'), 'III', 'foreseen_blow');
    await drag(slot(page, 'III'), 'Q', 'foreseen_blow');
    await drag(slot(page, 'II'), 'I', 'ember_dart');
    await drag(half(page, 'wall_of_cinders/a'), 'III', 'wall_of_cinders');
    await slot(page, 'III')
      .getByRole('button', { name: t('lodge.set.take'), exact: true })
      .click();
    expect(await doButton(page).innerText()).toBe(t('lodge.set.go', { n: 3 }));
    await doButton(page).click();
    await other(page, asked);
    // What nobody has to decide after it is answered by itself.
    expect((await answers(page)).slice(0, 1)).toEqual([SET]);
  });

  test('by keys: numbers lay cards and turn them over', async () => {
    const page = await openPage();
    await importMatch(page, await preparing());
    const asked = await askedNow(page);
    for (const key of ['1', '1', '4']) await page.keyboard.press(key);
    await press(page, slot(page, 'Q').getByRole('button').first());
    await page.keyboard.press('3');
    await tabTo(page, doButton(page));
    expect(await page.locator(':focus').evaluate((one) => getComputedStyle(one).outlineStyle)).not.toBe('none');
    await page.keyboard.press('Enter');
    await other(page, asked);
    // What nobody has to decide after it is answered by itself.
    expect((await answers(page)).slice(0, 1)).toEqual([SET]);
  });

  test('[B27] with a single spell the button says that one is missing, and gives no answer', async () => {
    const page = await openPage();
    await importMatch(page, await preparing());
    await askedNow(page);
    await half(page, 'back_stair/a').click();
    expect(await doButton(page).innerText()).toBe(t('lodge.set.missing', { n: 1 }));
    await doButton(page).click();
    expect(await answers(page)).toEqual([]);
  });

  test('in the dock lies the order in which they are cast: a press turns one over, and all can be taken back', async () => {
    const page = await openPage();
    await importMatch(page, await preparing());
    await askedNow(page);
    await half(page, 'back_stair/a').click();
    await half(page, 'ember_dart/a').click();
    expect(await page.locator('[data-chip] .label').allInnerTexts()).toEqual([
      t('spell.back_stair'),
      t('spell.ember_dart'),
    ]);
    await stub(page, 'II').click();
    await slot(page, 'II').getByText(t('lodge.half.b')).waitFor({ state: 'attached' });
    await page.keyboard.press('d');
    expect(await page.locator('[data-chip]').count()).toBe(0);
  });
});

test('a hint leaves the cards on the table, and nothing of them can be pressed meanwhile', async () => {
  const page = await openPage();
  await importMatch(page, await preparing());
  await askedNow(page);
  const cards = page.locator('[data-cards]');
  await cards.waitFor();
  await page.keyboard.press('h');
  await page.locator('[data-hint]').waitFor();
  expect(await cards.isVisible()).toBe(true);
  expect(await cards.evaluate((one) => one.closest('[inert]') !== null)).toBe(true);
  await closeButton(page).click();
  expect(await cards.evaluate((one) => one.closest('[inert]') === null)).toBe(true);
});

test('a reaction is declined by one key; where none of his spells answers, he is not kept waiting', async () => {
  const page = await openPage();
  await importMatch(page, await reacting());
  await stub(page, 'II').waitFor();
  expect(await page.locator('[data-chip].barred .label').allInnerTexts()).toEqual([t('spell.ember_dart')]);
  expect(await doButton(page).innerText()).toBe(t('lodge.react.revealThis', { spell: t('spell.foreseen_blow') }));
  const asked = await askedNow(page);
  await page.keyboard.press('d');
  await other(page, asked);
  expect(await answers(page)).toEqual([{ do: 'decline' }, { do: 'decline' }]);
});
