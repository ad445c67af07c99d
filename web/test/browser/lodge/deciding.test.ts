import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { askedNow, importMatch, options, promptOf, saved } from '../driving.ts';
import { press, tabTo } from '../hands/keyboard.ts';
import { openPage } from '../setup/index.ts';
import { button, half, slot, t } from './hands.ts';
import { dividing, preparing, reacting } from './positions.ts';

/** What the one at the screen has answered. */
const answers = async (page: Page): Promise<unknown[]> =>
  (await saved(page)).log.flatMap((entry) => ('seat' in entry && entry.seat === 0 ? [entry.answer] : []));
const other = (page: Page, asked: string | null) => page.locator(`[data-asked]:not([data-asked="${asked}"])`).waitFor();

const NAMES = { mage: t('mage.nero'), familiar: t('creature.muso') };

describe('dividing damage', () => {
  test('[R6] every share that may be chosen and no other, with what follows from it', async () => {
    const page = await openPage();
    await importMatch(page, await dividing());
    const asked = await askedNow(page);
    const ways = page.locator('.ways label');
    expect(await ways.locator('input').evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
      '1',
      '2',
    ]);
    expect(await ways.locator('.soft').allInnerTexts()).toEqual([
      t('lodge.divide.then.sheet', NAMES),
      t('lodge.divide.then.card', NAMES),
    ]);
    await ways.last().click();
    await button(page, t('lodge.divide.go', { sheet: 1, card: 2, ...NAMES })).click();
    await other(page, asked);
    expect(await answers(page)).toEqual([{ share: 2 }]);
  });

  test('a reload in the middle of it asks the same again', async () => {
    const page = await openPage();
    await importMatch(page, await dividing());
    const seen = async () => {
      await askedNow(page);
      return { prompt: await promptOf(page), options: await options(page).allInnerTexts() };
    };
    const before = await seen();
    await page.locator('.ways label').first().click();
    await page.reload();
    expect(await seen()).toEqual(before);
    const asked = await askedNow(page);
    await page.keyboard.press('1');
    await other(page, asked);
    expect(await answers(page)).toEqual([{ share: 1 }]);
  });
});

describe('setting spells', () => {
  const SET = { I: 'ember_dart/b', II: 'back_stair/a', Q: 'foreseen_blow/a' };

  test('by dragging: into slots, from slot to slot, and out of them again', async () => {
    const page = await openPage();
    await importMatch(page, await preparing());
    const asked = await askedNow(page);
    // A new question scrolls to its top in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
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
    await button(page, t('lodge.set.go', { n: 3 })).click();
    await other(page, asked);
    expect(await answers(page)).toEqual([SET]);
  });

  test('by keys: numbers lay cards and turn them over', async () => {
    const page = await openPage();
    await importMatch(page, await preparing());
    const asked = await askedNow(page);
    for (const key of ['1', '1', '4']) await page.keyboard.press(key);
    await press(page, slot(page, 'Q').getByRole('button').first());
    await page.keyboard.press('3');
    await tabTo(page, button(page, t('lodge.set.go', { n: 3 })));
    expect(await page.locator(':focus').evaluate((one) => getComputedStyle(one).outlineStyle)).not.toBe('none');
    await page.keyboard.press('Enter');
    await other(page, asked);
    expect(await answers(page)).toEqual([SET]);
  });

  test('[B27] a single spell is too few, and the rule says so', async () => {
    const page = await openPage();
    await importMatch(page, await preparing());
    await askedNow(page);
    await half(page, 'back_stair/a').click();
    await button(page, t('lodge.set.go', { n: 1 })).click();
    await page.locator('.card.against').getByRole('button', { name: /B27/ }).waitFor();
    expect(await answers(page)).toEqual([]);
  });
});

test('a reaction is declined by one key; where none of his spells answers, he is not kept waiting', async () => {
  const page = await openPage();
  await importMatch(page, await reacting());
  await page.locator('.react .able').waitFor();
  expect(await page.locator('.react .able .name').allInnerTexts()).toEqual([t('spell.foreseen_blow')]);
  const asked = await askedNow(page);
  await page.keyboard.press('d');
  await other(page, asked);
  expect(await answers(page)).toEqual([{ do: 'decline' }, { do: 'decline' }]);
});
