import { textsOf } from '@conjure/demons/texts.ts';
import { speaker, type Texts } from '@conjure/words';
import type { Voice } from '../play/face.ts';
import { vocabularyOf } from '../play/vocabulary.ts';
import { type Language, ownTexts } from './languages.ts';
import { plainWord } from './plain-word.ts';

/** Says what a game and the command have to say, in a language; in English what it lacks. */
export async function voiceFor(lang: Language): Promise<Voice> {
  const english = await textsOf('en');
  const texts = lang === 'en' ? english : await textsOf(lang).catch(() => english);
  const own = ownTexts(lang);
  const say = speaker(lang, english.words, texts.words, prefixed(own));
  return {
    lang,
    say,
    tell: (key, facts) => say({ key: `cli.${key}`, ...(facts ? { facts } : {}) }),
    rule: (id) => texts.rules[id] ?? english.rules[id] ?? null,
    vocabulary: vocabularyOf(
      [own, ownTexts('en')].map((table) => (key) => table[key] ?? ''),
      plainWord,
    ),
  };
}

/** The command's own keys stand apart from the game's, and can still be filled with the game's names. */
const prefixed = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`cli.${key}`, text]));
