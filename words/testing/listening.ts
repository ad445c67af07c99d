import type { Fact, Phrase } from '@conjure/engine';
import { familyOf } from '../forms.ts';
import type { Hear } from '../proof/hear-account.ts';

/**
 * Keeps a few phrases of each sort that it hears, and those that they are made of, so that every language can say them.
 * Phrases of one sort differ only in numbers that a sentence treats alike, and in `names`: of one family
 * all are used the same way.
 */
export function listener(names = /./): { readonly hear: Hear; kept(): Phrase[] } {
  const kept = new Map<string, Phrase[]>();
  const hear: Hear = (phrase) => {
    const sort = sortOf(phrase, names);
    const same = kept.get(sort);
    if (!same) kept.set(sort, [phrase]);
    else if (same.length < 3) same.push(phrase);
    for (const fact of Object.values(phrase.facts ?? {}).flat()) if (typeof fact === 'object') hear(fact);
  };
  return { hear, kept: () => [...kept.values()].flat() };
}

function sortOf({ key, facts = {} }: Phrase, names: RegExp): string {
  return [key, ...Object.entries(facts).map(([name, fact]) => `${name}:${sortOfFact(fact, names)}`)].join(' ');
}

function sortOfFact(fact: Fact, names: RegExp): string {
  if (typeof fact === 'number') return fact < 0 ? '-' : fact > 2 ? '+' : `${fact}`;
  if (typeof fact === 'boolean') return `${fact}`;
  if (typeof fact === 'string') return /^\d|→/.test(fact) ? 'text' : fact;
  if (Array.isArray(fact)) return `list of ${Math.min(fact.length, 2)}`;
  const { key } = fact as Phrase;
  return names.test(key) ? `name of ${familyOf(key)}` : key;
}
