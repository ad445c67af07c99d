import { parseCLI, startVitest, type TestUserConfig } from 'vitest/node';
import { misused } from './command-line.ts';
import { root } from './node.mjs';
import { type TestCounts, tally } from './tally.ts';

/** What was typed for vitest, if it knows all of it. */
export function forVitest(args: readonly string[]): readonly string[] {
  try {
    parseCLI(['vitest', 'run', ...args]);
    return args;
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error));
  }
}

/** Runs tests as `vitest run <args>` would, and counts them. */
export async function runTests(args: readonly string[], counts: TestCounts, more: TestUserConfig = {}): Promise<void> {
  try {
    process.exitCode = undefined;
    const { filter, options } = parseCLI(['vitest', 'run', ...args]);
    const failed = counts.failed;
    const vitest = await startVitest('test', filter, {
      ...options,
      ...more,
      root,
      reporters: ['default', tally(counts)],
    });
    await vitest.close();
    // Vitest also fails for want of any test, which leaves nothing to count.
    if (process.exitCode && counts.failed === failed) counts.failed++;
  } catch (error) {
    console.error(error);
    counts.failed++;
  }
}
