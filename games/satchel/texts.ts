import { catalogueTexts, type GameTexts, mergedTexts } from '@conjure/engine/texts.ts';

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
