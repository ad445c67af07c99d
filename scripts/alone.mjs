import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const PATIENCE = 200;

/**
 * Does the work while nobody else does it: two installs at once would empty the folder under each other. The lock holds
 * the number of its process, so that one left behind by a process that died is known for what it is.
 * @param {string} lock
 * @param {() => void} work
 */
export function alone(lock, work) {
  while (!taken(lock)) {
    if (isLeftBehind(lock)) rmSync(lock, { force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE);
  }
  const letGo = () => rmSync(lock, { force: true });
  process.once('exit', letGo);
  work();
  letGo();
  process.off('exit', letGo);
}

/** @param {string} lock */
function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} lock */
function isLeftBehind(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')) || process.pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);
