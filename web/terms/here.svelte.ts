import type { Language, Texts } from '@conjure/words';
import { inScope } from '../parts/scope.ts';
import { type TermPart, type TermRules, termsOf, titlesIn } from './finding.ts';

const files = import.meta.glob<{ default: Texts }>('../text/*/terms-*.json');

function newTerms() {
  let game = $state.raw('');
  let find: (text: string) => readonly TermPart[] = $state.raw((text) => [text]);
  let key = '';
  return {
    get game(): string {
      return game;
    },
    /** The text with its terms; as long as they are on their way, without. */
    partsOf: (text: string): readonly TermPart[] => find(text),
    /** The terms of a game in a language; they come a moment after everything else. */
    async speak(of: string, rules: TermRules, lang: Language, words: () => Promise<Texts>): Promise<void> {
      const path = `../text/${lang}/terms-${of}.json`;
      key = path;
      const [file, names] = await Promise.all([files[path]?.(), words()]);
      const texts = file?.default;
      if (key !== path || !texts) return;
      game = of;
      find = termsOf(of, rules, texts, titlesIn(names));
    },
  };
}

/** The terms that this table explains. */
export const termsHere = inScope(newTerms);
