import { speaker } from '@conjure/words';
import type { UsageTrouble } from '../args/read.ts';
import { type Language, ownTexts } from './languages.ts';

/** One sentence on the error output. */
export function complain(language: Language, { key, facts }: UsageTrouble): void {
  console.error(speaker(language, ownTexts(language))({ key, facts }));
}
