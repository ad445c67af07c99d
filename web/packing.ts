import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { whenBuilt } from './when-built.ts';

/** Smaller ones are sent as they are. */
const WORTH_PACKING = 1024;

/** Puts beside every text of a built page the same as small as it gets, for whoever serves it: that takes too long while somebody waits. */
export const packing = (): Plugin =>
  whenBuilt('packing', async (folder) => {
    const files = globSync('**/*.{js,css,svg,html}', { cwd: folder }).map((file) => join(folder, file));
    await Promise.all(files.map(packed));
  });

async function packed(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < WORTH_PACKING) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
}
