import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** No file that we read is so large; a match of a thousand evenings is not. */
export const LARGEST = 64_000_000;

/** Why a file could not be read. */
export type Unread = 'missing' | 'unreadable' | 'noFile' | 'tooLarge';

/** What is said of it. */
export const UNREAD: { readonly [why in Unread]: string } = {
  missing: 'file.missing',
  unreadable: 'file.unreadable',
  noFile: 'file.noFile',
  tooLarge: 'file.tooLarge',
};

/** The text of a file. A folder, a device and a pipe are none: some of them never end. */
export function readWhole(path: string, largest = LARGEST): { text: string } | { unread: Unread } {
  let file: number | null = null;
  try {
    // Looked at before it is opened: opening a pipe that nobody writes to would wait for ever.
    if (!statSync(path).isFile()) return { unread: 'noFile' };
    file = openSync(path, 'r');
    if (fstatSync(file).size > largest) return { unread: 'tooLarge' };
    return { text: readFileSync(file, 'utf8').replace(/^\uFEFF/, '') };
  } catch (error) {
    const isMissing = ['ENOENT', 'ENOTDIR'].includes(codeOf(error));
    return { unread: isMissing ? 'missing' : 'unreadable' };
  } finally {
    if (file !== null) closeSync(file);
  }
}

/** What writes bytes to an open file; a test puts a failing one in its place. */
export type WriteBytes = (file: number, bytes: Uint8Array) => number;

/**
 * Writes a file so that at every moment the old one or the new one is there, whole: the text goes to a file beside it, is
 * brought to the disk, and only then takes the name. Where that fails nothing has changed. `fresh`: there must be none yet.
 */
export function writeWhole(path: string, text: string, { fresh = false, write = writeSync as WriteBytes } = {}): void {
  // Through a link to what it stands for: the link stays one.
  const whole = present(path) ? realpathSync(path) : path;
  const beside = join(dirname(whole), `.${basename(whole).slice(0, 100)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    const file = openSync(beside, 'wx');
    try {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; ) at += write(file, bytes.subarray(at));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    const old = present(whole);
    if (old && fresh) throw Object.assign(new Error(`${path} exists`), { code: 'EEXIST' });
    if (old) chmodSync(beside, old.mode & 0o777);
    renameSync(beside, whole);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  settleFolder(dirname(whole));
}

/** The new name, too, is brought to the disk, where the system has a way. */
function settleFolder(folder: string): void {
  try {
    const file = openSync(folder, 'r');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch {
    // Windows opens no folders; the file itself is safe.
  }
}

const present = (path: string) => statSync(path, { throwIfNoEntry: false });

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
