import { askedNow, openTab } from '../driving.ts';
import { half, share, slot, stub } from '../lodge/hands.ts';
import { dividing, inTheThick, preparing, reacting } from '../lodge/positions.ts';
import { at, inMatch, type Screen } from './screen.ts';

export const LODGE: readonly Screen[] = [
  {
    name: 'lodge',
    show: inMatch(inTheThick),
    shots: ['desktop light', 'desktop dark', 'tablet light', 'phone light', 'phone dark', 'desktop light de'],
  },
  {
    name: 'lodge-set',
    show: inMatch(preparing, async (page) => {
      await half(page, 'ember_dart/b').click();
      await half(page, 'back_stair/a').click();
      await half(page, 'foreseen_blow/a').dragTo(slot(page, 'Q'));
    }),
    shots: ['desktop light', 'phone light'],
  },
  {
    name: 'lodge-divide',
    show: inMatch(dividing, (page) => share(page, 1).click()),
    shots: ['desktop light', 'tablet dark', 'phone dark'],
  },
  {
    name: 'lodge-react',
    show: inMatch(reacting, (page) => stub(page, 'II').waitFor()),
    shots: ['desktop dark'],
  },
  { name: 'lodge-mages', show: inMatch(inTheThick, (page) => openTab(page, 'mages')), shots: ['desktop light'] },
  {
    name: 'lodge-familiars',
    async show(page) {
      await inMatch(inTheThick)(page);
      await openTab(page, 'familiars');
    },
    shots: ['desktop dark'],
  },
  { name: 'lodge-setup', show: at('#/setup/lodge'), shots: ['desktop light', 'phone light'] },
  { name: 'lodge-learn', show: at('#/learn/lodge'), shots: ['desktop light'] },
  {
    name: 'lodge-lesson',
    async show(page) {
      await at('#/learn/lodge/guard')(page);
      await askedNow(page);
    },
    shots: ['desktop light', 'phone light'],
  },
];
