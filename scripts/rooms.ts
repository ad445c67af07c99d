// npm run rooms: writes into ARCHITECTURE.md how large each room is, and what others may import of it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { sources } from './boundaries.ts';
import { root } from './node.mjs';

const PAGE = 'ARCHITECTURE.md';
const SECTION = /(<!-- npm run rooms -->\n).*?(<!-- end -->)/s;

const ROOMS = [
  ...['engine/kernel', 'engine/tools', 'engine/content', 'engine/proof', 'engine'],
  ...readdirSync(`${root}games`).map((id) => `games/${id}`),
  ...['shelf', 'bots', 'host', 'server', 'words', 'lab', 'web', 'cli', 'bench', 'scripts', 'examples'],
];

/** The room of a file: the parts of the engine are rooms of their own. */
const roomOf = (file: string): string | undefined => ROOMS.find((room) => file.startsWith(`${room}/`));

const isTest = (file: string): boolean => /(^|\/)test(ing)?\//.test(file);

interface RoomSize {
  files: number;
  lines: number;
  tests: number;
}

const sizes = new Map(ROOMS.map((room): [string, RoomSize] => [room, { files: 0, lines: 0, tests: 0 }]));
for (const file of sources(root)) {
  const size = sizes.get(roomOf(file) ?? '');
  if (!size) continue;
  const lines = readFileSync(root + file, 'utf8').split('\n').length - 1;
  if (isTest(file)) size.tests += lines;
  else {
    size.files++;
    size.lines += lines;
  }
}

/** How many names an entry gives to others. */
function namesIn(file: string): number {
  const { module } = parseSync(file, readFileSync(root + file, 'utf8'));
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ importName, moduleRequest }) =>
      importName.kind === 'AllButDefault' && moduleRequest?.value.startsWith('.')
        ? new Array(namesIn(new URL(moduleRequest.value, `file:///${file}`).pathname.slice(1))).fill(0)
        : [0],
    ),
  ).length;
}

/** What a package gives to others: its entries, with the number of names of each. */
function entriesOf(room: string): string {
  const file = `${root}${room}/package.json`;
  const { exports = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.entries(exports as { [entry: string]: string })
    .map(([entry, path]) => {
      const isCode = path.endsWith('.ts') && !path.includes('*');
      return `\`${entry}\`${isCode ? ` ${namesIn(`${room}/${path.slice(2)}`)}` : ''}`;
    })
    .join(', ');
}

const number = (n: number): string => n.toLocaleString('en-GB');
const rows = [...sizes].map(
  ([room, { files, lines, tests }]) =>
    `| \`${room}/\` | ${number(files)} | ${number(lines)} | ${number(tests)} | ${entriesOf(room) || '–'} |`,
);
const table = [
  '| room | files | lines | lines of tests | entries, with how many names |',
  '|---|---|---|---|---|',
  ...rows,
  '',
].join('\n');

const page = readFileSync(root + PAGE, 'utf8');
writeFileSync(root + PAGE, page.replace(SECTION, `$1${table}$2`));
console.log(table);
