// npm test [-- vitest's arguments]: every check of the project, in order. A stage that fails does not hide the next ones.
import { spawnSync } from 'node:child_process';
import { runBrowserTests } from './browser.ts';
import { root } from './node.mjs';
import { type Counts, closingLine } from './tally.ts';
import { runTests } from './vitest.ts';

// A stage is a name and what Node runs for it.
const stages: [name: string, ...args: string[]][] = [
  ['types', 'node_modules/typescript/bin/tsc'],
  [
    'svelte',
    'web/node_modules/svelte-check/bin/svelte-check',
    ...['--workspace', 'web', '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'],
  ],
  ['style', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['boundaries', 'scripts/boundaries.ts'],
  ['rules', 'scripts/rules.ts', '--check'],
  ['texts', 'scripts/texts.ts'],
  ['answers', 'scripts/answers.ts', '--check'],
];

const counts: Counts = { passed: 0, failed: 0, skipped: 0 };

for (const [name, ...args] of stages) {
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status === 0) continue;
  counts.failed++;
  console.error(`${name}: failed`);
}

// What is named is looked for where it is: the browser is started only for tests that need it.
const typed = process.argv.slice(2);
const isForBrowser = (arg: string) => arg.includes('web/test/browser');
const named = typed.filter((arg) => !arg.startsWith('-'));
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
