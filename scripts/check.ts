// npm run check: everything that can be told without running a test: types, style, boundaries, rules, texts, answers, names, what nobody uses.
// npm run check -- types style: only these.
import { NAMES, runChecks } from './checks.ts';

const named = process.argv.slice(2);
const unknown = named.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}: they are ${NAMES.join(', ')}.`);
  process.exitCode = 2;
} else {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  await runChecks(counts, named.length > 0 ? named : undefined);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}
