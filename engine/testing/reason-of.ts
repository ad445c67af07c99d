import type { Refusal } from '../index.ts';

/** A refusal as tests assert it: `B57.elsewhere`, or `B55` where the sentence has no reason. */
export const reasonOf = ({ rule, reason }: Pick<Refusal, 'rule' | 'reason'>): string =>
  reason === undefined ? rule : `${rule}.${reason}`;
