import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readWhole, type WriteBytes, writeWhole } from '../files.ts';
import { scratch } from './run.ts';

/** A disk that is full after so many bytes. */
function fullAfter(bytes: number): WriteBytes {
  let left = bytes;
  return (_file, text) => {
    if (left === 0) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const written = Math.min(left, text.length);
    left -= written;
    return written;
  };
}

const inFolderOf = (file: string): string[] => readdirSync(dirname(file)).sort();

describe('writing a file', () => {
  test('the old one is replaced by the new one, and nothing else is left', () => {
    const file = scratch('evening.json');
    writeWhole(file, 'old');
    writeWhole(file, 'new, with é');
    expect(readFileSync(file, 'utf8')).toBe('new, with é');
    expect(inFolderOf(file)).toEqual(['evening.json']);
  });

  test.each([0, 1, 7])('a disk that is full after %i bytes leaves the old one whole', (bytes) => {
    const file = scratch('evening.json');
    writeWhole(file, 'the old record');
    expect(() => writeWhole(file, 'the new record', { write: fullAfter(bytes) })).toThrow('ENOSPC');
    expect(readFileSync(file, 'utf8')).toBe('the old record');
    expect(inFolderOf(file)).toEqual(['evening.json']);
  });

  test('what was begun and not finished is nowhere', () => {
    const file = scratch('evening.json');
    expect(() => writeWhole(file, 'the new record', { write: fullAfter(3) })).toThrow('ENOSPC');
    expect(inFolderOf(file)).toEqual([]);
  });

  test('a short write goes on where it stopped', () => {
    const file = scratch('evening.json');
    const sizes: number[] = [];
    const write: WriteBytes = (_file, bytes) => {
      sizes.push(bytes.length);
      return Math.min(4, bytes.length);
    };
    writeWhole(file, '0123456789', { write });
    expect(sizes).toEqual([10, 6, 2]);
  });

  test('a link stays a link, and rights stay as they were', () => {
    const file = scratch('evening.json');
    const link = join(dirname(file), 'link.json');
    writeFileSync(file, 'old', { mode: 0o600 });
    symlinkSync(file, link);
    writeWhole(link, 'new');
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(inFolderOf(file)).toEqual(['evening.json', 'link.json']);
  });

  test('what must be fresh is not written over', () => {
    const file = scratch('evening.json');
    writeWhole(file, 'old', { fresh: true });
    expect(() => writeWhole(file, 'new', { fresh: true })).toThrow('exists');
    expect(readFileSync(file, 'utf8')).toBe('old');
  });
});

describe('reading a file', () => {
  test('gives its text, without a mark of byte order', () => {
    const file = scratch('a.json');
    writeFileSync(file, '\uFEFF{"é": 1}');
    expect(readWhole(file)).toEqual({ text: '{"é": 1}' });
  });

  test('says what cannot be read, and never waits for what does not end', () => {
    const folder = dirname(scratch('a.json'));
    writeFileSync(join(folder, 'large.json'), 'x'.repeat(101));
    mkdirSync(join(folder, 'folder.json'));
    expect(readWhole(join(folder, 'none.json'))).toEqual({ unread: 'missing' });
    expect(readWhole(join(folder, 'large.json', 'inside.json'))).toEqual({ unread: 'missing' });
    expect(readWhole(join(folder, 'folder.json'))).toEqual({ unread: 'noFile' });
    expect(readWhole(join(folder, 'large.json'), 100)).toEqual({ unread: 'tooLarge' });
    expect(readWhole('a\u0000b')).toEqual({ unread: 'unreadable' });
    if (existsSync('/dev/zero')) expect(readWhole('/dev/zero')).toEqual({ unread: 'noFile' });
    const pipe = join(folder, 'pipe.json');
    if (spawnSync('sh', ['-c', `mkfifo '${pipe}'`]).status === 0) expect(readWhole(pipe)).toEqual({ unread: 'noFile' });
  });
});
