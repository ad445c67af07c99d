/** A stretch of a text: from the first character up to, not including, the last. */
export type TextSpan = readonly [from: number, to: number];

export interface SearchEntry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What the table says by it, in words that the rule itself may not use: sought in, not shown. */
  readonly also?: string;
}

/** A text as it is compared: without case and accents, and from where in the text each letter came. */
interface Folded {
  readonly letters: string;
  readonly from: readonly number[];
}

/** An entry, ready to be searched many times. */
export interface Indexed<E extends SearchEntry> {
  readonly entry: E;
  readonly id: Folded;
  readonly title: Folded;
  readonly text: Folded;
  readonly also: Folded;
}

export interface SearchHit<E extends SearchEntry> {
  readonly entry: E;
  /** Where the words of the query stand. */
  readonly marks: {
    readonly id: readonly TextSpan[];
    readonly title: readonly TextSpan[];
    readonly text: readonly TextSpan[];
  };
}

/** Letters that no accent explains, and signs that only look different. */
const ALIKE: { readonly [letter: string]: string } = { ß: 'ss', œ: 'oe', æ: 'ae', '’': "'", '‑': '-' };

function fold(text: string): Folded {
  let letters = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const folded = ALIKE[plain] ?? plain;
    letters += folded;
    for (let i = 0; i < folded.length; i++) from.push(at);
    at += letter.length;
  }
  from.push(at);
  return { letters, from };
}

export const indexed = <E extends SearchEntry>(entry: E): Indexed<E> => ({
  entry,
  id: fold(entry.id),
  title: fold(entry.title),
  text: fold(entry.text),
  also: fold(entry.also ?? ''),
});

/** A number may be typed as it is cited, in brackets. */
const wordsOf = (query: string): string[] =>
  fold(query.replace(/[[\]()]/g, ' '))
    .letters.split(/\s+/)
    .filter(Boolean);

/** The entries with every word of the query, in their order: at the head of the number, or anywhere in what is said. */
export function search<E extends SearchEntry>(entries: readonly Indexed<E>[], query: string): SearchHit<E>[] {
  const words = wordsOf(query);
  const has = ({ id, title, text, also }: Indexed<E>) =>
    words.every(
      (word) => id.letters.startsWith(word) || [title, text, also].some(({ letters }) => letters.includes(word)),
    );
  return entries.filter(has).map(({ entry, id, title, text }) => ({
    entry,
    marks: {
      id: joined(words.flatMap((word) => (id.letters.startsWith(word) ? [spanOf(id, 0, word)] : []))),
      title: joined(words.flatMap((word) => places(title, word))),
      text: joined(words.flatMap((word) => places(text, word))),
    },
  }));
}

/** Half a letter cannot be marked: whatever a folded letter came from is marked whole. */
function spanOf({ from }: Folded, at: number, word: string): TextSpan {
  let to = at + word.length;
  while (from[to] === from[to - 1]) to++;
  return [from[at], from[to]];
}

function places(folded: Folded, word: string): TextSpan[] {
  const spans: TextSpan[] = [];
  for (let at = folded.letters.indexOf(word); at >= 0; at = folded.letters.indexOf(word, at + word.length))
    spans.push(spanOf(folded, at, word));
  return spans;
}

/** In order, and those that touch made one. */
function joined(spans: readonly TextSpan[]): TextSpan[] {
  const one: [number, number][] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = one.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else one.push([from, to]);
  }
  return one;
}
