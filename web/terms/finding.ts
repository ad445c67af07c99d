import type { Texts } from '@conjure/words';

/** Of each term of a game the rule where it is at home. */
export type TermRules = { readonly [term: string]: string };

/** A word of the game, what it means in a line, and its rule. */
export interface Term {
  readonly name: string;
  readonly line: string;
  readonly rule: string;
}

/** A text part by part: words as they are, and terms as they were said. */
export type TermPart = string | { readonly text: string; readonly term: Term };

const escaped = (form: string): string => form.replace(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '\\p{L}*');
/** At the beginning of a sentence every word has a capital. */
const eitherCase = (form: string): string => {
  const [first] = form;
  const other = first.toLocaleUpperCase();
  return first === other ? escaped(form) : `[${first}${other}]${escaped(form.slice(1))}`;
};

/** What the cards of a game are called. */
const TITLES = /^(spell|quest|roseEvent|ordeal|book|domain)\./;
export const titlesIn = (words: Texts): string[] =>
  Object.entries(words).flatMap(([key, title]) => (TITLES.test(key) && !title.includes('{') ? [title] : []));

/** Finds the terms of a game in a text: of each the first place where it is said. A word of a card's title is none. */
export function termsOf(
  game: string,
  rules: TermRules,
  texts: Texts,
  titles: readonly string[] = [],
): (text: string) => readonly TermPart[] {
  const terms = Object.entries(rules).flatMap(([id, rule]) => {
    const [name, forms, line] = ['', '.forms', '.line'].map((part) => texts[`term.${game}.${id}${part}`]);
    return name && forms && line ? [{ term: { name, line, rule }, forms: forms.split(', ') }] : [];
  });
  if (terms.length === 0) return (text) => [text];
  // What is longer is tried first: “controlling spirit” before “spirit”.
  const all = terms
    .flatMap(({ term, forms }) => forms.map((form) => ({ term, form })))
    .sort((a, b) => b.form.length - a.form.length);
  const any = all.map(({ form }) => `(${eitherCase(form)})`).join('|');
  const within = (inner: string): string => `(?<!\\p{L})(?:${inner})(?!\\p{L})`;
  const telling = new RegExp(within(any), 'u');
  const passed = titles.filter((title) => telling.test(title)).sort((a, b) => b.length - a.length);
  const found = new RegExp(within([...passed.map(escaped), any].join('|')), 'gu');

  return (text) => {
    const parts: TermPart[] = [];
    const said = new Set<Term>();
    let end = 0;
    for (const match of text.matchAll(found)) {
      const term = all[match.slice(1).findIndex((group) => group !== undefined)]?.term;
      if (!term || said.has(term)) continue;
      said.add(term);
      if (match.index > end) parts.push(text.slice(end, match.index));
      parts.push({ text: match[0], term });
      end = match.index + match[0].length;
    }
    if (end < text.length) parts.push(text.slice(end));
    return parts;
  };
}
