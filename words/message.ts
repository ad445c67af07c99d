import { must } from '@conjure/engine';
import type { Language } from '@conjure/engine/content';
import { IntlMessageFormat } from 'intl-messageformat';
import { formatters } from './formatters.ts';
import { readGap } from './forms.ts';
import { localeOf } from './languages.ts';

export type GapValues = Record<string, string | number>;

/** A message of the text files, ready to be filled. */
export interface Message {
  /** The gaps it has, each once, with the forms that they ask for. */
  readonly gaps: readonly string[];
  fill(values: GapValues): string;
}

/** Every browser knows the languages that we speak; to ask which it knows takes it longer than to draw a screen. */
IntlMessageFormat.resolveLocale = (lang) =>
  new Intl.Locale(typeof lang === 'string' ? lang : must(lang[0], 'a language'));

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** Nothing but words and gaps. */
const PLAIN = /^(?:[^{}']|\{\s*\w+\s*\})*$/;
const GAP = /\{\s*(\w+)\s*\}/;

/** Reads an ICU message; throws where it is malformed. */
export function read(lang: Language, text: string): Message {
  return PLAIN.test(text) ? readPlain(text) : readWhole(lang, text);
}

/** Most messages are of this kind, and a formatter of the browser's is slow to begin with: it first reads up on every language. */
function readPlain(text: string): Message {
  // Every other part is a gap.
  const parts = text.split(GAP);
  const gaps = [...new Set(parts.filter((_, i) => i % 2 === 1))];
  return { gaps, fill: (values) => parts.map((part, i) => (i % 2 === 1 ? values[part] : part)).join('') };
}

function readWhole(lang: Language, text: string): Message {
  // Tags mean nothing here, so an angle bracket is only a character.
  const format = new IntlMessageFormat(text, localeOf(lang), undefined, { ignoreTag: true, formatters });
  const gaps = [...choicesIn(format.getAst()).keys()];
  if (gaps.length > 0) return { gaps, fill: (values) => String(format.format(values)) };
  const plain = String(format.format());
  return { gaps, fill: () => plain };
}

/** The facts that fill an ICU message, each with what it selects between, if it does. */
export function gapsIn(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [gap, choices] of choicesIn(astOf(text))) {
    const { fact, form } = readGap(gap);
    found.set(fact, form === '' ? choices : (found.get(fact) ?? []));
  }
  return found;
}

/** The gaps of an ICU message as they are written: {by_gen} and not only {by}. */
export const formsIn = (text: string): string[] => [...choicesIn(astOf(text)).keys()];

/** A gap as it is written, and what it chooses between. */
export interface GapChoice {
  readonly gap: string;
  readonly kind: 'plain' | 'number' | 'select' | 'plural';
  /** What is chosen between: `one`, `=0`, `none`, `other`. */
  readonly arms: readonly string[];
}

/** Every gap of an ICU message wherever it stands, with its choices. */
export function choicesOf(text: string): GapChoice[] {
  const look = (elements: Elements): GapChoice[] =>
    elements.flatMap((element): GapChoice[] => {
      if (!('value' in element) || element.type === LITERAL) return [];
      const options = 'options' in element ? element.options : {};
      const kind = KINDS[element.type] ?? 'plain';
      const deeper = Object.values(options).flatMap(({ value }) => look(value));
      return [{ gap: element.value, kind, arms: Object.keys(options) }, ...deeper];
    });
  return look(astOf(text));
}

/** The words of an ICU message, of every choice, without its gaps. */
export function literalsIn(text: string): string {
  const literals = (elements: Elements): string[] =>
    elements.flatMap((element) => {
      if (element.type === LITERAL && 'value' in element) return [element.value];
      return 'options' in element ? Object.values(element.options).flatMap(({ value }) => literals(value)) : [];
    });
  return literals(astOf(text)).join(' ');
}

const astOf = (text: string): Elements => new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst();

function choicesIn(elements: Elements): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (gap: string, choices: readonly string[]) =>
    found.set(gap, [...new Set([...(found.get(gap) ?? []), ...choices])].sort());
  for (const element of elements) {
    if (!('value' in element) || element.type === LITERAL) continue;
    const options = 'options' in element ? element.options : {};
    add(element.value, element.type === SELECT ? Object.keys(options) : []);
    for (const { value } of Object.values(options)) for (const [gap, choices] of choicesIn(value)) add(gap, choices);
  }
  return found;
}

/** The parser's marks for plain text and for a choice by name; its enum is not part of what the package gives out. */
const LITERAL: Elements[number]['type'] = 0;
const SELECT: Elements[number]['type'] = 5;
const KINDS: { readonly [type: number]: GapChoice['kind'] } = { 2: 'number', [SELECT]: 'select', 6: 'plural' };
