// Holds the arrows of the house: who may import whom. Prints every import that goes another way.
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { resolve } from 'node:path/posix';
import { parseSync, Visitor } from 'oxc-parser';

// `games` stands for every game, `node` for what Node brings (a browser does not have it), `npm` for any package.
const everything = ['engine', 'games', 'bots', 'host', 'words', 'lab', 'cli', 'bench', 'scripts', 'node', 'npm'];
const house: Record<string, string[]> = {
  engine: [],
  games: ['engine'],
  bots: ['engine'],
  host: ['engine', 'games', 'bots'],
  words: ['engine', 'intl-messageformat'],
  lab: ['engine', 'games', 'bots', 'node', 'npm'],
  cli: everything,
  bench: everything,
  scripts: everything,
};
const forTests = ['vitest', 'fast-check', 'node'];
// A game has texts but cannot say them; its tests do.
const forTestsOf: Record<string, string[]> = { games: ['words'] };

/** What is wrong with the imports of one file, `file` being its path from the project's root. */
export function forbidden(file: string, source: string): string[] {
  const from = roomAt(file);
  const arrows = house[kindOf(from)];
  if (!arrows) return [`${file}:1: ${from} is not in the house yet: give it arrows in scripts/boundaries.ts`];
  const isTest = /(^|\/)test\/|\.test\.ts$/.test(file);
  const may = isTest ? [...arrows, ...forTests, ...(forTestsOf[kindOf(from)] ?? [])] : arrows;
  return importsOf(file, source).flatMap(({ specifier, line }) => {
    const { to, as } = targetOf(file, specifier);
    return to === from || as.some((name) => may.includes(name)) ? [] : [`${file}:${line}: ${from} -> ${to}`];
  });
}

/** Where an import leads, and the names any of which allows it. */
function targetOf(file: string, specifier: string | null): { to: string; as: string[] } {
  if (specifier === null) return { to: 'what only running can tell', as: ['node'] };
  if (isBuiltin(specifier)) return { to: specifier, as: ['node'] };
  if (specifier.startsWith('.')) {
    const to = roomAt(resolve('/', file, '..', specifier).slice(1));
    if (to === roomAt(file)) return { to, as: [] };
    // A path leads out of a room only to the scripts, which are no package.
    return { to: `${to} by a path`, as: to === 'scripts' ? [to] : [] };
  }
  const [, name] = /^@conjure\/([^/]+)/.exec(specifier) ?? [];
  if (name) return name in house ? { to: name, as: [name] } : { to: `games/${name}`, as: ['games'] };
  const [owner] = /^(@[^/]+\/)?[^/]+/.exec(specifier) ?? [specifier];
  return { to: specifier, as: [owner, 'npm'] };
}

/** `games/demons/rules/combat.ts` is in `games/demons`; a file at the root counts as a script. */
function roomAt(file: string): string {
  const parts = file.split('/');
  return parts.length === 1 ? 'scripts' : parts.slice(0, parts[0] === 'games' ? 2 : 1).join('/');
}

const kindOf = (room: string) => room.split('/')[0];

function importsOf(file: string, source: string): { specifier: string | null; line: number }[] {
  const found: { specifier: string | null; line: number }[] = [];
  const see = (node: { start: number; value?: unknown } | null) => {
    if (!node) return;
    const specifier = typeof node.value === 'string' ? node.value : null;
    found.push({ specifier, line: source.slice(0, node.start).split('\n').length });
  };
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  new Visitor({
    ImportDeclaration: (node) => see(node.source),
    ExportNamedDeclaration: (node) => see(node.source),
    ExportAllDeclaration: (node) => see(node.source),
    ImportExpression: (node) => see(node.source),
    TSImportType: (node) => see(node.source),
  }).visit(program);
  return found;
}

export function sources(root: string): string[] {
  const exclude = (path: string) => /(^|[\\/])(node_modules|coverage|dist)$/.test(path);
  return globSync('**/*.{ts,mts,js,mjs}', { cwd: root, exclude }).map((path) => path.replaceAll('\\', '/'));
}

if (process.argv[1] === import.meta.filename) {
  const root = `${import.meta.dirname}/../`;
  const files = sources(root);
  const wrong = files.flatMap((file) => forbidden(file, readFileSync(root + file, 'utf8')));
  for (const line of wrong) console.error(line);
  console.log(`${files.length} files, ${wrong.length} forbidden imports`);
  if (wrong.length > 0 || files.length === 0) process.exitCode = 1;
}
