// npm run texts [-- --fix]
//
// Says which words the page lacks in a language, and which nobody says; and which texts, those of the games and of the command included, do not
// have the spaces and signs of their language. With --fix those are set.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gapsIn, LANGUAGES, type Language, literalsIn } from '@conjure/words';
import { commandLine } from './command-line.ts';
import { quotesWrongly, typeset } from './typography.ts';

/** The words of the page as they lie in its folder, and the code that says them. */
export interface Wording {
  /** By language: every file with its texts by key. */
  readonly texts: Readonly<Record<string, readonly { file: string; texts: Readonly<Record<string, string>> }[]>>;
  /** Keys of the games' own words, which the page says too. */
  readonly ofGames: readonly string[];
  readonly code: readonly { file: string; source: string }[];
}

/** What is wrong, a line for each. */
export function wrongTexts({ texts, ofGames, code }: Wording): string[] {
  const { en = {}, ...others } = Object.fromEntries(
    Object.entries(texts).map(([lang, files]) => [lang, Object.assign({}, ...files.map((one) => one.texts))]),
  ) as Record<string, Record<string, string>>;
  return [
    ...Object.values(texts).flatMap((files) => [...twice(files), ...files.flatMap(unreadable)]),
    ...Object.entries(others).flatMap(([lang, table]) => different(lang, table, en)),
    ...unknown(code, new Set([...Object.keys(en), ...ofGames])),
    ...unsaid(code, Object.keys(en)),
  ];
}

function twice(files: Wording['texts'][string]): string[] {
  const first = new Map<string, string>();
  return files.flatMap(({ file, texts }) =>
    Object.keys(texts).flatMap((key) => {
      const before = first.get(key);
      first.set(key, file);
      return before === undefined ? [] : [`${file}: ${key} is in ${before} already`];
    }),
  );
}

function unreadable({ file, texts }: Wording['texts'][string][number]): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (text.trim() === '') return [`${file}: ${key} is empty`];
    if (text.includes("'")) return [`${file}: ${key} has a straight apostrophe, which starts quoting: write ’`];
    return gaps(text) === null ? [`${file}: ${key} is no ICU message`] : [];
  });
}

function different(lang: string, table: Record<string, string>, english: Record<string, string>): string[] {
  const missing = Object.keys(english).filter((key) => !(key in table));
  return [
    ...(missing.length > 0 ? [`${lang}: ${missing.length} missing: ${few(missing)}`] : []),
    ...Object.entries(table).flatMap(([key, text]) => {
      if (!(key in english)) return [`${lang}: ${key} is not in English`];
      const [own, expected] = [gaps(text), gaps(english[key])];
      return own === expected ? [] : [`${lang}: ${key} has the gaps {${own}}, in English {${expected}}`];
    }),
  ];
}

/** A language that was not written yet lacks them all. */
const few = (keys: readonly string[], most = 12): string =>
  keys.slice(0, most).join(', ') + (keys.length > most ? ', …' : '');

function gaps(text: string): string | null {
  try {
    return [...gapsIn(text).keys()].sort().join(', ');
  } catch {
    return null;
  }
}

const KEY = /^[a-z][\w-]*(\.[\w-]+)*$/i;
/** The first argument of `t(…)`: a key, the choice of one, or the beginning of one that is put together. */
const SAID = /(?<![\w.$])t\(\s*((?:[^()'"`,]|'[^']*'|"[^"]*"|`[^`]*`|\([^()]*\))*)/g;
const LITERAL = /(?:^|[?:(]\s*)(?:'([^']*)'|"([^"]*)"|`([^`$]*)(\$\{)?)/g;

function unknown(code: Wording['code'], known: ReadonlySet<string>): string[] {
  return code.flatMap(({ file, source }) =>
    [...source.matchAll(SAID)].flatMap(({ 1: argument, index }) =>
      [...argument.trim().matchAll(LITERAL)].flatMap(([, single, double, template, isOpen]) => {
        const key = single ?? double ?? template;
        const isKnown = isOpen ? [...known].some((one) => one.startsWith(key)) : known.has(key);
        const line = source.slice(0, index).split('\n').length;
        return isKnown ? [] : [`${file}:${line}: there is no text ${key}${isOpen ? '…' : ''}`];
      }),
    ),
  );
}

/** A key may be on its way to `t` anywhere in the code, so any mention counts; of one that is put together, its beginning. */
function unsaid(code: Wording['code'], keys: readonly string[]): string[] {
  const all = code.map(({ source }) => source).join('\n');
  const mentioned = new Set([...all.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , text]) => text));
  const beginnings = [...all.matchAll(/`([\w.-]+\.)\$\{/g)]
    .map(([, text]) => text)
    .filter((text) => KEY.test(`${text}x`));
  return keys
    .filter((key) => !mentioned.has(key) && !beginnings.some((text) => key.startsWith(text)))
    .map((key) => `${key} is said nowhere`);
}

/** Every file of texts in a language, wherever it lies. */
const filesIn = (lang: Language): string[] => [
  `{web,games/*,examples/*}/text/${lang}/*.json`,
  `{cli,lab}/text/${lang}.json`,
  ...(lang === 'en' ? ['games/*/rules.json'] : []),
];

/** What a catalogue of rules has besides its texts. */
const NO_TEXT = /\.(id|kind|option|source)$/;

/** The texts of a file, however deep they lie, each with its place. */
function textsIn(content: unknown, place = ''): [place: string, text: string][] {
  if (typeof content === 'string') return NO_TEXT.test(place) ? [] : [[place, content]];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, one]) => textsIn(one, place === '' ? key : `${place}.${key}`));
}

/** A word of the code: an option, a refusal, a file. Whoever plays knows none of them. */
const IDENTIFIER = /(?<![\w.])(?:[a-z]+[A-Z]\w*|[A-Z]{2,}_[A-Z_]+|\w+\.json)(?!\w)/;

/** What the games and the page say with words of the code. The command's own texts name what is typed. */
export const codeIn = (file: string, content: unknown): string[] =>
  textsIn(content).flatMap(([place, text]) => {
    const [word] = (text.includes('{') ? literalsIn(text) : text).match(IDENTIFIER) ?? [];
    return word === undefined ? [] : [`${file}: ${place}: ${word} is a word of the code`];
  });

/** A `#` stands for the number of a plural only right within it: in a choice within a plural it is a mere sign. */
export const signsIn = (file: string, content: unknown): string[] =>
  textsIn(content).flatMap(([place, text]) =>
    text.includes('{') && literalsIn(text).includes('#')
      ? [`${file}: ${place}: a # within a choice stands for no number: write {n, number}`]
      : [],
  );

/** What is wrong with the spaces and signs of a file. */
export function wronglySet(lang: Language, file: string, content: unknown): string[] {
  return textsIn(content).flatMap(([place, text]) => [
    ...(typeset(lang, text) === text
      ? []
      : [`${file}: ${place}: spaces or signs are not those of ${lang}: npm run texts -- --fix`]),
    ...(quotesWrongly(lang, text) ? [`${file}: ${place}: quotation marks are not those of ${lang}`] : []),
  ]);
}

/** The file with each text set as it should be, and everything else as it was. */
export const fixed = (lang: Language, source: string): string =>
  textsIn(JSON.parse(source)).reduce(
    (now, [, text]) => now.replaceAll(JSON.stringify(text), () => JSON.stringify(typeset(lang, text))),
    source,
  );

function wording(root: string): Wording {
  const find = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: (path) => /(^|[\\/])(node_modules|dist|test)$/.test(path) }).sort();
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>;
  return {
    texts: Object.fromEntries(
      LANGUAGES.map((lang) => [lang, find(`web/text/${lang}/*.json`).map((file) => ({ file, texts: read(file) }))]),
    ),
    ofGames: find('games/*/text/en/*.json').flatMap((file) => Object.keys(read(file))),
    code: find('web/**/*.{ts,svelte}').map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') })),
  };
}

if (process.argv[1] === import.meta.filename) {
  const { values } = commandLine({ options: { fix: { type: 'boolean' } } });
  const root = join(import.meta.dirname, '..');
  const files = LANGUAGES.flatMap((lang) =>
    globSync(filesIn(lang), { cwd: root }).map((file) => ({ lang, file, path: join(root, file) })),
  );
  if (values.fix) for (const { lang, path } of files) writeFileSync(path, fixed(lang, readFileSync(path, 'utf8')));
  const all = wording(root);
  const wrong = [
    ...wrongTexts(all),
    ...files.flatMap(({ lang, file, path }) => {
      const content = JSON.parse(readFileSync(path, 'utf8'));
      const set = [...wronglySet(lang, file, content), ...signsIn(file, content)];
      return [...set, ...(/^(cli|lab)/.test(file) ? [] : codeIn(file, content))];
    }),
  ];
  for (const line of wrong) console.error(line);
  const count = all.texts.en.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0);
  console.log(`${count} texts of the page, ${wrong.length} ${wrong.length === 1 ? 'problem' : 'problems'}`);
  if (wrong.length > 0 || count === 0) process.exitCode = 1;
}
