// npm run past -- <game or folder>
//
// Builds the rules of a game as they are now into one file, <folder>/past/<version>.js, so that matches which began by them end by them. To be run
// before a change that raises the game's version.
import { existsSync, mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'vite';
import { commandLine, misused } from './command-line.ts';
import { root } from './node.mjs';

const FAILED = 1;

/** Builds the rules in a folder; gives the file, or `null` where that version is kept already. */
async function keepRules(folder: string, into = join(folder, 'past')): Promise<string | null> {
  const id = basename(folder);
  const { [id]: game } = await import(join(folder, 'index.ts'));
  const file = `${game.version}.js`;
  if (existsSync(join(into, file))) return null;
  mkdirSync(into, { recursive: true });
  const entry = 'virtual:past';
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    // One file of rules and data; the engine stays outside, since it is never old.
    plugins: [
      {
        name: 'past',
        resolveId: (name) => (name === entry ? `\0${entry}` : null),
        load: (name) =>
          name === `\0${entry}` ? `export { ${id} as game } from ${JSON.stringify(join(folder, 'index.ts'))};` : null,
      },
    ],
    build: {
      outDir: into,
      emptyOutDir: false,
      minify: true,
      target: 'esnext',
      rolldownOptions: {
        input: entry,
        external: /^@conjure\/engine/,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: file, codeSplitting: false },
      },
    },
  });
  return join(into, file);
}

if (process.argv[1] === import.meta.filename) {
  const { positionals } = commandLine({ allowPositionals: true });
  const [named = ''] = positionals;
  const ours = join(root, 'games', named);
  const folder = /^\w+$/.test(named) && existsSync(ours) ? ours : resolve(named);
  if (named === '' || !existsSync(join(folder, 'index.ts')))
    misused('Which game? Name one of ours, or the folder of one.');
  // Wherever a game of somebody's own lies, what it imports of ours is found.
  if (folder !== ours) process.env.CONJURE_GAME = folder;
  await import('@conjure/shelf/folders');
  const file = await keepRules(folder);
  console.log(file ?? 'The rules of this version are kept already.');
  if (file === null) process.exitCode = FAILED;
}
