import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@conjure/engine/content';

export { LANGUAGES, type Language };

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The language of the terminal, where it is one of ours. */
export function languageOf(env: { readonly [name: string]: string | undefined }): Language {
  const [language] = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').split(/[_.@-]/);
  return isLanguage(language) ? language : 'en';
}

export type OwnTexts = { readonly [key: string]: string };

/** The texts of the command itself. Read when they are needed, one language at a time. */
export const ownTexts = (language: Language): OwnTexts =>
  JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8'));
