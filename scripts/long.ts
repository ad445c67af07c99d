// npm run long [-- part of a file's name …]
//
// The tests that play many matches, with several times as many as in npm test. What follows `--` is passed to vitest.
import { closingLine } from './tally.ts';
import { forVitest, runTests } from './vitest.ts';

const typed = forVitest(process.argv.slice(2));
// Read by engine/testing/budget.ts in every worker.
process.env.CONJURE_LONG = 'yes';
const counts = { passed: 0, failed: 0, skipped: 0 };
await runTests(['--project', 'long', ...typed], counts);
process.exitCode = counts.failed > 0 ? 1 : 0;
console.log(closingLine(counts));
