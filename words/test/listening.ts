import type { Fact, Phrase } from '@conjure/engine';

export type Hear = (phrase: Phrase) => void;

/** Keeps a few phrases of each sort that it hears, and those that they are made of, so that every language can say them. */
export function listener(): { readonly hear: Hear; kept(): Phrase[] } {
  const kept = new Map<string, Phrase[]>();
  const hear: Hear = (phrase) => {
    const sort = sortOf(phrase);
    const same = kept.get(sort);
    if (!same) kept.set(sort, [phrase]);
    else if (same.length < 3) same.push(phrase);
    for (const fact of Object.values(phrase.facts ?? {})) if (typeof fact === 'object') [fact].flat().forEach(hear);
  };
  return { hear, kept: () => [...kept.values()].flat() };
}

/** Phrases that choose their words by the same facts are of one sort. */
function sortOf({ key, facts = {} }: Phrase): string {
  const shape = (fact: Fact) =>
    typeof fact === 'object' ? (Array.isArray(fact) ? 'list' : 'phrase') : String(fact).slice(0, 9);
  return [
    key,
    ...Object.entries(facts).map(
      ([name, fact]) => `${name} ${typeof fact === 'number' ? Math.min(fact, 2) : shape(fact)}`,
    ),
  ].join();
}
