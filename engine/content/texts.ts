/** The words of a game in one language. */
export interface GameTexts {
  /** Names and sentences by key. */
  words: Record<string, string>;
  /** The catalogue by rule id. */
  rules: Record<string, { title: string; text: string }>;
}

/** A JSON file, imported when it is wanted. */
type Load<T> = () => Promise<{ default: T }>;

/** The files of a language. */
interface TextFiles {
  names: Load<GameTexts['words']>;
  words: Load<GameTexts['words']>;
  rules: Load<GameTexts['rules']>;
  lessons: Load<GameTexts['words']>;
}

/** A game's texts from its files, a language at a time, so that a page loads only the one it speaks. */
export function textsFrom<Language extends string>(files: Record<Language, TextFiles>) {
  return {
    LANGUAGES: Object.keys(files) as Language[],

    /** `wantsRules`: without them the catalogue is left where it is. */
    async textsOf(lang: Language, wantsRules = true): Promise<GameTexts> {
      const { names, words, rules } = files[lang];
      const catalogue = wantsRules ? rules() : { default: {} };
      const [loadedNames, loadedWords, loadedRules] = await Promise.all([names(), words(), catalogue]);
      return { words: { ...loadedNames.default, ...loadedWords.default }, rules: loadedRules.default };
    },

    /** The words of the lessons and what lies beside them, which only those need who choose or play one. */
    async lessonTextsOf(lang: Language): Promise<GameTexts['words']> {
      return (await files[lang].lessons()).default;
    },
  };
}

/** English comes with the catalogue itself. */
export const catalogueTexts = ({ default: rules }: { default: { id: string; title: string; text: string }[] }) => ({
  default: Object.fromEntries(rules.map(({ id, title, text }) => [id, { title, text }])),
});
