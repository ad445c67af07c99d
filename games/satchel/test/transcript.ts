import type { Phrase } from '@conjure/engine';
import { transcriptOf } from '@conjure/engine/testing/transcript';
import type { SatchelMatch } from './table.ts';

export const transcript = (match: SatchelMatch, say: (phrase: Phrase) => string): string =>
  transcriptOf(match, say, ({ seats }, seat) => ({ key: `person.${seats[seat].id}` }));
