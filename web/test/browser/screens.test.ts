import { describe, expect, test } from 'vitest';
import { SCREENS, SIZES } from './screens.ts';
import { axe, openPage } from './setup/index.ts';

describe.each(SCREENS)('$name', ({ show }) => {
  test('axe finds nothing, light and dark, and nothing sticks out of any size', async () => {
    const page = await openPage(SIZES.desktop);
    await show(page);
    expect(await axe(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator(':root[data-theme="dark"]').waitFor();
    for (const size of [SIZES.desktop, SIZES.tablet, SIZES.phone]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      if (size !== SIZES.tablet) expect(await axe(page)).toEqual([]);
    }
  });
});
