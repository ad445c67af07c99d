import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Does something with the folder of a built page, when all files lie in it, those of public/ too; an error fails the build. */
export function whenBuilt(name: string, then: (folder: string) => void | Promise<void>): Plugin {
  let folder = '';
  return {
    name,
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    // One after the other: each finds what those before it have written.
    writeBundle: { sequential: true, handler: () => then(folder) },
  };
}
