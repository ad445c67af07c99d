/** A value that words are made of. A phrase is looked up by its key; a list is joined as the language joins lists. */
export type Fact = string | number | boolean | Phrase | readonly (Phrase | string)[];
/** What fills the gaps of a sentence, by name. */
export type Facts = { readonly [name: string]: Fact };

/** Something to be said: a key of the text files and what fills its gaps. `or` is said where no text has the key. */
export interface Phrase {
  key: string;
  facts?: Facts;
  or?: string;
  /** The rule by which it happened, for those who want to read it. */
  rule?: string;
}

/** A sentence by its key, with what fills its gaps. */
export const phrase = (key: string, facts?: Facts): Phrase => (facts ? { key, facts } : { key });
