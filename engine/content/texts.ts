import type { Language } from './languages.ts';

/** The words of a game in one language. */
export interface GameTexts {
  /** Names and sentences by key. */
  words: Record<string, string>;
  /** The catalogue by rule id. */
  rules: Record<string, { title: string; text: string }>;
}

/** A file of JSON as it is imported. */
type Loaded<T> = Promise<{ default: T }>;

/** The files of a game's texts, each imported when it is wanted. */
interface TextFiles {
  names(lang: Language): Loaded<GameTexts['words']>;
  words(lang: Language): Loaded<GameTexts['words']>;
  /** In all languages but English, which comes with the catalogue. */
  rules(lang: Language): Loaded<GameTexts['rules']>;
  lessons(lang: Language): Loaded<GameTexts['words']>;
  catalogue(): Loaded<readonly { readonly id: string; readonly title: string; readonly text: string }[]>;
}

/** A game's texts from its files, a language at a time, so that a page loads only the one it speaks. */
export function textsFrom({ names, words, rules, lessons, catalogue }: TextFiles) {
  async function rulesIn(lang: Language): Promise<GameTexts['rules']> {
    if (lang !== 'en') return (await rules(lang)).default;
    return Object.fromEntries((await catalogue()).default.map(({ id, title, text }) => [id, { title, text }]));
  }

  return {
    /** `wantsRules`: without them the catalogue is left where it is. */
    async textsOf(lang: Language, wantsRules = true): Promise<GameTexts> {
      const [loadedNames, loadedWords, loadedRules] = await Promise.all([
        names(lang),
        words(lang),
        wantsRules ? rulesIn(lang) : {},
      ]);
      return { words: { ...loadedNames.default, ...loadedWords.default }, rules: loadedRules };
    },

    /** The words of the lessons and what lies beside them, which only those need who choose or play one. */
    async lessonTextsOf(lang: Language): Promise<GameTexts['words']> {
      return (await lessons(lang)).default;
    },
  };
}
