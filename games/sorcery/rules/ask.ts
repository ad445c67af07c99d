import type { Question, Script } from '@conjure/engine';

export const ALONE: readonly (readonly number[])[] = [[0], [1], [2], [3]];

const CONCESSION = [{ do: 'concede' }];

/** Asks, and goes on with the answer. Whoever is asked may concede. [B111] */
export function* asking<A>(asked: Question<A>, then: (answer: A) => void): Script {
  asked.aside = CONCESSION as A[];
  then((yield asked as Question) as A);
}
