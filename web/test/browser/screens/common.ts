import { askedNow, dialog, openFile } from '../driving.ts';
import { wordsIn } from '../setup/words.ts';
import { lay } from './demons-positions.ts';
import { at, type Screen } from './screen.ts';

const t = wordsIn('en', 'demons');

/** What surrounds the games. */
export const COMMON: readonly Screen[] = [
  { name: 'shelf', show: at('#/'), shots: ['desktop light'] },
  {
    name: 'shelf-saved',
    async show(page) {
      await lay(page, 'four');
      await lay(page, 'walk');
      await lay(page, 'end');
      await at('#/')(page);
      await page.getByRole('link', { name: t('shelf.continue'), exact: true }).waitFor();
    },
    shots: ['desktop light', 'desktop dark', 'tablet light', 'phone light', 'phone dark', 'phone light de'],
  },
  {
    name: 'shelf-matches',
    async show(page) {
      await lay(page, 'four');
      await lay(page, 'end');
      await at('#/')(page);
      await page.getByRole('button', { name: t('shelf.more', { count: 1 }), exact: true }).click();
      await page.getByRole('link', { name: t('shelf.lookBack'), exact: true }).waitFor();
    },
    shots: ['desktop light', 'phone light'],
  },
  {
    name: 'shelf-trouble',
    async show(page) {
      await openFile(page, '{');
      await page.getByRole('alert').waitFor();
    },
    shots: [],
  },
  {
    name: 'settings',
    async show(page) {
      await page.getByRole('button', { name: t('settings.title'), exact: true }).click();
      await dialog(page).waitFor();
    },
    shots: ['desktop light'],
  },
  {
    name: 'setup',
    show: at('#/setup/demons'),
    shots: ['desktop light', 'desktop dark', 'tablet light', 'phone light'],
  },
  {
    name: 'setup-options',
    async show(page) {
      await at('#/setup/demons')(page);
      for (let seat = 1; seat < 4; seat++) await page.getByRole('button', { name: t('setup.seats.add') }).click();
      await page.getByText(t('setup.options', { count: 12 })).click();
    },
    shots: [],
  },
  {
    name: 'rules',
    show: at('#/rules/demons'),
    shots: ['desktop light', 'desktop dark', 'phone light', 'desktop light fr'],
  },
  {
    name: 'rules-search',
    async show(page) {
      await at('#/rules/demons')(page);
      await page.getByRole('searchbox').fill('curse');
      await page.locator('mark').first().waitFor();
    },
    shots: ['desktop light'],
  },
  { name: 'learn', show: at('#/learn/demons'), shots: ['desktop light', 'phone dark'] },
  {
    name: 'lesson',
    async show(page) {
      await at('#/learn/demons/circle')(page);
      await askedNow(page);
      await page.getByRole('button', { name: t('learn.try'), exact: true }).click();
      await page.locator('.tried').waitFor();
    },
    shots: ['desktop light', 'phone light'],
  },
  {
    name: 'yours',
    async show(page) {
      await lay(page, 'end');
      await at('#/yours')(page);
      await page.getByRole('table').waitFor();
    },
    shots: ['desktop light', 'phone dark', 'tablet light ru'],
  },
  { name: 'credits', show: at('#/credits'), shots: ['desktop light'] },
];
