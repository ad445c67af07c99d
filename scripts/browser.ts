// npm run browser [-- part of a file's name …]
// npm run browser -- --engine firefox
//
// The tests of the page, in Chromium; or short journeys through the page in another browser: chromium, firefox or webkit. What follows `--` is passed to
// vitest.

import { launching } from './chromium.ts';
import { misused } from './command-line.ts';
import { ENGINES, isEngine } from './engines.ts';
import { closingLine, type TestCounts } from './tally.ts';
import { forVitest, runTests } from './vitest.ts';

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

/** Takes another browser out of what was typed, and leaves the rest for vitest. */
function withEngine(typed: readonly string[]): readonly string[] {
  const at = typed.findIndex((arg) => /^--engine(=|$)/.test(arg));
  if (at < 0) return forVitest(typed);
  const isApart = typed[at] === '--engine';
  const name = isApart ? typed[at + 1] : typed[at].slice('--engine='.length);
  if (!isEngine(name)) misused(`--engine takes ${ENGINES.join(', ')}, not "${name}".`);
  process.env.CONJURE_ENGINE = name;
  return [...forVitest(typed.toSpliced(at, isApart ? 2 : 1)), JOURNEYS];
}

if (process.argv[1] === import.meta.filename) {
  const counts: TestCounts = { passed: 0, failed: 0, skipped: 0 };
  await runBrowserTests(withEngine(process.argv.slice(2)), counts);
  process.exitCode = counts.failed > 0 ? 1 : 0;
  console.log(closingLine(counts));
}
