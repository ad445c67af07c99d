import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds wrong, a line for each element; nothing where all is well. */
export async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const [why] = [...any, ...all, ...none].map(({ message }) => message);
      return `${id}: ${help}: ${target.join(' ')}${why ? ` (${why})` : ''}`;
    }),
  );
}
