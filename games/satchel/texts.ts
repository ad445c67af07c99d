/** The words of the game, a language at a time, so that a page loads only the one it speaks. */
export interface GameTexts {
  /** Names and sentences by key. */
  words: Record<string, string>;
  /** The catalogue by rule id. */
  rules: Record<string, { title: string; text: string }>;
}

/** Every path is spelled out: packers find files by that. */
const LOADERS = {
  en: () =>
    merged(
      import('./text/en/names.json', { with: { type: 'json' } }),
      import('./text/en/words.json', { with: { type: 'json' } }),
      import('./rules.json', { with: { type: 'json' } }).then(catalogue),
    ),
  fr: () =>
    merged(
      import('./text/fr/names.json', { with: { type: 'json' } }),
      import('./text/fr/words.json', { with: { type: 'json' } }),
      import('./text/fr/rules.json', { with: { type: 'json' } }),
    ),
  it: () =>
    merged(
      import('./text/it/names.json', { with: { type: 'json' } }),
      import('./text/it/words.json', { with: { type: 'json' } }),
      import('./text/it/rules.json', { with: { type: 'json' } }),
    ),
  es: () =>
    merged(
      import('./text/es/names.json', { with: { type: 'json' } }),
      import('./text/es/words.json', { with: { type: 'json' } }),
      import('./text/es/rules.json', { with: { type: 'json' } }),
    ),
  de: () =>
    merged(
      import('./text/de/names.json', { with: { type: 'json' } }),
      import('./text/de/words.json', { with: { type: 'json' } }),
      import('./text/de/rules.json', { with: { type: 'json' } }),
    ),
  ru: () =>
    merged(
      import('./text/ru/names.json', { with: { type: 'json' } }),
      import('./text/ru/words.json', { with: { type: 'json' } }),
      import('./text/ru/rules.json', { with: { type: 'json' } }),
    ),
};

export type Language = keyof typeof LOADERS;
export const LANGUAGES = Object.keys(LOADERS) as Language[];

export const textsOf = (lang: Language): Promise<GameTexts> => LOADERS[lang]();

type Json<T> = Promise<{ default: T }>;

async function merged(
  names: Json<GameTexts['words']>,
  words: Json<GameTexts['words']>,
  rules: Json<GameTexts['rules']>,
): Promise<GameTexts> {
  const [loadedNames, loadedWords, loadedRules] = await Promise.all([names, words, rules]);
  return { words: { ...loadedNames.default, ...loadedWords.default }, rules: loadedRules.default };
}

/** English comes with the catalogue itself. */
const catalogue = ({ default: rules }: { default: { id: string; title: string; text: string }[] }) => ({
  default: Object.fromEntries(rules.map(({ id, title, text }) => [id, { title, text }])),
});
