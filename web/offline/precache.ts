import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Precache {
  /** Changes with any file: a cache holds the page of one version, whole. */
  readonly version: string;
  /** Paths from the page's folder. */
  readonly files: readonly string[];
}

/** Browsers that can work offline read WOFF2, and none of our languages is written in these letters; what is packed is there unpacked. */
const isSpare = (file: string): boolean => /\.(woff|br)$|-(greek|greek-ext|vietnamese)-.*\.woff2$/.test(file);

/** All of a built page, so that after the first visit the whole game works without a network. */
export function precacheOf(folder: string): Precache {
  const files = globSync('**/*', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== 'sw.js' && !isSpare(file) && statSync(join(folder, file)).isFile())
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return { version: hash.digest('hex').slice(0, 16), files };
}
