import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

interface AxeOptions {
  /** What need not be looked at, by selectors. */
  readonly without?: readonly string[];
  /** Only what may differ between light and dark. */
  readonly colours?: boolean;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong, a line for each element; nothing where all is well. */
export async function axe(page: Page, { without = [], colours = false }: AxeOptions = {}): Promise<string[]> {
  // Axe is brought to a page once: it is longer than all of ours.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(look, { without, colours });
}

/** In the page, which has no frames: so only what is wrong is told, and not what axe says of every rule. */
async function look({ without, colours }: { without: readonly string[]; colours: boolean }): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: { run(context: object, options: RunOptions): Promise<AxeResults> } };
  // What is not looked at is taken out meanwhile, unless one is in it: axe goes through all that is there, whatever it shall leave out.
  const apart = [...document.querySelectorAll(without.join() || ':not(*)')];
  const taken = apart
    .filter((one) => !one.contains(document.activeElement))
    .map((one) => ({ one, children: [...one.childNodes] }));
  for (const { one } of taken) one.replaceChildren();
  try {
    const { violations } = await axe.run(
      { include: [['html']], exclude: without.map((selector) => [selector]) },
      { resultTypes: ['violations'], ...(colours ? { runOnly: ['color-contrast'] } : {}) },
    );
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const [why] = [...any, ...all, ...none].map(({ message }) => message);
        return `${id}: ${help}: ${target.join(' ')}${why ? ` (${why})` : ''}`;
      }),
    );
  } finally {
    for (const { one, children } of taken) one.replaceChildren(...children);
  }
}
