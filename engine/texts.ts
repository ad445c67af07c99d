/** The words of a game in one language. */
export interface GameTexts {
  /** Names and sentences by key. */
  words: Record<string, string>;
  /** The catalogue by rule id. */
  rules: Record<string, { title: string; text: string }>;
}

/** A JSON file as it is imported. */
export type Json<T> = Promise<{ default: T }>;

/** The texts of a language, from its files. */
export async function mergedTexts(
  names: Json<GameTexts['words']>,
  words: Json<GameTexts['words']>,
  rules: Json<GameTexts['rules']>,
): Promise<GameTexts> {
  const [loadedNames, loadedWords, loadedRules] = await Promise.all([names, words, rules]);
  return { words: { ...loadedNames.default, ...loadedWords.default }, rules: loadedRules.default };
}

/** English comes with the catalogue itself. */
export const catalogueTexts = ({ default: rules }: { default: { id: string; title: string; text: string }[] }) => ({
  default: Object.fromEntries(rules.map(({ id, title, text }) => [id, { title, text }])),
});
