import type { Facts } from '@conjure/engine';
import { speaker } from '@conjure/words';
import type { UsageTrouble } from '../args/read.ts';
import { MISUSED } from '../exit.ts';
import { type Language, ownTexts } from './languages.ts';
import { warn } from './print.ts';
import { clearly } from './printable.ts';

/** Says the command's own texts, before any game is known. */
export function tellerIn(language: Language): { tell(key: string, facts?: Facts): string } {
  const say = clearly(speaker(language, ownTexts(language)));
  return { tell: (key, facts) => say({ key, ...(facts ? { facts } : {}) }) };
}

/** Says on the error output why a command does not go on, and gives its exit code. */
export const failing =
  (language: Language) =>
  (trouble: UsageTrouble, code: number = MISUSED): number => {
    complain(language, trouble);
    return code;
  };

/** One sentence on the error output. */
export function complain(language: Language, { key, facts }: UsageTrouble): void {
  warn(tellerIn(language).tell(key, facts));
}
