import type { OpenQuestion } from '@conjure/host';
import { onlyAnswer } from '../../../table/session/auto-answer.ts';
import { choicesOf, fieldsOf } from '../../answers.ts';

/** When somebody wants to be asked about reactions: always; if one of his spells answers; if besides he is hit. */
export const ASKS = ['always', 'able', 'hit'] as const;
export type Asks = (typeof ASKS)[number];

/** What happens to the mage himself. */
const HITS: readonly unknown[] = ['damageIncoming', 'damaged', 'wouldBeDefeated'];

/** What is said for him who does not want to be asked; `null` where he is to decide. */
export function autoAnswer(asked: OpenQuestion, asks: Asks): unknown {
  const isReaction = asked.kind === 'react' || asked.kind === 'unused';
  if (isReaction && asks === 'always') return null;
  const isHit = HITS.includes(asked.facts.trigger);
  return asked.kind === 'react' && asks === 'hit' && !isHit ? { do: 'decline' } : onlyAnswer(asked);
}

/** Slots whose spells answer what has happened. */
export const answering = (asked: OpenQuestion): readonly unknown[] =>
  choicesOf(asked).flatMap((choice) => fieldsOf(choice).slot ?? []);
