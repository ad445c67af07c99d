// npm run check [-- types style …]
//
// Everything that can be told without running a test, or only the checks that are named: svelte, answers, style, types, boundaries, rules, texts,
// glossary, reference, rooms, names, unused.
import { NAMES, runChecks } from './checks.ts';
import { commandLine, misused } from './command-line.ts';

const { positionals: named } = commandLine({ allowPositionals: true });
const unknown = named.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) misused(`There is no check ${unknown.join(', ')}: they are ${NAMES.join(', ')}.`);
const counts = { passed: 0, failed: 0, skipped: 0 };
await runChecks(counts, named.length > 0 ? named : undefined);
process.exitCode = counts.failed > 0 ? 1 : 0;
