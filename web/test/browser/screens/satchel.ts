import type { Page } from 'playwright-core';
import { askedNow, importMatch } from '../driving.ts';
import { stopClock } from '../satchel/clock.ts';
import { inBeats, inRealTime } from '../satchel/positions.ts';
import type { Screen } from './screen.ts';

/** Satchel in real time; the clock stands still for the picture. */
const inLive = (players: readonly string[]) => async (page: Page) => {
  await page.locator('main h1').waitFor();
  await stopClock(page);
  await importMatch(page, { ...(await inRealTime()), players });
  await page.locator('.foot section, .dock .own').first().waitFor();
};

export const SATCHEL: readonly Screen[] = [
  {
    name: 'satchel-beats',
    async show(page) {
      await importMatch(page, { ...(await inBeats()), players: ['adept', 'me', 'adept', 'adept'] });
      await askedNow(page);
      await page.keyboard.press('2');
      await page.locator('.shines').first().waitFor();
    },
    shots: ['desktop light', 'desktop dark', 'tablet light', 'phone light'],
  },
  { name: 'satchel-live', show: inLive(['adept', 'me', 'adept', 'novice']), shots: ['desktop light', 'phone dark'] },
  {
    name: 'satchel-together',
    async show(page) {
      await inLive(['me', 'me', 'me', 'me'])(page);
      for (const key of ['q', 'u', 'i']) await page.keyboard.press(key);
      await page.locator('.mark').first().waitFor();
    },
    shots: ['desktop light', 'desktop dark', 'tablet light'],
  },
];
