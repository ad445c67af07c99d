import type { Language } from '@conjure/engine/content';

/** The languages, each by its own name. */
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
  de: 'Deutsch',
  ru: 'Русский',
};

/** How lists, numbers and dates are written: our English is British. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);
