import type { QuestionContext } from './face.ts';
import { type Lexicon, typedWords, wordsOf } from './lexicon.ts';
import { type KnownFields, type Meaning, meant } from './meaning.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A typed line, read word by word. */
export interface LineReader<Verb extends string, Thing extends string> {
  verb(...verbs: Verb[]): Verb | null;
  take(kind: Thing): string | number | null;
  done(): boolean;
  /** Where it stands, and back there. */
  mark(): number;
  back(to: number): void;
}

/** What a line may mean as an answer; `null` where it makes no sense. Several where a number could be one thing or another. */
export type GrammarRule<Verb extends string, Thing extends string, View> = (
  r: LineReader<Verb, Thing>,
  view: View,
) => readonly KnownFields[] | null;

export const one = (value: KnownFields | null): readonly KnownFields[] | null => (value === null ? null : [value]);

function readerOf<Verb extends string, Thing extends string>(
  words: readonly string[],
  lexicon: Lexicon<Thing>,
  vocabulary: Vocabulary,
): LineReader<Verb, Thing> {
  let at = 0;
  return {
    verb(...verbs) {
      const typed = at < words.length ? vocabulary.verb(words[at]) : null;
      const verb = verbs.find((each) => each === typed);
      if (verb === undefined) return null;
      at++;
      return verb;
    },
    take(thing) {
      const found = at < words.length ? lexicon.find(thing, words, at) : null;
      if (!found) return null;
      at += found.words;
      return found.value;
    },
    done: () => at >= words.length,
    mark: () => at,
    back(to) {
      at = to;
    },
  };
}

/** Reads a line as an answer by a game's rule for it; `stuck`: the word that made no sense. */
export function readLine<Verb extends string, Thing extends string, View>(
  asked: QuestionContext,
  line: string,
  lexicon: Lexicon<Thing>,
  rule: GrammarRule<Verb, Thing, View> | undefined,
): Meaning | { readonly stuck: string } {
  const words = wordsOf(line);
  const reader = readerOf<Verb, Thing>(words, lexicon, asked.voice.vocabulary);
  const meanings = words.length === 0 ? null : (rule?.(reader, asked.view as View) ?? null);
  if (meanings !== null && reader.done()) return meant(asked.question, asked.seat, meanings);
  return { stuck: typedWords(line)[Math.min(reader.mark(), words.length - 1)] ?? line };
}
