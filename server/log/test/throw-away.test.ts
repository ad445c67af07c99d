import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { startPostgres, withoutPostgres } from '../../../scripts/postgres.ts';
import { asked } from '../../testing/fresh-database.ts';

const missing = withoutPostgres();

const folderOf = async (url: string) => String((await asked(url, 'show data_directory'))[0]?.data_directory);

describe.skipIf(missing)(`a throw-away PostgreSQL${missing ? ` – not tried: ${missing}` : ''}`, () => {
  test('has what was committed when it is killed, and is gone when it is ended', async () => {
    const postgres = await startPostgres();
    const folder = await folderOf(postgres.url);
    await asked(postgres.url, 'create table kept as select 7 as seven');
    await postgres.crash();
    expect(await asked(postgres.url, 'select seven from kept')).toEqual([{ seven: 7 }]);
    await postgres.end();
    expect(existsSync(folder)).toBe(false);
    await expect(asked(postgres.url, 'select 1')).rejects.toThrow();
  });

  test('goes with whoever started it, also when that is killed', async () => {
    const program = `
      import { startPostgres } from ${JSON.stringify(new URL('../../../scripts/postgres.ts', import.meta.url).href)};
      console.log((await startPostgres()).url);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await new Promise<string>((resolve) => createInterface({ input: child.stdout }).on('line', resolve));
    const folder = await folderOf(url);
    child.kill('SIGKILL');
    for (let i = 0; i < 300 && existsSync(folder); i++) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(existsSync(folder)).toBe(false);
    await expect(asked(url, 'select 1')).rejects.toThrow();
  });
});
