import { must, type Phrase } from '@conjure/engine';
import type { Language } from '@conjure/engine/content';
import { localeOf } from '../languages.ts';
import { gapsIn } from '../message.ts';
import { speaker, type Texts } from '../speaker.ts';
import { formFaults, isForm, lackingForms } from './forms.ts';

/** Texts without the forms of names: the keys that can be said. */
export const keysIn = (texts: Texts): string[] => Object.keys(texts).filter((key) => !isForm(key));

/** What a text wants filled, and what is said in thousands: every language must ask for the same. */
export const gapsOf = (text: string) => ({
  gaps: Object.fromEntries([...gapsIn(text)].sort()),
  scaled: [...new Set(text.match(/\{\w+, number, ::scale\/1000\}/g))].sort(),
});

/**
 * What no sentence may have in it: a key that has no text, a gap left open, or a value that is no word. What fails to be a number has its own
 * word in some languages. `saysNone`: “none” is a word of its English, else it shows that a fact was left out.
 */
export function brokenIn(lang: Language, saysNone: boolean): RegExp {
  const noNumber = new Intl.NumberFormat(localeOf(lang)).format(Number.NaN);
  const none = saysNone ? '' : '|(?<![\\p{L}])none(?![\\p{L}])';
  return new RegExp(`^$|[{}⟨⟩]|undefined|NaN|${noNumber}|\\[object| {2}${none}`, 'u');
}

/** The keys of what was said, and of what that is made of, for which there is no text. */
export function missingKeys(texts: Texts, said: Iterable<Phrase>): string[] {
  const missing = new Set<string>();
  const look = ({ key, facts = {}, or }: Phrase): void => {
    if (or === undefined && !(key in texts)) missing.add(key);
    for (const fact of Object.values(facts).flat()) if (typeof fact === 'object') look(fact);
  };
  for (const one of said) look(one);
  return [...missing].sort();
}

/** What is wrong with the texts of a language, beside the English ones and by what was said in matches, a line for each. */
export function textFaults(lang: Language, texts: Texts, english: Texts, said: readonly Phrase[]): string[] {
  const keys = keysIn(texts);
  const missing = [
    ...new Set([...missingKeys(texts, said), ...keysIn(english).filter((key) => !(key in texts))]),
  ].sort();
  const unlike = keys.filter(
    (key) =>
      key in english &&
      JSON.stringify(gapsOf(must(texts[key], 'text', key))) !== JSON.stringify(gapsOf(must(english[key], 'text', key))),
  );
  const say = speaker(lang, texts);
  const broken = brokenIn(
    lang,
    Object.values(english).some((text) => /\bnone\b/.test(text)),
  );
  const isKnown = ({ key }: Phrase) => key in texts;
  const wrong = new Map(
    said.filter(isKnown).flatMap((one) => {
      const words = say(one);
      return broken.test(words) && !words.includes('⟨') ? [[one.key, words]] : [];
    }),
  );
  return [
    ...missing.map((key) => `${key} has no text`),
    ...keys.filter((key) => !(key in english)).map((key) => `${key} has a text, but none in English`),
    ...unlike.map((key) => `${key} has other gaps than in English`),
    ...formFaults(texts),
    ...lackingForms(texts, said),
    ...[...wrong].map(([key, words]) => `${key} is said as “${words}”`),
  ];
}
