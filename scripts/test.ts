// npm test [-- vitest's arguments]: every check of the project, in order. A stage that fails does not hide the next ones.
import { spawnSync } from 'node:child_process';
import { parseCLI, startVitest } from 'vitest/node';
import { type Counts, closingLine, tally } from './tally.ts';

// A stage is a name and what Node runs for it.
const stages: [name: string, ...args: string[]][] = [
  ['types', 'node_modules/typescript/bin/tsc'],
  ['style', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['boundaries', 'scripts/boundaries.ts'],
  ['rules', 'scripts/rules.ts', '--check'],
];

const root = `${import.meta.dirname}/..`;
const counts: Counts = { passed: 0, failed: 0, skipped: 0 };

for (const [name, ...args] of stages) {
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status === 0) continue;
  counts.failed++;
  console.error(`${name}: failed`);
}

console.log('\ntests');
await runTests();
process.exitCode = counts.failed > 0 ? 1 : 0;
console.log(closingLine(counts));

async function runTests(): Promise<void> {
  try {
    const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
    const vitest = await startVitest('test', filter, { ...options, root, reporters: ['default', tally(counts)] });
    await vitest.close();
    // Vitest also fails for want of any test, which leaves nothing to count.
    if (process.exitCode && counts.failed === 0) counts.failed++;
  } catch (error) {
    console.error(error);
    counts.failed++;
  }
}
