import { must } from '@conjure/engine';
import type { Language } from '@conjure/engine/content';
import { IntlMessageFormat } from 'intl-messageformat';
import { formatters } from './formatters.ts';

export type Values = Record<string, string | number>;

/** A message of the text files, ready to be filled. */
export interface Message {
  /** The gaps it has, each once. */
  readonly gaps: readonly string[];
  fill(values: Values): string;
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
  const format = new IntlMessageFormat(text, lang, undefined, { ignoreTag: true, formatters });
  const gaps = [...gapsOf(format.getAst()).keys()];
  if (gaps.length > 0) return { gaps, fill: (values) => String(format.format(values)) };
  const plain = String(format.format());
  return { gaps, fill: () => plain };
}

/** The gaps in an ICU message, each with the forms that it selects between, if it does. */
export function gapsIn(text: string): ReadonlyMap<string, readonly string[]> {
  return gapsOf(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst());
}

function gapsOf(elements: Elements): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (gap: string, forms: readonly string[]) =>
    found.set(gap, [...new Set([...(found.get(gap) ?? []), ...forms])].sort());
  for (const element of elements) {
    if (!('value' in element) || element.type === LITERAL) continue;
    const options = 'options' in element ? element.options : {};
    add(element.value, element.type === SELECT ? Object.keys(options) : []);
    for (const { value } of Object.values(options)) for (const [gap, forms] of gapsOf(value)) add(gap, forms);
  }
  return found;
}

/** The parser's marks for plain text and for a choice by name; its enum is not part of what the package gives out. */
const LITERAL: Elements[number]['type'] = 0;
const SELECT: Elements[number]['type'] = 5;
