import { textsFrom } from '@conjure/engine/content';

/** Paths begin and end as they stand here: by that packers find the files. */
export const { textsOf, lessonTextsOf } = textsFrom({
  names: (lang) => import(`./text/${lang}/names.json`, { with: { type: 'json' } }),
  words: (lang) => import(`./text/${lang}/words.json`, { with: { type: 'json' } }),
  rules: (lang) => import(`./text/${lang}/rules.json`, { with: { type: 'json' } }),
  lessons: (lang) => import(`./text/${lang}/lessons.json`, { with: { type: 'json' } }),
  catalogue: () => import('./rules.json', { with: { type: 'json' } }),
});
