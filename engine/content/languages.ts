/** The languages that every game and every room speaks. */
export const LANGUAGES = ['en', 'fr', 'it', 'es', 'de', 'ru'] as const;

/** One of the languages. */
export type Language = (typeof LANGUAGES)[number];
