import { catalogueTexts, textsFrom } from '@conjure/engine/content';

/** Every path is spelled out, because packers find files by that. */
export const { LANGUAGES, textsOf, lessonTextsOf } = textsFrom({
  en: {
    names: () => import('./text/en/names.json', { with: { type: 'json' } }),
    words: () => import('./text/en/words.json', { with: { type: 'json' } }),
    rules: () => import('./rules.json', { with: { type: 'json' } }).then(catalogueTexts),
    lessons: () => import('./text/en/lessons.json', { with: { type: 'json' } }),
  },
  fr: {
    names: () => import('./text/fr/names.json', { with: { type: 'json' } }),
    words: () => import('./text/fr/words.json', { with: { type: 'json' } }),
    rules: () => import('./text/fr/rules.json', { with: { type: 'json' } }),
    lessons: () => import('./text/fr/lessons.json', { with: { type: 'json' } }),
  },
  it: {
    names: () => import('./text/it/names.json', { with: { type: 'json' } }),
    words: () => import('./text/it/words.json', { with: { type: 'json' } }),
    rules: () => import('./text/it/rules.json', { with: { type: 'json' } }),
    lessons: () => import('./text/it/lessons.json', { with: { type: 'json' } }),
  },
  es: {
    names: () => import('./text/es/names.json', { with: { type: 'json' } }),
    words: () => import('./text/es/words.json', { with: { type: 'json' } }),
    rules: () => import('./text/es/rules.json', { with: { type: 'json' } }),
    lessons: () => import('./text/es/lessons.json', { with: { type: 'json' } }),
  },
  de: {
    names: () => import('./text/de/names.json', { with: { type: 'json' } }),
    words: () => import('./text/de/words.json', { with: { type: 'json' } }),
    rules: () => import('./text/de/rules.json', { with: { type: 'json' } }),
    lessons: () => import('./text/de/lessons.json', { with: { type: 'json' } }),
  },
  ru: {
    names: () => import('./text/ru/names.json', { with: { type: 'json' } }),
    words: () => import('./text/ru/words.json', { with: { type: 'json' } }),
    rules: () => import('./text/ru/rules.json', { with: { type: 'json' } }),
    lessons: () => import('./text/ru/lessons.json', { with: { type: 'json' } }),
  },
});
