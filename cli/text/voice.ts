import type { Box } from '@conjure/shelf';
import { speaker, type Texts } from '@conjure/words';
import type { TerminalVoice } from '../play/face.ts';
import { vocabularyOf } from '../play/vocabulary.ts';
import { type Language, ownTexts } from './languages.ts';
import { plainWord } from './plain-word.ts';
import { clearly } from './printable.ts';

/**
 * Says what a game and the command have to say, in a language; in English what it lacks. What the command says of one game
 * in a way of its own has the game's id at the end of the key. `verbs`: the words that answers are made of.
 */
export async function voiceFor(lang: Language, box: Box, verbs: readonly string[] = []): Promise<TerminalVoice> {
  const english = await box.textsOf('en');
  const texts = lang === 'en' ? english : await box.textsOf(lang).catch(() => english);
  const own = ownTexts(lang);
  const say = clearly(speaker(lang, english.words, texts.words, prefixed(own)));
  const keyOf = (key: string): string => {
    const ofGame = `${key}.${box.game.id}`;
    return ofGame in own ? ofGame : key;
  };
  return {
    lang,
    say,
    tell: (key, facts) => say({ key: `cli.${keyOf(key)}`, ...(facts ? { facts } : {}) }),
    rule: (id) => texts.rules[id] ?? english.rules[id] ?? null,
    vocabulary: vocabularyOf(
      [own, ownTexts('en')].map((table) => (key) => table[key] ?? ''),
      plainWord,
      verbs,
    ),
  };
}

/** The command's own keys stand apart from the game's, and can still be filled with the game's names. */
const prefixed = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`cli.${key}`, text]));
