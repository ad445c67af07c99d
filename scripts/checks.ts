import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { captured } from './captured.ts';
import { root } from './node.mjs';
import type { TestCounts } from './tally.ts';

/** What can be told of the project without running it: a name, one or several times, and what Node runs for it. The longest come first. */
const CHECKS: readonly (readonly [name: string, ...args: string[]])[] = [
  [
    'svelte',
    'web/node_modules/svelte-check/bin/svelte-check',
    ...['--workspace', 'web', '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'],
    // By the compiler that checks the other rooms, at half the cost; what it is given is written to web/.svelte-check.
    '--tsgo',
  ],
  ['answers', 'scripts/answers.ts', '--check'],
  ['style', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['types', ...tsc('tsconfig.json')],
  // Where a list may end is asked everywhere in these rooms.
  ['types', ...tsc('tsconfig.strict.json')],
  ['boundaries', 'scripts/boundaries.ts'],
  ['rules', 'scripts/rules.ts', '--check'],
  ['texts', 'scripts/texts.ts'],
  ['glossary', 'scripts/glossary.ts'],
  ['reference', 'scripts/reference.ts', '--check'],
  ['rooms', 'scripts/rooms.ts', '--check'],
  ['names', 'scripts/names.ts'],
  // What nobody uses, and what is used and not asked for.
  ['unused', 'node_modules/knip/bin/knip.js', '--no-progress'],
];

/** Checks the types of a project anew where they may have changed. */
function tsc(project: string): string[] {
  const kept = `node_modules/.cache/${project}.tsbuildinfo`;
  return ['node_modules/typescript/bin/tsc', '--project', project, '--incremental', '--tsBuildInfoFile', kept];
}

export const NAMES: readonly string[] = [...new Set(CHECKS.map(([name]) => name))];

/** Makes these checks, several at a time; one that fails does not hide the others. */
export async function runChecks(counts: TestCounts, names = NAMES): Promise<void> {
  // Else a component that is gone would still be checked.
  if (names.includes('svelte')) rmSync(`${root}web/.svelte-check`, { recursive: true, force: true });
  const waiting = CHECKS.filter(([name]) => names.includes(name));
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) if (!(await passes(...next))) counts.failed++;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** What it says is printed in one piece when it is through. */
async function passes(name: string, ...args: readonly string[]): Promise<boolean> {
  const { said, code } = await captured(args);
  console.log(`\n${name}${code === 0 ? '' : ': failed'}\n${said}`.trimEnd());
  return code === 0;
}
