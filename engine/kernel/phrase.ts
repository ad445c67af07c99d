import { samePlain } from './plain.ts';

/** A value that words are made of. A phrase is looked up by its key; a list is joined as the language joins lists. */
export type Fact = string | number | boolean | Phrase | readonly (Phrase | string)[];
/** What fills the gaps of a sentence, by name. */
export type Facts = { readonly [name: string]: Fact };

/** Something to be said: a key of the text files and what fills its gaps. `or` is said where no text has the key. */
export interface Phrase {
  key: string;
  facts?: Facts;
  or?: string;
  /** Said of so many alike: “4 × Conspiracy”. */
  times?: number;
  /** The rule by which it happened, for those who want to read it. */
  rule?: string;
}

/** A sentence by its key, with what fills its gaps. */
export const phrase = (key: string, facts?: Facts): Phrase => (facts ? { key, facts } : { key });

/** A list in which what comes several times stands once, with its number. Not for lists whose order tells something. */
export function counted(list: readonly Phrase[]): Phrase[] {
  const found: Phrase[] = [];
  for (const one of list) {
    const same = found.findIndex((other) => isAlike(other, one));
    if (same < 0) found.push(one);
    else found[same] = { ...one, times: (found[same]?.times ?? 1) + 1 };
  }
  return found;
}

const isAlike = (a: Phrase, b: Phrase): boolean =>
  a.key === b.key && a.or === b.or && a.rule === b.rule && samePlain(a.facts, b.facts);
