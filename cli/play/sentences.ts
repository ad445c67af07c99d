import type { Phrase } from '@conjure/engine';
import type { Scene } from './face.ts';
import { wrap } from './layout.ts';

/** Phrases one after another, each on lines of its own. */
export const sentences = ({ voice, page }: Scene, phrases: readonly Phrase[]): string[] =>
  phrases.flatMap((phrase) => wrap(voice.say(phrase), page.width, '  '));
