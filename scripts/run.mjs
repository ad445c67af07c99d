// node scripts/run.mjs <file.ts> [arguments]: installs what is missing, then runs the file with the pinned Node.
// It makes a fresh clone start with a single command.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { alone } from './alone.mjs';
import { becomeNode, root } from './node.mjs';
import { usageOf } from './usage.mjs';

/** @param {string} file */
const changedAt = (file) => statSync(root + file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes the hidden lockfile last, so it tells a finished install from an interrupted one.
const isMissing = () => changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json');

function install() {
  // Whoever was first may have done it meanwhile.
  if (!isMissing()) return;
  console.error('Installing the packages of package-lock.json (npm ci) …');
  const npm = process.env.npm_execpath;
  // Everything goes to standard error: the standard output belongs to the program that follows. Engine warnings are
  // kept quiet, for they are about the present Node, not about the one that comes with the project.
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const args = ['ci', '--loglevel=error'];
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

const [file, ...args] = process.argv.slice(2);
const asksHow = args.some((arg) => arg === '--help' || arg === '-h');
// Tools of others tell of themselves.
if (asksHow && !file.startsWith('node_modules')) console.log(usageOf(root + file));
else {
  if (isMissing()) alone(`${root}.installing`, install);
  becomeNode([root + file, ...args]);
}
