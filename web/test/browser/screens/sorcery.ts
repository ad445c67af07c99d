import { chip, openTab } from '../driving.ts';
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
      await chip(page, t('sorcery.army.alter')).click();
      await page.locator('[data-cards] [role="tablist"]').waitFor();
    }),
    shots: ['desktop light', 'tablet dark', 'phone light'],
  },
  { name: 'sorcery-armies', show: inMatch(battle.arming), shots: ['desktop light', 'desktop dark', 'phone light'] },
  { name: 'sorcery-deploy', show: inMatch(battle.deploying), shots: ['desktop light', 'phone light'] },
  {
    name: 'sorcery-cast',
    show: inMatch(battle.inTheThick, async (page) => {
      await thing(page, 'figure:0').click();
      const way = { spell: t('spell.ember_lance'), book: t('book.archmages_tome') };
      await chip(page, t('sorcery.way.cast', way)).click();
      await chip(page, t('figure.brine_mirror_adept')).click();
      await go(page).waitFor();
    }),
    shots: ['desktop light', 'desktop dark', 'phone dark'],
  },
  {
    name: 'sorcery-counter',
    show: inMatch(battle.countering, (page) => go(page).waitFor()),
    shots: ['desktop light', 'phone light'],
  },
  {
    name: 'sorcery-books',
    show: inMatch(battle.inTheThick, (page) => openTab(page, 'books')),
    shots: ['desktop light', 'tablet dark'],
  },
];
