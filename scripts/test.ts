// npm test: every check of the project. A stage that fails does not hide the next ones.
// npm test -- games/demons/test/05 …: only the tests that are named, without the checks.
import { runBrowserTests } from './browser.ts';
import { runChecks } from './checks.ts';
import { type Counts, closingLine } from './tally.ts';
import { runTests } from './vitest.ts';

const counts: Counts = { passed: 0, failed: 0, skipped: 0 };

// What is named is looked for where it is: the browser is started only for tests that need it.
const typed = process.argv.slice(2);
const isForBrowser = (arg: string) => arg.includes('web/test/browser');
const named = typed.filter((arg) => !arg.startsWith('-'));
if (named.length === 0) await runChecks(counts);
if (named.length === 0 || !named.every(isForBrowser)) {
  console.log('\ntests');
  await runTests(
    typed.filter((arg) => !isForBrowser(arg)),
    counts,
  );
}
if (named.length === 0 || named.some(isForBrowser)) {
  console.log('\nbrowser');
  await runBrowserTests(
    typed.filter((arg) => arg.startsWith('-') || isForBrowser(arg)),
    counts,
  );
}
process.exitCode = counts.failed > 0 ? 1 : 0;
console.log(closingLine(counts));
