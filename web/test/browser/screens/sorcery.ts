import { dialog } from '../driving.ts';
import { go, t, thing } from '../sorcery/hands.ts';
import * as battle from '../sorcery/positions.ts';
import { inMatch, type Screen } from './screen.ts';

export const SORCERY: readonly Screen[] = [
  {
    name: 'sorcery',
    show: inMatch(battle.inTheThick, async (page) => {
      await thing(page, 'figure:4').click();
      // What the pointer rests on is explained, in time.
      await page.mouse.move(0, 0);
    }),
    shots: ['desktop light', 'desktop dark', 'tablet light', 'phone light', 'phone dark', 'desktop light de'],
  },
  {
    name: 'sorcery-army',
    show: inMatch(battle.arming, async (page) => {
      await page.locator('.widget li .button:not(.primary, .quiet)').first().click();
      await dialog(page).waitFor();
    }),
    shots: ['desktop light', 'tablet dark', 'phone light'],
  },
  { name: 'sorcery-deploy', show: inMatch(battle.deploying), shots: ['desktop light', 'phone light'] },
  {
    name: 'sorcery-cast',
    show: inMatch(battle.inTheThick, async (page) => {
      await thing(page, 'figure:0').click();
      const way = { spell: t('spell.ember_lance'), book: t('book.archmages_tome') };
      await page.getByRole('button', { name: t('sorcery.way.cast', way), exact: true }).click();
      await page
        .locator('.widget')
        .getByRole('button')
        .filter({ hasText: t('figure.brine_mirror_adept') })
        .click();
      await go(page).and(page.locator(':enabled')).waitFor();
    }),
    shots: ['desktop light', 'desktop dark', 'phone dark'],
  },
  {
    name: 'sorcery-counter',
    show: inMatch(battle.countering, (page) => page.locator('.counter .one').first().waitFor()),
    shots: ['desktop light', 'phone light'],
  },
  {
    name: 'sorcery-books',
    show: inMatch(battle.inTheThick, (page) => page.keyboard.press('t')),
    shots: ['desktop light', 'tablet dark'],
  },
];
