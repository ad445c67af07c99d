import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

interface AxeOptions {
  /** What need not be looked at, by selectors. */
  readonly without?: readonly string[];
  /** Only what may differ between light and dark. */
  readonly colours?: boolean;
}

/** What axe finds wrong, a line for each element; nothing where all is well. */
export async function axe(page: Page, { without = [], colours = false }: AxeOptions = {}): Promise<string[]> {
  // Axe is brought to a page once: it is longer than all of ours.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  // The page has no frames: so it is looked at in one go, which is quicker. So it is to tell nothing of what is well.
  const whole = new AxeBuilder({ page, ...(isThere ? { axeSource: 'axe' } : {}) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  const builder = without.reduce((all, selector) => all.exclude(selector), whole);
  const { violations } = await (colours ? builder.withRules('color-contrast') : builder).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const [why] = [...any, ...all, ...none].map(({ message }) => message);
      return `${id}: ${help}: ${target.join(' ')}${why ? ` (${why})` : ''}`;
    }),
  );
}
