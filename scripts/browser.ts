// npm run browser [-- vitest's arguments]: plays the built page in a real browser.
// npm run browser -- --engine firefox: journeys through the page in another one (or webkit, chromium).

import { launching } from './chromium.ts';
import { ENGINES, isEngine } from './engines.ts';
import { closingLine, type TestCounts } from './tally.ts';
import { runTests } from './vitest.ts';

const JOURNEYS = 'web/test/browser/engines';

export async function runBrowserTests(args: readonly string[], counts: TestCounts): Promise<void> {
  try {
    launching();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts.failed++;
    return;
  }
  await runTests(args, counts, { config: 'vitest.browser.config.ts' });
}

/** Takes the wish for a browser out of what was typed; throws a plain sentence where there is no such one. */
function withEngine(typed: readonly string[]): readonly string[] {
  const at = typed.findIndex((arg) => /^--engine(=|$)/.test(arg));
  if (at < 0) return typed;
  const isApart = typed[at] === '--engine';
  const name = isApart ? typed[at + 1] : typed[at].slice('--engine='.length);
  if (!isEngine(name)) throw new Error(`--engine wants one of these: ${ENGINES.join(', ')}`);
  process.env.CONJURE_ENGINE = name;
  return [...typed.toSpliced(at, isApart ? 2 : 1), JOURNEYS];
}

if (process.argv[1] === import.meta.filename) {
  const counts: TestCounts = { passed: 0, failed: 0, skipped: 0 };
  try {
    await runBrowserTests(withEngine(process.argv.slice(2)), counts);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts.failed++;
  }
  process.exitCode = counts.failed > 0 ? 1 : 0;
  console.log(closingLine(counts));
}
