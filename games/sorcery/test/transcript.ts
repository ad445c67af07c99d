import type { Phrase } from '@conjure/engine';
import { transcriptOf } from '@conjure/engine/testing/transcript';
import { seatIn } from '../seat-name.ts';
import type { SorceryMatch } from './table.ts';

export const transcript = (match: SorceryMatch, say: (phrase: Phrase) => string): string =>
  transcriptOf(match, say, seatIn);
