// npm run setup [-- --hook | --no-hook]
//
// Makes a clone ready to work in, and asks whether every commit shall be checked before it is made; with --hook it is, with --no-hook no longer.
import { execFileSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { commandLine } from './command-line.ts';
import { root } from './node.mjs';

const { values } = commandLine({ options: { hook: { type: 'boolean' } }, allowNegative: true });
const HOOKS = 'scripts/hooks';
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Where git looks for hooks in this clone, where somebody has said so. */
function hooksNow(): string | null {
  try {
    return git('config', '--local', '--get', 'core.hooksPath');
  } catch {
    return null;
  }
}

/** As it was, where nobody says otherwise. */
async function isWanted(is: boolean): Promise<boolean> {
  if (values.hook !== undefined) return values.hook;
  if (is || !process.stdin.isTTY) return is;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await lines.question('Check types, style and boundaries before every commit? [y/N] ');
  lines.close();
  return /^y(es)?$/i.test(typed.trim());
}

const now = hooksNow();
if (now !== null && now !== HOOKS) {
  console.log(`This clone has hooks of its own in ${now}; they stay.`);
} else if (await isWanted(now !== null)) {
  git('config', '--local', 'core.hooksPath', HOOKS);
  console.log(
    'Commits are checked; `git commit --no-verify` leaves it out once, `npm run setup -- --no-hook` for good.',
  );
} else {
  if (now !== null) git('config', '--local', '--unset', 'core.hooksPath');
  console.log('Commits are not checked; `npm run setup -- --hook` changes that, `npm run check` does it by hand.');
}
console.log('The packages are there. Go on with `npm run dev` (the page) or `npm run test:watch` (the rules).');
