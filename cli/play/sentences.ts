import type { Phrase } from '@conjure/engine';
import type { TerminalContext } from './face.ts';
import { wrap } from './layout.ts';

/** Phrases one after another, each on lines of its own. */
export const sentences = ({ voice, page }: TerminalContext, phrases: readonly Phrase[]): string[] =>
  phrases.flatMap((phrase) => wrap(voice.say(phrase), page.width, '  '));
