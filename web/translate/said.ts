import type { Phrase } from '@conjure/engine';
import type { Say, Texts } from '@conjure/words';

/** Whether somebody asked for the keys of all texts, by ?words in the address. */
export const isTranslating = new URLSearchParams(globalThis.location?.search ?? '').has('words');

/** A text by its key, as it is written in its file. */
export interface SourceText {
  readonly key: string;
  readonly text: string;
}

/** What was said, and by which texts. */
const said = new Map<string, readonly SourceText[]>();

/** Says phrases, and remembers which texts that took. */
export function remembering(say: Say, tables: readonly Texts[]): Say {
  const sourceOf = (key: string): SourceText[] => {
    const text = tables.findLast((table) => Object.hasOwn(table, key))?.[key];
    return text === undefined ? [] : [{ key, text }];
  };
  const sourcesOf = ({ key, facts = {} }: Phrase): SourceText[] => [
    ...sourceOf(key),
    ...Object.values(facts)
      .flat()
      .flatMap((fact) => (typeof fact === 'object' ? sourcesOf(fact) : [])),
  ];
  return (phrase) => {
    const words = say(phrase);
    said.set(plain(words), sourcesOf(phrase));
    return words;
  };
}

export const rememberRule = (id: string, rule: { title: string; text: string }): void => {
  said.set(plain(rule.title), [{ key: id, text: rule.title }]);
  said.set(plain(rule.text), [{ key: id, text: rule.text }]);
};

/** The texts by which something on the screen is said: that text itself, else the longest that it holds. */
export function sourcesIn(shown: string): readonly SourceText[] {
  const wanted = plain(shown);
  const whole = said.get(wanted);
  if (whole || wanted === '') return whole ?? [];
  const within = [...said.keys()].filter((words) => words.length > 2 && wanted.includes(words));
  const longest = within.filter((words) => !within.some((other) => other !== words && other.includes(words)));
  return longest.flatMap((words) => said.get(words) ?? []);
}

/** Capitals and spaces may be set otherwise where it is shown. */
const plain = (words: string): string => words.replace(/\s+/g, ' ').trim().toLocaleLowerCase();
