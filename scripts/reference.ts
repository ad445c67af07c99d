// npm run reference [-- --check]
//
// Writes docs/engine.md, what others may use of the engine, from its comments. With --check it writes nothing, and fails where the page is not
// current.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { commandLine } from './command-line.ts';
import { root } from './node.mjs';

const PAGE = 'docs/engine.md';

/** The entries of the package, with what each is for. */
const ENTRIES = [
  ['@conjure/engine', 'engine/index.ts', 'Games, matches, what a seat can know, plain data, tools of the tabletop.'],
  [
    '@conjure/engine/content',
    'engine/content/index.ts',
    'What is printed and said: texts, chapters, lessons, data files.',
  ],
  [
    '@conjure/engine/proof',
    'engine/proof/index.ts',
    'What holds of every game, as checks that are made along a match.',
  ],
] as const;

/** A name that a file exports: what is said of it, and its declaration without the body. */
interface Declared {
  readonly comment: string;
  readonly code: string;
}

interface Statement {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly declaration?: Declaration | null;
  readonly source?: { readonly value: string } | null;
  readonly specifiers?: readonly { readonly exported: { readonly name?: string } }[];
}

interface Declaration {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name: string } | null;
  readonly body?: { readonly start: number } | null;
  readonly declarations?: readonly {
    readonly id: { readonly name?: string; readonly end: number };
    readonly init?: { readonly type: string; readonly body?: { readonly start: number } } | null;
  }[];
}

function parsed(file: string) {
  const source = readFileSync(root + file, 'utf8');
  const { program, comments } = parseSync(file, source);
  return { source, comments, body: program.body as readonly Statement[] };
}

/** What a file declares for others, in its order. */
function declaredIn(file: string): Map<string, Declared> {
  const { source, comments, body } = parsed(file);
  const found = new Map<string, Declared>();
  for (const { declaration, start } of body) {
    if (!declaration) continue;
    const before = comments.find(
      (one) => one.type === 'Block' && one.end <= start && /^\s*$/.test(source.slice(one.end, start)),
    );
    const name = declaration.id?.name ?? declaration.declarations?.[0].id.name;
    if (name) found.set(name, { comment: textOf(before?.value ?? ''), code: codeOf(source, declaration) });
  }
  return found;
}

/** Types as they stand; of a function what it takes and gives, of a value its type, where that is written. */
function codeOf(source: string, { type, start, end, body, declarations }: Declaration): string {
  if (type === 'FunctionDeclaration') return source.slice(start, body?.start ?? end).trim();
  if (type !== 'VariableDeclaration') return source.slice(start, end);
  const [one] = declarations ?? [];
  const isFunction = one?.init?.type === 'ArrowFunctionExpression';
  const upTo = isFunction ? (one.init?.body?.start ?? end) : (one?.id.end ?? end);
  return source
    .slice(start, upTo)
    .replace(/\s*=>\s*\(?$/, '')
    .trim();
}

/** A comment without its stars. */
const textOf = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .filter((line) => line !== '')
    .join('\n');

/** `./kernel/to-one.ts` is about `ToOne`. */
const wordOf = (path: string): string =>
  basename(path, '.ts').replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

interface Subject {
  readonly title: string;
  readonly names: (Declared & { readonly name: string })[];
}

/** An entry, subject by subject: a remark above some exports is the heading of what follows. */
function subjectsOf(file: string): Subject[] {
  const { source, comments, body } = parsed(file);
  let subject: Subject = { title: '', names: [] };
  const subjects = [subject];
  for (const { start, source: from, specifiers } of body) {
    if (!from) continue;
    const before = comments.find(
      (one) => one.type === 'Line' && one.end < start && source.slice(one.end, start) === '\n\n',
    );
    if (before) {
      subject = { title: before.value.trim(), names: [] };
      subjects.push(subject);
    }
    const declared = declaredIn(join(dirname(file), from.value));
    const wanted = specifiers?.map(({ exported }) => exported.name ?? '') ?? [];
    const strange = wanted.find((name) => !declared.has(name));
    if (strange !== undefined) throw new Error(`${file} exports ${strange}, which ${from.value} does not declare`);
    // What a file is called after comes first; all else is in the order of the file.
    const main = wordOf(from.value);
    for (const [name, { comment, code }] of [...declared].sort(([a], [b]) => Number(b === main) - Number(a === main))) {
      if (!wanted.includes(name)) continue;
      if (comment === '') throw new Error(`${from.value} does not say what ${name} is`);
      subject.names.push({ name, comment, code });
    }
  }
  return subjects.filter(({ names }) => names.length > 0);
}

/** Where GitHub puts a heading: by its words, and with a number where these have been there before. */
function anchors(): (heading: string) => string {
  const known = new Map<string, number>();
  return (heading) => {
    const words = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-');
    const times = known.get(words) ?? 0;
    known.set(words, times + 1);
    return `#${words}${times === 0 ? '' : `-${times}`}`;
  };
}

/** The contents and the page itself. */
function reference(): string {
  const title = 'The engine, name by name';
  const anchor = anchors();
  anchor(title);
  const contents: string[] = [];
  const text: string[] = [];
  for (const [name, file, what] of ENTRIES) {
    contents.push('', `[**${name}**](${anchor(name)}): ${what}`, '');
    text.push(`## ${name}`, '', what, '');
    for (const { title: about, names } of subjectsOf(file)) {
      const heading = about === '' ? [] : [`[${about}](${anchor(about)})`];
      if (about !== '') text.push(`### ${about}`, '');
      contents.push(
        `- ${[...heading, names.map((one) => `[${one.name}](${anchor(one.name)})`).join(', ')].join(': ')}`,
      );
      for (const one of names) text.push(`#### \`${one.name}\``, '', one.comment, '', '```ts', one.code, '```', '');
    }
  }
  return [
    `# ${title}`,
    '',
    'What others may use of `engine/`, made from its comments by `npm run reference`. How it hangs together is told in',
    '[ARCHITECTURE.md](../ARCHITECTURE.md); how to make a game with it in [new-game.md](new-game.md).',
    ...contents,
    '',
    ...text,
  ].join('\n');
}

const { check } = commandLine({ options: { check: { type: 'boolean' } } }).values;
const page = reference();
const isCurrent = existsSync(root + PAGE) && readFileSync(root + PAGE, 'utf8') === page;
if (check) {
  console.log(isCurrent ? `${PAGE} is current` : `${PAGE} is not current; npm run reference writes it`);
  if (!isCurrent) process.exitCode = 1;
} else {
  writeFileSync(root + PAGE, page);
  console.log(`${PAGE} is ${isCurrent ? 'as it was' : 'written'}`);
}
