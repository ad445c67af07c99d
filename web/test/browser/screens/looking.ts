import { describe, expect, test } from 'vitest';
import { axe, misplaced, openPage, sharedPage } from '../setup/index.ts';
import { BOARD, type Screen, SIZES } from './screen.ts';

const WITH_BOARD = ['table', 'lodge', 'sorcery', 'sorcery-deploy'];
const LATER_CHAPTERS = '[data-chapter] ~ [data-chapter]';

/** Of a table nothing is left once another match is opened, nor of a dialog that is closed: so that one page will do for all of these screens. */
export function testInTurn(screens: readonly Screen[]): void {
  const shared = sharedPage(SIZES.desktop);
  testScreens(screens, async () => {
    const page = await shared();
    await page.keyboard.press('Escape');
    await page.setViewportSize(SIZES.desktop);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.mouse.move(0, 0);
    return page;
  });
}

/** Each screen is well for everyone to see and to hear, in light and dark and in every size. One file a game, so that they can be looked at side by side. */
export function testScreens(screens: readonly Screen[], open = () => openPage(SIZES.desktop)): void {
  describe.each(screens)('$name', ({ name, show, shots }) => {
    test('axe finds nothing, light and dark, everything is where HTML allows it, and nothing sticks out of any size', async () => {
      const page = await open();
      await show(page);
      const without = [
        ...(WITH_BOARD.includes(name) ? [] : [BOARD]),
        ...(name === 'rules-search' ? [] : [LATER_CHAPTERS]),
      ];
      expect(await axe(page, { without })).toEqual([]);
      expect(await misplaced(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.locator(':root[data-theme="dark"]').waitFor();
      expect(await axe(page, { without, colours: true })).toEqual([]);
      for (const size of [SIZES.desktop, SIZES.tablet, SIZES.phone]) {
        await page.setViewportSize(size);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
      expect(await page.evaluate(brokenCells)).toEqual([]);
      if (shots.some((shot) => shot.startsWith('phone'))) expect(await axe(page, { without })).toEqual([]);
    });
  });
}

/** In the page: cells of tables with more lines than words, whose words are broken where nobody reads them any more. */
function brokenCells(): string[] {
  return [...document.querySelectorAll('th, td')].flatMap((cell) => {
    // Between the ends of a range there is a place to break.
    const words = (cell.textContent ?? '').split(/[\s\u200b]+/).filter(Boolean);
    const range = document.createRange();
    range.selectNodeContents(cell);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
    return words.length > 0 && cell.querySelector('svg, img, button') === null && lines.size > words.length
      ? [words.join(' ')]
      : [];
  });
}
