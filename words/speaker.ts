import type { Fact, Phrase } from '@conjure/engine';
import type { Language } from '@conjure/engine/content';
import { type Message, read, type Values } from './message.ts';

/** Flat texts by key. */
export type Texts = { readonly [key: string]: string };
export type Say = (phrase: Phrase) => string;

/** What a sentence sees where a fact is missing or a list is empty, so that it can choose its form. */
const NONE = 'none';

/** Says phrases in a language. Where several tables have a key, the last one's text is said. */
export function speaker(lang: Language, ...tables: Texts[]): Say {
  const latest = tables.toReversed();
  const messages = new Map<string, string | Message>();
  // Made when there is first something to list: a browser reads up on every language for it, which holds up the first screen.
  let list: Intl.ListFormat | null = null;
  const listed = (said: string[]): string => {
    list ??= new Intl.ListFormat(lang, { type: 'conjunction' });
    return list.format(said);
  };

  const messageFor = (key: string): string | Message | undefined => {
    const known = messages.get(key);
    if (known !== undefined) return known;
    const text = latest.find((table) => Object.hasOwn(table, key))?.[key];
    if (text === undefined) return undefined;
    // Only these characters mean anything to ICU; most names have none of them and are said as they stand.
    const message = /[{}']/.test(text) ? read(lang, text) : text;
    messages.set(key, message);
    return message;
  };

  const toValue = (fact: Fact | undefined): string | number => {
    if (fact === undefined) return NONE;
    if (typeof fact === 'string' || typeof fact === 'number') return fact;
    if (typeof fact === 'boolean') return String(fact);
    if (isPhrase(fact)) return say(fact);
    return fact.length === 0 ? NONE : listed(fact.map(say));
  };

  const say: Say = ({ key, facts, or }) => {
    const message = messageFor(key);
    if (message === undefined) return or ?? `⟨${key}⟩`;
    if (typeof message === 'string') return message;
    const values: Values = {};
    for (const gap of message.gaps) values[gap] = toValue(facts?.[gap]);
    return message.fill(values);
  };
  return say;
}

const isPhrase = (fact: Phrase | readonly Phrase[]): fact is Phrase => !Array.isArray(fact);
