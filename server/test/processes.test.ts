import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';

const PROCESSES = new URL('../testing/processes.ts', import.meta.url).href;

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a program that a test has started is gone when the test is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conjure-processes-'));
  const [program, starter] = ['program.mjs', 'starter.mjs'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(program, "console.log('here'); setInterval(() => {}, 1_000);");
  writeFileSync(
    starter,
    `import { start } from '${PROCESSES}'; const { child, says } = start('${program}'); await says('here'); console.log(child.pid);`,
  );
  const parent = spawn(process.execPath, [starter], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(parent.stdout, 'data');
  const pid = Number(said);
  expect(isThere(pid)).toBe(true);
  parent.kill('SIGKILL');
  while (isThere(pid)) await sleep(20);
});
