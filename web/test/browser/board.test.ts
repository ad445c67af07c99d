import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { answered, askedNow, chip, dialog, importMatch, refusal, saved } from './driving.ts';
import { cursorTo } from './hands/keyboard.ts';
import { pressHex } from './hands/mouse.ts';
import { following, type Scripted, scripted } from './scripted.ts';
import { sharedPage, wordsIn } from './setup/index.ts';

const t = wordsIn('en', 'demons');

/** He has entered at 0110, and is asked what now. */
let entered: Scripted;
beforeAll(async () => {
  entered = await scripted({ game: 'demons', seed: '245' }, following({ shield: 'Gold' }, { hex: '0110' }));
});

/** Each test opens a match of its own, of which nothing is left for the next. */
const openPage = sharedPage();

async function atTheBorder(): Promise<{ page: Page; asked: string }> {
  const page = await openPage();
  await importMatch(page, entered.record);
  return { page, asked: (await askedNow(page)) ?? '' };
}

const lastAnswer = async (page: Page) => (await saved(page)).log.at(-1);

describe('a hex of the map', () => {
  test.each([
    ['clicked', (page: Page, hex: string) => pressHex(page, hex)],
    [
      'under the cursor of the keyboard, with Enter',
      (page: Page, hex: string) => cursorTo(page, hex).then(() => page.keyboard.press('Enter')),
    ],
  ])('that is lit, %s: he walks there', async (_, pick) => {
    const { page, asked } = await atTheBorder();
    await pick(page, '0410');
    await answered(page, asked);
    expect(await lastAnswer(page)).toEqual({ seat: 0, answer: { do: 'move', to: '0410' } });
  });

  test('N leads the cursor to lit hexes only', async () => {
    const { page } = await atTheBorder();
    const lit = await page.locator('[data-lit]').evaluateAll((all) => all.map((each) => each.getAttribute('data-lit')));
    await page.keyboard.press('b');
    const spoken = page.locator('[data-board] [aria-live]');
    let last = '';
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press('n');
      await expect.poll(() => spoken.innerText()).not.toBe(last);
      last = await spoken.innerText();
      expect(lit).toContain(last.match(/\d{4}/)?.[0]);
    }
  });

  test('that is not lit says why, with the number of the rule, which opens the rule', async () => {
    const { page, asked } = await atTheBorder();
    await pressHex(page, '1210');
    const card = refusal(page);
    await card.waitFor();
    const rule = card.getByRole('button', { name: /^Rule / });
    const number = await rule.innerText();
    expect(await page.locator('[data-refused]').innerText()).not.toBe('');
    await rule.click();
    expect(await dialog(page).getByRole('heading').first().innerText()).toMatch(new RegExp(`^${number} · .`));
    await dialog(page)
      .getByRole('link', { name: t('rule.inBook') })
      .click();
    await page.locator(`#rule-${number.replaceAll('.', '\\.')}:focus`).waitFor();
    await page.getByRole('button', { name: t('rules.back.table') }).click();
    expect(await askedNow(page)).toBe(asked);
    expect((await saved(page)).log).toHaveLength(2);
  });
});

test('odds come before dice: exact, and one may think again', async () => {
  const { page, asked } = await atTheBorder();
  const president = chip(page, t('rank.President'));
  await president.click();
  await chip(page, t('dock.outcomes')).click();
  const chances = page.locator('.rows li');
  await chances.first().waitFor();
  const shares = await chances
    .locator('.share span')
    .evaluateAll((bars) => bars.map((bar) => Number.parseFloat((bar as HTMLElement).style.width)));
  const percents = (await chances.locator('strong').allInnerTexts()).map((text) => Number.parseFloat(text));
  expect(shares.length).toBeGreaterThan(1);
  expect(sum(shares)).toBeCloseTo(100, 2);
  expect(Math.abs(sum(percents) - 100)).toBeLessThan(1);

  await page.getByRole('button', { name: t('ask.cancel'), exact: true }).click();
  await chances.first().waitFor({ state: 'detached' });
  expect(await askedNow(page)).toBe(asked);

  await president.click();
  await answered(page, asked);
  expect(await lastAnswer(page)).toEqual({ seat: 0, answer: { do: 'conjure', rank: 'President' } });
});

const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0);
