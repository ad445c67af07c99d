import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, must } from '@conjure/engine';
import { chapterKey } from '@conjure/engine/content';
import { citationsIn } from '../../scripts/citations.ts';
import { refusalKeys } from '../../scripts/rulebook.ts';

/** What the source of a game says, as far as words hang on it. */
export function sourcesOf(folder: string) {
  const source = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const all = (pattern: string): string => globSync(pattern, { cwd: folder }).map(source).join('\n');
  const rules = all('rules/**/*.ts');
  return {
    source,
    /** The words of a type such as `'a' | 'b'`. */
    union: (file: string, type: string): string[] =>
      quoted(source(file).replaceAll(/\/\/.*/g, ''), new RegExp(`type ${type} =[^;]*;`)),
    /** Every kind that the rules ask. */
    askedKinds: [...new Set([...rules.matchAll(/\bkind: '(\w+)',\s*rule: /g)].map(([, kind]) => kind))],
    /** The sentences by which answers are refused. */
    refusals: refusalKeys(
      globSync('rules/**/*.ts', { cwd: folder }).flatMap((file) =>
        citationsIn(file.replaceAll('\\', '/'), source(file)),
      ),
    ),
    /** The sentences that describe a position. */
    positions: [...all('*.ts').matchAll(/'(position\.[\w.]+)'/g)].map(([, key]) => must(key, 'a key')),
    /** What a match is accounted for in when it is over. */
    accounts: [...all('account/*.ts').matchAll(/'((?:why|deed|count|curve|time|sign)\.\w+)'/g)].map(([, key]) =>
      must(key, 'a key'),
    ),
  };
}

/** The texts between quotes in what the expression finds first. */
export function quoted(text: string, expression: RegExp): string[] {
  const [found] = text.match(expression) ?? [''];
  return [...found.matchAll(/'([^']+)'/g)].map(([, name]) => must(name, 'a name'));
}

interface Asking {
  readonly sources: ReturnType<typeof sourcesOf>;
  readonly game: Pick<Game, 'options'>;
  readonly events: readonly string[];
  readonly kinds: readonly string[];
  /** Of the kinds, those that everybody hears where each is asked apart, and those that only who is asked hears. */
  readonly apart?: { readonly heard: readonly string[]; readonly parts: readonly string[] };
  readonly answers: readonly string[];
  readonly sets: readonly { readonly name: string }[];
  readonly chapters: readonly string[];
}

/** The words that every game is asked for: of its shelf, events, questions, answers, refusals, positions, ends, options, chapters. */
export const commonWords = ({ sources, game, events, kinds, apart, answers, sets, chapters }: Asking): string[] => [
  'game.title',
  'game.line',
  ...events,
  ...kinds.filter((kind) => !apart?.heard.includes(kind)).map((kind) => `question.${kind}`),
  ...kinds.filter((kind) => !apart?.parts.includes(kind)).map((kind) => `waiting.${kind}`),
  ...answers,
  ...sources.refusals,
  ...sources.positions,
  ...sources.accounts,
  ...game.options.flatMap(({ name, values }) =>
    ['', '.text', ...values.map((value) => `.${value}`)].map((end) => `option.${name}${end}`),
  ),
  ...sets.flatMap(({ name }) => [`set.${name}`, `set.${name}.text`]),
  ...chapters.map(chapterKey),
  ...sources.union('../../engine/kernel/undo.ts', 'UndoBar').map((bar) => `undo.${bar}`),
];
