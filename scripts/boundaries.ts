// npm run boundaries
//
// Says which imports go where none may go, and which files import each other in a circle. Which package may import which is written in this file.
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { resolve } from 'node:path/posix';
import { noArguments } from './command-line.ts';
import { cyclesIn } from './cycles.ts';
import { type Import, importsOf } from './imports.ts';

// An arrow is a room (`games` stands for every game), `node` for what Node brings (a browser does not have it), `npm` for
// any package, or the name of one. `type engine` allows what leaves nothing behind at run time, `engine samePlain` a single
// name, `games/texts` a single entry of a game and `games/data/` a folder of it.
const everything = [
  ...[
    'engine',
    'games',
    'shelf',
    'bots',
    'host',
    'words',
    'lab',
    'cli',
    'server',
    'web',
    'bench',
    'scripts',
    'node',
    'npm',
  ],
];
const allowedImports: Record<string, string[]> = {
  engine: [],
  games: ['engine'],
  shelf: ['engine', 'games', 'node'],
  // A game that is not ours shows its own faces.
  examples: ['engine', 'cli', 'web'],
  bots: ['engine'],
  host: ['engine', 'games', 'bots'],
  // The network, the databases and the work around a host; nothing imports it but the command.
  // Its workers play for the laboratory, too.
  server: ['engine', 'games', 'shelf', 'bots', 'host', 'words', 'lab', 'node', 'npm'],
  words: ['engine', 'intl-messageformat'],
  lab: ['engine', 'games', 'shelf', 'bots', 'node', 'npm'],
  // The page decides no rule: it knows the shapes of things, and of a game what is printed and said.
  web: [
    ...[
      'type engine',
      'type host',
      'type games',
      // What a review says.
      'type lab',
      'type web/worker',
      'type web/build',
      'words',
      'svelte',
      'icon:',
      'games:',
    ],
    ...['@fontsource', '@fontsource-variable'],
    // What a device keeps, links as squares to be photographed, and keys that the device itself guards.
    ...['idb', 'qrcode', '@simplewebauthn'],
    // How states are put together again, and where dice came from: the same on both ends of the line.
    ...[
      'host newStateReader',
      'host MESSAGES',
      'host checkFair',
      'host pledgeOf',
      'host markOf',
      'host hashOf',
      'host PHRASES',
    ],
    ...[
      'games/manifest',
      'games/view',
      'games/texts',
      'games/lessons',
      'games/data/',
      'games/rules.json',
      'games/puzzles.json',
      'games/ladder.json',
      'games/mages.json',
    ],
    // These compare and count plain data, whatever it means; what a lesson wants is for the lesson to say.
    ...[
      'engine samePlain',
      'engine isFields',
      'engine canonical',
      'engine wanted',
      'engine chapterKey',
      'engine phrase',
      'engine must',
      'engine countEach',
      'engine addTo',
      // How long a day is.
      'engine SECOND',
      'engine MINUTE',
      'engine HOUR',
      'engine DAY',
    ],
    // The same match for everybody, wherever it is asked for.
    ...['engine challengeOf', 'engine dateOf'],
  ],
  // The host and the games themselves run in a worker of the page; so do reviews.
  'web/worker': ['engine', 'games', 'bots', 'host', 'lab', 'words', 'web', 'idb', 'games:'],
  // What makes the page, and is no part of it.
  'web/build': ['type engine', 'web', 'shelf', 'scripts', 'node', 'npm'],
  cli: everything,
  bench: everything,
  scripts: everything,
};
const forTests = ['vitest', 'fast-check', 'node'];
// A game has texts but cannot say them, and has nobody to play it; its tests have. The tests of the page drive it as a whole.
// Which words are wanted is found in the source, as for the rules table.
const forTestsOf: Record<string, string[]> = {
  games: ['words', 'bots', 'lab'],
  examples: ['words', 'bots', 'lab', 'shelf', 'scripts'],
  words: ['scripts'],
  // A database of its own is started for them.
  server: ['scripts'],
  web: [...everything, 'web/worker', 'web/build'],
};

/** What is wrong with the imports of one file, `file` being its path from the project's root. */
export function forbidden(file: string, imports: readonly Import[]): string[] {
  const from = roomAt(file);
  const arrows = allowedImports[kindOf(from)];
  if (!arrows) return [`${file}:1: ${from} is no room yet: give it arrows in scripts/boundaries.ts`];
  const isTest = /(^|\/)test(ing)?\/|\.test\.ts$/.test(file);
  const may = [
    ...arrows,
    ...(isTest ? [...forTests, ...(forTestsOf[kindOf(from)] ?? [])] : []),
    // A game's own studies are no part of its rules.
    ...(/^games\/[^/]+\/balance\//.test(file) ? ['lab'] : []),
  ];
  return imports.flatMap((one) => {
    const { to, as } = targetOf(file, one.specifier);
    if (to === from || as.some((name) => allows(may, name, one))) return [];
    return [`${file}:${one.line}: ${from} -> ${to}`];
  });
}

function allows(may: readonly string[], name: string, { type, names }: Import): boolean {
  if (may.includes(name) || (type && may.includes(`type ${name}`))) return true;
  return names?.every((taken) => may.includes(`${name} ${taken}`)) ?? false;
}

/** Where an import leads, and the names any of which allows it. */
function targetOf(file: string, specifier: string | null): { to: string; as: string[] } {
  if (specifier === null) return { to: 'what only running can tell', as: ['node'] };
  if (isBuiltin(specifier)) return { to: specifier, as: ['node'] };
  if (specifier.startsWith('.')) {
    const to = roomAt(resolve('/', file, '..', specifier).slice(1));
    if (to === roomAt(file)) return { to, as: [] };
    // A path leads out of a room only to the scripts, which are no package, and within the page.
    const isOpen = to === 'scripts' || [to, roomAt(file)].every((room) => /^web\b/.test(room));
    return { to: `${to} by a path`, as: isOpen ? [to] : [] };
  }
  const [, name, path = ''] = /^@conjure\/([^/]+)\/?(.*)/.exec(specifier) ?? [];
  if (name in allowedImports) return { to: name, as: [name] };
  if (name)
    return { to: `games/${name}${path && `/${path}`}`, as: ['games', `games/${path}`, `games/${path.split('/')[0]}/`] };
  const [owner] = /^(icon:|games:|@?[^/]+)/.exec(specifier) ?? [specifier];
  const [whole] = /^(@[^/]+\/)?[^/]+/.exec(specifier) ?? [specifier];
  return { to: specifier, as: [owner, whole, 'npm'] };
}

/** `games/demons/rules/combat.ts` is in `games/demons`; a file at the root counts as a script. */
function roomAt(file: string): string {
  const parts = file.split('/');
  const [first, second] = parts;
  if (parts.length === 1) return 'scripts';
  if (first === 'games') return `games/${second}`;
  if (first !== 'web') return first;
  if (second === 'worker') return 'web/worker';
  // Besides the files at its root, those of a plugin for the packer.
  return /^web\/([^/]+|offline\/(plugin|precache))\.[jt]s$/.test(file) ? 'web/build' : 'web';
}

const kindOf = (room: string) => (room.startsWith('games/') ? 'games' : room);

export function sources(root: string): string[] {
  const exclude = (path: string) => /(^|[\\/])(node_modules|coverage|dist)$/.test(path);
  return globSync('**/*.{ts,mts,js,mjs,svelte}', { cwd: root, exclude }).map((path) => path.replaceAll('\\', '/'));
}

if (process.argv[1] === import.meta.filename) {
  noArguments();
  const root = `${import.meta.dirname}/../`;
  const read = new Map(sources(root).map((file) => [file, importsOf(file, readFileSync(root + file, 'utf8'))]));
  const wrong = [...read].flatMap(([file, imports]) => forbidden(file, imports));
  const cycles = cyclesIn(read);
  for (const line of [...wrong, ...cycles]) console.error(line);
  console.log(`${read.size} files, ${wrong.length} forbidden imports, ${cycles.length} circles`);
  if (wrong.length + cycles.length > 0 || read.size === 0) process.exitCode = 1;
}
