// npm run long [-- vitest's arguments]: what plays many matches in npm test plays several times as many.
import { closingLine } from './tally.ts';
import { runTests } from './vitest.ts';

// Read by engine/testing/budget.ts in every worker.
process.env.CONJURE_LONG = 'yes';
const counts = { passed: 0, failed: 0, skipped: 0 };
await runTests(['--project', 'long', ...process.argv.slice(2)], counts);
process.exitCode = counts.failed > 0 ? 1 : 0;
console.log(closingLine(counts));
