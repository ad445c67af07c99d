import { plainWord } from '../text/plain-word.ts';

/** The words of a typed line: small letters without accents, everything else between them dropped. */
export const wordsOf = (line: string): string[] => typedWords(line).map(plainWord);

/** The same words as they were typed. */
export const typedWords = (line: string): string[] => line.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');

/** What words can mean: every thing by its number, its name in the language of the match and its name in the data. */
export interface Lexicon<Thing extends string> {
  find(kind: Thing, words: readonly string[], at: number): LexiconMatch | null;
}

interface LexiconMatch {
  readonly value: string | number;
  readonly words: number;
}

/** A thing under one of its names, as `wordsOf` writes it. */
export interface NamedThing {
  readonly name: string;
  readonly value: string | number;
}

/** One thing under several names. */
export const named = (value: string | number, ...names: string[]): NamedThing[] =>
  names.map((name) => ({ name: wordsOf(name).join(' '), value }));

const SHORTEST = 3;

/** The names of each kind of thing are written out when they are first asked for: an answer needs few kinds. */
export function lexiconFrom<Thing extends string>(
  entriesOf: Readonly<Record<Thing, () => readonly NamedThing[]>>,
): Lexicon<Thing> {
  const built: { [kind in Thing]?: readonly NamedThing[] } = {};
  const entriesFor = (kind: Thing): readonly NamedThing[] => {
    const known = built[kind] ?? entriesOf[kind]();
    built[kind] = known;
    return known;
  };
  return {
    find(kind, words, at) {
      const entries = entriesFor(kind);
      for (let length = Math.min(6, words.length - at); length > 0; length--) {
        const name = words.slice(at, at + length).join(' ');
        const exact = entries.find((entry) => entry.name === name);
        if (exact) return { value: exact.value, words: length };
      }
      const value = abbreviated(entries, words[at] ?? '');
      return value === null ? null : { value, words: 1 };
    },
  };
}

/** The one thing whose name begins with the word or has it among its words; two such things are none. */
function abbreviated(entries: readonly NamedThing[], word: string): string | number | null {
  if (word.length < SHORTEST || /^\d/.test(word)) return null;
  const fits = (test: (name: string) => boolean) => [
    ...new Set(entries.filter(({ name }) => test(name)).map(({ value }) => value)),
  ];
  for (const found of [fits((name) => name.startsWith(word)), fits((name) => name.split(' ').includes(word))])
    if (found.length === 1) return found[0];
  return null;
}
