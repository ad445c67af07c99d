import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');

test('director and sound are light, though nothing in them is made any smaller than it is written', () => {
  const files = globSync(['stage/*.ts', 'sound/*.ts'], { cwd: web }).filter((file) => !file.endsWith('script.ts'));
  const code = files.map((file) =>
    stripTypeScriptTypes(readFileSync(join(web, file), 'utf8')).replace(/\/\*\*[\s\S]*?\*\//g, ''),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(brotliCompressSync(code.join('\n')).length).toBeLessThan(12_000);
});
