import { catalogueTexts, type GameTexts, type Json, mergedTexts } from '@conjure/engine/texts.ts';

export type { GameTexts };

/** A language at a time, so that a page loads only the one it speaks; every path is spelled out, because packers find files by that. */
const LOADERS = {
  en: () =>
    mergedTexts(
      import('./text/en/names.json', { with: { type: 'json' } }),
      import('./text/en/words.json', { with: { type: 'json' } }),
      import('./rules.json', { with: { type: 'json' } }).then(catalogueTexts),
    ),
  fr: () =>
    mergedTexts(
      import('./text/fr/names.json', { with: { type: 'json' } }),
      import('./text/fr/words.json', { with: { type: 'json' } }),
      import('./text/fr/rules.json', { with: { type: 'json' } }),
    ),
  it: () =>
    mergedTexts(
      import('./text/it/names.json', { with: { type: 'json' } }),
      import('./text/it/words.json', { with: { type: 'json' } }),
      import('./text/it/rules.json', { with: { type: 'json' } }),
    ),
  es: () =>
    mergedTexts(
      import('./text/es/names.json', { with: { type: 'json' } }),
      import('./text/es/words.json', { with: { type: 'json' } }),
      import('./text/es/rules.json', { with: { type: 'json' } }),
    ),
  de: () =>
    mergedTexts(
      import('./text/de/names.json', { with: { type: 'json' } }),
      import('./text/de/words.json', { with: { type: 'json' } }),
      import('./text/de/rules.json', { with: { type: 'json' } }),
    ),
  ru: () =>
    mergedTexts(
      import('./text/ru/names.json', { with: { type: 'json' } }),
      import('./text/ru/words.json', { with: { type: 'json' } }),
      import('./text/ru/rules.json', { with: { type: 'json' } }),
    ),
};

export type Language = keyof typeof LOADERS;
export const LANGUAGES = Object.keys(LOADERS) as Language[];

export const textsOf = (lang: Language): Promise<GameTexts> => LOADERS[lang]();

/** Every path is spelled out here, too. */
const LESSON_LOADERS: Record<Language, () => Json<GameTexts['words']>> = {
  en: () => import('./text/en/lessons.json', { with: { type: 'json' } }),
  fr: () => import('./text/fr/lessons.json', { with: { type: 'json' } }),
  it: () => import('./text/it/lessons.json', { with: { type: 'json' } }),
  es: () => import('./text/es/lessons.json', { with: { type: 'json' } }),
  de: () => import('./text/de/lessons.json', { with: { type: 'json' } }),
  ru: () => import('./text/ru/lessons.json', { with: { type: 'json' } }),
};

/** The words of the lessons and scenarios, which only those need who choose or play one. */
export async function lessonTextsOf(lang: Language): Promise<GameTexts['words']> {
  return (await LESSON_LOADERS[lang]()).default;
}
