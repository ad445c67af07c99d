// npm run rooms [-- --check]
//
// Writes into ARCHITECTURE.md how large each room is, and what others may import of it. With --check it writes nothing, and fails where an entry
// has changed, or a size by more than a tenth.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { sources } from './boundaries.ts';
import { commandLine } from './command-line.ts';
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

export interface RoomSize {
  files: number;
  lines: number;
  tests: number;
}

function measured(): Map<string, RoomSize> {
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
  return sizes;
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

/** Two digits say how large something is, and stand for a while. */
const about = (n: number): number => Number(n.toPrecision(2));

/** A size that was written may be off by as much before it has to be written anew. */
const SLACK = 0.1;

/** The lines of the table. A number that is nearly right stays as it was written. */
export function rowsOf(
  sizes: ReadonlyMap<string, RoomSize>,
  entries: (room: string) => string,
  before: string,
): string[] {
  const written = new Map(
    before.split('\n').map((row): [string, number[]] => {
      const [, room = '', ...cells] = row.split('|').map((cell) => cell.trim());
      return [room, cells.slice(0, 3).map((cell) => Number(cell.replaceAll(',', '')))];
    }),
  );
  return [...sizes].map(([room, { files, lines, tests }]) => {
    const name = `\`${room}/\``;
    const numbers = [files, lines, tests].map((n, i) => {
      const was = written.get(name)?.[i] ?? Number.NaN;
      return (Math.abs(n - was) <= SLACK * n ? was : about(n)).toLocaleString('en-GB');
    });
    return `| ${[name, ...numbers, entries(room) || '–'].join(' | ')} |`;
  });
}

if (process.argv[1] === import.meta.filename) {
  const { check } = commandLine({ options: { check: { type: 'boolean' } } }).values;
  const page = readFileSync(root + PAGE, 'utf8');
  const table = [
    '| room | files | lines | lines of tests | entries, with how many names |',
    '|---|---|---|---|---|',
    ...rowsOf(measured(), entriesOf, page),
    '',
  ].join('\n');
  const now = page.replace(SECTION, `$1${table}$2`);
  if (!check) writeFileSync(root + PAGE, now);
  else if (now !== page) process.exitCode = 1;
  console.log(now === page || !check ? `${PAGE} is current` : `${PAGE} is not current; npm run rooms writes it`);
}
