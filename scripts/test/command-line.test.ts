import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../node.mjs';

const { scripts }: { scripts: { [name: string]: string } } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const RUNS = 'node scripts/run.mjs ';

/** The programs of ours that npm runs. */
const OURS = Object.entries(scripts).flatMap(([name, command]) => {
  const file = command.startsWith(RUNS) ? command.slice(RUNS.length) : '';
  return /^(?!node_modules)\S+\.ts$/.test(file) ? [{ name, file }] : [];
});
/** These pass what they do not know to another program. */
const PASSING_ON = ['start', 'dev', 'test', 'long', 'browser'];

const run = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, [`${root}scripts/run.mjs`, file, ...args], { cwd: root, encoding: 'utf8' });

test.each(OURS)('npm run $name tells how it is used, and does nothing', ({ name, file }) => {
  const { status, stdout, stderr } = run(file, '--help');
  expect([status, stderr]).toEqual([0, '']);
  const called = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  expect(stdout.split('\n')[0]).toMatch(new RegExp(`^${called}(?= |$)`));
});

test.each(OURS.filter(({ name }) => !PASSING_ON.includes(name)))(
  'npm run $name reads what was typed as all do',
  ({ file }) => {
    const source = readFileSync(root + file, 'utf8');
    expect(source).toMatch(/\b(commandLine|noArguments)\(/);
    expect(source).not.toContain('process.argv.slice');
  },
);

test.each([
  ['an option that there is not', ['scripts/luck.ts', '--match', '3'], /^Unknown option '--match'/],
  ['no game', ['scripts/luck.ts'], /^Which game\? One of demons, /],
  ['a game that there is not', ['scripts/luck.ts', 'chess'], /^There is no game "chess"; there are demons, /],
  ['a level that there is not', ['scripts/luck.ts', 'lodge', '--by', 'god'], /^--by takes one of .*, not "god"\./],
  [
    'no number',
    ['scripts/luck.ts', 'lodge', '--matches', 'x'],
    /^--matches takes a whole number, at least 1, not "x"\./,
  ],
  ['more than is wanted', ['scripts/names.ts', 'x'], /^Unexpected argument 'x'/],
])('%s is told in a sentence, with the usage', (_, [file = '', ...args], said) => {
  const { status, stdout, stderr } = run(file, ...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(said);
  expect(stderr).toContain('\n\nnpm run ');
  expect(stderr).not.toMatch(/^ +at /m);
});
