import type { Page } from 'playwright-core';
import { askedNow, dialog, doButton, importMatch, openTab, refusal, startMatch } from '../driving.ts';
import { pressHex } from '../hands/mouse.ts';
import { following, scripted } from '../scripted.ts';
import { wordsIn } from '../setup/words.ts';
import { lay, type POSITIONS, person } from './demons-positions.ts';
import type { Screen } from './screen.ts';

const t = wordsIn('en', 'demons');

const table =
  (position: keyof typeof POSITIONS, then: (page: Page) => Promise<unknown> = async () => {}) =>
  async (page: Page) => {
    await lay(page, position);
    await askedNow(page);
    await then(page);
  };

/** Opens a drawer of the game. */
const display = (name: string) => (page: Page) => openTab(page, name);

const press = (key: string) => async (page: Page) => {
  await page.keyboard.press(key);
  await dialog(page).waitFor();
};

export const DEMONS: readonly Screen[] = [
  {
    name: 'table-shield',
    show: (page) => startMatch(page, { game: 'demons', seed: '1091' }),
    shots: ['desktop light'],
  },
  {
    name: 'table',
    show: table('four'),
    shots: ['desktop light', 'desktop dark', 'tablet light', 'phone light', 'phone dark', 'desktop light ru'],
  },
  { name: 'table-walk', show: table('walk'), shots: ['tablet dark'] },
  {
    name: 'table-odds',
    show: table('four', async (page) => {
      await page.locator('[data-chip]:not(.barred):visible').first().click();
      await doButton(page).waitFor();
    }),
    shots: ['desktop light', 'phone light'],
  },
  {
    name: 'table-refused',
    show: table('four', async (page) => {
      await pressHex(page, '1802');
      await refusal(page).waitFor();
    }),
    shots: ['desktop light'],
  },
  {
    name: 'table-commit',
    show: table('commit', async (page) => {
      await page.locator('[data-chip]:visible').first().click();
      await doButton(page).waitFor();
    }),
    shots: ['desktop light', 'desktop dark', 'phone light'],
  },
  {
    name: 'table-hint',
    show: table('walk', async (page) => {
      await page.keyboard.press('h');
      await page.getByRole('button', { name: t('hint.choose'), exact: true }).waitFor();
    }),
    shots: [],
  },
  { name: 'table-magicians', show: table('four', display('magicians')), shots: ['desktop light'] },
  { name: 'table-treasures', show: table('four', display('treasures')), shots: ['desktop light', 'phone light'] },
  { name: 'table-piles', show: table('four', display('piles')), shots: [] },
  { name: 'table-charts', show: table('four', display('charts')), shots: ['desktop light'] },
  {
    name: 'table-position',
    show: table('four', async (page) => {
      await openTab(page, 'position');
    }),
    shots: [],
  },
  {
    name: 'table-history',
    show: table('end', async (page) => {
      await dialog(page)
        .getByRole('button', { name: t('over.history'), exact: true })
        .click();
      await page.getByRole('slider').fill('18');
      await page.getByText(t('history.step', { step: 18, end: 27 }), { exact: true }).waitFor();
    }),
    shots: ['desktop light'],
  },
  {
    name: 'curtain',
    async show(page) {
      const hotSeat = await scripted(
        { game: 'demons', seats: [person, person], seed: 'two' },
        following({ shield: 'Gold' }),
      );
      await importMatch(page, hotSeat.record);
      await page.getByRole('button', { name: t('curtain.draw'), exact: true }).waitFor();
    },
    shots: ['desktop light'],
  },
  {
    name: 'result',
    show: table('end', (page) => dialog(page).waitFor()),
    shots: ['desktop light', 'phone dark'],
  },
  { name: 'menu', show: table('start', press('m')), shots: [] },
  { name: 'keys', show: table('start', press('?')), shots: ['desktop light'] },
  { name: 'rule', show: table('start', press('w')), shots: ['desktop light'] },
];
