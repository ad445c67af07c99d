import type { Phrase } from '@conjure/engine';
import type { Choice } from '@conjure/host';
import type { PartialAnswer } from '../../answers.ts';
import { isHex } from '../printed.ts';
import { placeName } from './places.ts';

/** What the aim says already. */
const SETTLED = ['spirit', 'power'];

/** Whom, what or where a power would meet, without what is settled: chips that all begin alike would be cut before they differ. */
export const targetOf = ({ label }: Choice, aim: PartialAnswer): Phrase[] =>
  typeof aim.spirit !== 'number'
    ? []
    : Object.entries(label.facts ?? {}).flatMap(([name, fact]) => {
        if (SETTLED.includes(name)) return [];
        if (isHex(fact)) return [placeName(fact)];
        return typeof fact === 'object' && 'key' in fact ? [fact] : [];
      });
