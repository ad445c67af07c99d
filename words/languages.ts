/** The languages of the table, each by its own name. */
export const LANGS = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
  de: 'Deutsch',
  ru: 'Русский',
} as const;

export type Lang = keyof typeof LANGS;
export const langs = Object.keys(LANGS) as Lang[];
