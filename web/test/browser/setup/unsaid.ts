import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../../../scripts/node.mjs';

const keys = new Set(
  globSync(['games/*/text/en/*.json', 'web/text/en/*.json'], { cwd: root }).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8'))).filter((key) => key.includes('.')),
  ),
);

/** Keys of words where the words should be, and words that have no key. */
export async function unsaid(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ),
  ]);
  const said = texts.join('\n');
  return [
    ...(said.match(/⟨.*?⟩/g) ?? []),
    ...(said.match(/[\p{L}\d]+(\.[\p{L}\d]+)+/gu) ?? []).filter((word) => keys.has(word)),
  ];
}
