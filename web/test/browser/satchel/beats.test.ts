import { beforeAll, describe, expect, test } from 'vitest';
import { askedNow, dialog, importMatch, saved, savedBy } from '../driving.ts';
import { tabTo } from '../hands/keyboard.ts';
import { SIZES } from '../screens/screen.ts';
import type { Scripted } from '../scripted.ts';
import { openPage, sharedPage } from '../setup/index.ts';
import { byHand, byKeys, piece, playAll, refusal, rolling, slot, t, tap } from './hands.ts';
import { inBeats, toTheEnd } from './positions.ts';

let match: Scripted;
beforeAll(async () => {
  match = await toTheEnd();
});

const begun = () => ({ ...match.record, log: [], digests: [] });
const GREEN = 1;
/** Each test opens a match of its own, of which nothing is left for the next. */
const samePage = sharedPage();

describe('a match in beats from its seed to its end', () => {
  test('by mouse: pieces are pressed and dragged, spells aimed', async () => {
    const page = await samePage();
    await importMatch(page, begun());
    await playAll(page, match.steps, byHand);
    const file = await savedBy(page, () =>
      dialog(page)
        .getByRole('button', { name: t('menu.export'), exact: true })
        .click(),
    );
    expect(file.log).toEqual(match.record.log);
  });

  test('by keyboard alone: the same match', async () => {
    const page = await samePage();
    await importMatch(page, begun());
    await playAll(page, match.steps, byKeys);
    const file = await savedBy(page, async () => {
      await tabTo(page, dialog(page).getByRole('button', { name: t('menu.export'), exact: true }));
      await page.keyboard.press('Enter');
    });
    expect(file.log).toEqual(match.record.log);
  });

  test('by finger on a phone, and nothing sticks out', async () => {
    const page = await openPage({ ...SIZES.phone, touch: true });
    await importMatch(page, begun());
    await playAll(page, match.steps, async (at, step, nth) => {
      await byHand(at, step, nth, tap);
      expect(await at.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
});

describe('in the middle of a beat', () => {
  test('[B15] slots that take the die in hand shine; one that does not says why, with its rule a click away', async () => {
    const page = await samePage();
    await importMatch(page, { ...(await inBeats()), players: ['adept', 'me', 'adept', 'adept'] });
    await askedNow(page);
    await piece(page, GREEN, 2).click();
    expect(await page.locator('.shines').evaluateAll((lit) => lit.map((one) => one.getAttribute('data-spot')))).toEqual(
      ['H1#3'],
    );
    await slot(page, 'H3', 4).click();
    await refusal(page).getByRole('button', { name: /B15/ }).click();
    await dialog(page).getByText('B15').first().waitFor();
    await page.keyboard.press('Escape');
    await slot(page, 'H1', 3).click();
    await page
      .locator('[data-token="die-1-2"]')
      .and(slot(page, 'H1', 3).locator('[data-token]'))
      .waitFor();
  });

  test('Space rolls, also where one has just pressed a laid die', async () => {
    const page = await samePage();
    await importMatch(page, { ...(await inBeats()), players: ['adept', 'me', 'adept', 'adept'] });
    await askedNow(page);
    await slot(page, 'H1', 1).focus();
    await page.keyboard.press('Space');
    await page.locator('[data-asked]:not([data-asked=""])').waitFor();
    expect((await saved(page)).log).toMatchObject([{ seat: GREEN, answer: { do: 'roll' } }]);
  });

  test('with nothing in hand a card is read by pressing it, and nothing is laid', async () => {
    const page = await samePage();
    await importMatch(page, { ...(await inBeats()), players: ['adept', 'me', 'adept', 'adept'] });
    await askedNow(page);
    const press = (key: string, place: string) =>
      page
        .getByRole('button', { name: t(key, { place }), exact: true })
        // Beside its slots.
        .click({ position: { x: 12, y: 50 } });
    await press('satchel.read', 'S2');
    await dialog(page).getByText(t('satchel.effect.gust')).waitFor();
    await page.keyboard.press('Escape');
    expect((await saved(page)).log).toEqual([]);
    await piece(page, GREEN, 2).click();
    await press('satchel.layOn', 'H1');
    await slot(page, 'H1', 3).locator('[data-token="die-1-2"]').waitFor();
  });

  test.each([
    ['phone', 'green'],
    ['tablet', 'sorcerer'],
  ] as const)('%s: every card is whole, and nothing of %s lies over anything', async (size, window) => {
    const page = await samePage();
    await page.setViewportSize(SIZES[size]);
    await importMatch(page, { ...(await inBeats({ window })), players: ['me', 'me', 'adept', 'adept'] });
    await askedNow(page);
    for (const place of ['S1', 'S2', 'S3', 'H1', 'H2', 'H3'])
      expect(await page.locator(`[data-place="${place}"]`).evaluate(isInside), place).toBe(true);
    const pieces = page.locator('.dock :is(button.die, .keep, .tile, [data-chip])');
    expect(await pieces.evaluateAll(overlapping)).toEqual([]);
    await page.setViewportSize(SIZES.desktop);
  });

  test('the odds of a roll stand on its button, and change with the dice that are kept', async () => {
    const page = await samePage();
    await importMatch(page, { ...(await inBeats()), players: ['adept', 'me', 'adept', 'adept'] });
    await askedNow(page);
    await rolling(page)
      .getByText(t('about.fit', { fit: 75 }))
      .waitFor();
    await page.getByRole('button', { name: t('satchel.keep', { number: 2 }), exact: true }).click();
    await rolling(page)
      .getByText(t('about.fit', { fit: 50 }))
      .waitFor();
  });

  test('[R9] somebody else at the screen cuts in with a familiar', async () => {
    const page = await samePage();
    await importMatch(page, await inBeats());
    await askedNow(page);
    await page.getByText(t('satchel.cutIn')).first().waitFor();
    await piece(page, 0, 'familiar').click();
    await slot(page, 'S2', 3).click();
    await slot(page, 'S2', 3).locator('[data-token="familiar-soot"]').waitFor();
    expect((await saved(page)).log).toMatchObject([{ seat: 0, answer: { do: 'familiar', loc: 'S2', slot: 3 } }]);
    // The window goes on as it was.
    await rolling(page)
      .getByText(t('satchel.roll', { dice: 2 }))
      .waitFor();
  });

  test('a window where nothing is left to do passes by itself', async () => {
    const page = await samePage();
    await importMatch(page, await inBeats({ rolled: true, board: {}, seats: { green: { dice: '---' } } }));
    await askedNow(page);
    expect((await saved(page)).log).toEqual([{ seat: GREEN, answer: { do: 'pass' }, auto: true }]);
  });
});

/** Whether all of it is within the window's width. Runs in the page. */
const isInside = (element: Element): boolean => {
  const { left, right } = element.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
};

/** Pairs of elements of which one lies over the other. Runs in the page. */
const overlapping = (all: Element[]): string[] =>
  all.flatMap((one, i) => {
    const a = one.getBoundingClientRect();
    return all.slice(i + 1).flatMap((other) => {
      const b = other.getBoundingClientRect();
      const isOnline = a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
      return isOnline ? [] : [`${one.className} and ${other.className}`];
    });
  });
