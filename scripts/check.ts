// npm run check: everything that can be told without running a test: types, style, boundaries, rules, texts, answers.
import { runChecks } from './checks.ts';

const counts = { passed: 0, failed: 0, skipped: 0 };
await runChecks(counts);
process.exitCode = counts.failed > 0 ? 1 : 0;
