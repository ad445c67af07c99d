import { langs } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import { SCREENS, SIZES } from './screens.ts';
import { axe, openPage } from './setup/index.ts';

describe.each(SCREENS)('$name', ({ show }) => {
  test.each(['light', 'dark'] as const)('axe finds nothing, and nothing sticks out, in %s', async (theme) => {
    for (const size of [SIZES.phone, SIZES.desktop]) {
      const page = await openPage({ ...size, theme });
      await show(page);
      expect(await axe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
});

test.each(langs)('the first screen speaks %s, and has a word for everything', async (lang) => {
  const page = await openPage({ lang });
  await page.locator('h1').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
  expect(await page.locator('body').innerText()).not.toContain('⟨');
  expect(await axe(page)).toEqual([]);
});
