// npm run browser [-- vitest's arguments]: plays the built page in a real browser.
import { launching } from './chromium.ts';
import { type Counts, closingLine } from './tally.ts';
import { runTests } from './vitest.ts';

export async function runBrowserTests(args: readonly string[], counts: Counts): Promise<void> {
  try {
    launching();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts.failed++;
    return;
  }
  await runTests(args, counts, { config: 'vitest.browser.config.ts' });
}

if (process.argv[1] === import.meta.filename) {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  await runBrowserTests(process.argv.slice(2), counts);
  process.exitCode = counts.failed > 0 ? 1 : 0;
  console.log(closingLine(counts));
}
