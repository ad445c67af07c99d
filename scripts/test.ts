// npm test [-- file …]
//
// Every check of the project; a stage that fails does not hide the next ones. With names only the tests whose files have them in their path, without
// the checks: npm test -- games/demons/test/05
import { runBrowserTests } from './browser.ts';
import { captured } from './captured.ts';
import { runChecks } from './checks.ts';
import { closingLine, countsIn, type TestCounts } from './tally.ts';
import { forVitest, runTests } from './vitest.ts';

const counts: TestCounts = { passed: 0, failed: 0, skipped: 0 };

// What is named is looked for where it is: the browser is started only for tests that need it.
const typed = forVitest(process.argv.slice(2));
const isForBrowser = (arg: string) => arg.includes('web/test/browser');
const named = typed.filter((arg) => !arg.startsWith('-'));
if (named.length === 0) await runAll();
else {
  if (!named.every(isForBrowser))
    await runTests(
      typed.filter((arg) => !isForBrowser(arg)),
      counts,
    );
  if (named.some(isForBrowser))
    await runBrowserTests(
      typed.filter((arg) => arg.startsWith('-') || isForBrowser(arg)),
      counts,
    );
}
process.exitCode = counts.failed > 0 ? 1 : 0;
console.log(closingLine(counts));

/** A browser waits now and then, so that its tests run beside all others; what they say comes at the end. */
async function runAll(): Promise<void> {
  const browser = captured(['scripts/browser.ts', ...typed], process.stdout.isTTY ? { FORCE_COLOR: '1' } : {});
  await runChecks(counts);
  console.log('\ntests');
  await runTests(typed, counts);
  console.log('\nbrowser');
  const { said, code } = await browser;
  process.stdout.write(said);
  const found = countsIn(said);
  counts.passed += found.passed;
  counts.skipped += found.skipped;
  counts.failed += found.failed || Number(code !== 0);
}
