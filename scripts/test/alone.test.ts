import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const lock = () => join(mkdtempSync(join(tmpdir(), 'alone-')), 'lock');
const module = JSON.stringify(new URL('../alone.mjs', import.meta.url).href);

/** Another process that is at work for a while; gives its exit code. */
async function worker(at: string, diary: string, code = 0): Promise<number> {
  const [tag, until] = [JSON.stringify(diary), 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150)'];
  const program = `
    import { appendFileSync } from 'node:fs';
    import { alone } from ${module};
    alone(${JSON.stringify(at)}, () => {
      appendFileSync(${tag}, 'come ');
      ${until};
      appendFileSync(${tag}, 'go ');
      if (${code}) process.exit(${code});
    });`;
  const [left] = await once(spawn(process.execPath, ['--input-type=module', '-e', program]), 'exit');
  return left;
}

test('who comes while another is at work waits for him, and fails alone', async () => {
  const at = lock();
  const diary = `${at}.diary`;
  const codes = await Promise.all([worker(at, diary), worker(at, diary, 3), worker(at, diary)]);
  expect(codes).toEqual([0, 3, 0]);
  expect(readFileSync(diary, 'utf8')).toBe('come go '.repeat(3));
  expect(existsSync(at)).toBe(false);
});

test('a lock left behind by a process that died keeps nobody out', async () => {
  const at = lock();
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  writeFileSync(at, String(dead.pid));
  expect(await worker(at, `${at}.diary`)).toBe(0);
  expect(existsSync(at)).toBe(false);
});
