import type { OpenQuestion } from '@conjure/host';
import { choicesOf, fieldsOf } from '../../answers.ts';

/** When somebody wants to be asked about reactions: always; if one of his spells answers; if besides he is hit. */
export const ASKS = ['always', 'able', 'hit'] as const;
export type Asks = (typeof ASKS)[number];

/** What happens to the mage himself. */
const HITS: readonly unknown[] = ['damageIncoming', 'damaged', 'wouldBeDefeated'];

/** What is said for him who does not want to be asked; `null` where he is to decide. */
export function saidFor(asked: OpenQuestion, asks: Asks): unknown {
  const choices = choicesOf(asked);
  const only = choices.length === 1 ? choices[0].answer : null;
  if (asks === 'always') return null;
  if (asked.kind === 'unused') return only;
  if (asked.kind !== 'react') return null;
  const isHit = HITS.includes(asked.facts.trigger);
  return only ?? (asks === 'hit' && !isHit ? { do: 'decline' } : null);
}

/** Slots whose spells answer what has happened. */
export const answering = (asked: OpenQuestion): readonly unknown[] =>
  choicesOf(asked).flatMap((choice) => fieldsOf(choice).slot ?? []);
