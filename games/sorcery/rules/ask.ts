import type { Question, Script } from '@conjure/engine';

export const ALONE: readonly (readonly number[])[] = [[0], [1], [2], [3]];

/** Asks, and goes on with the answer. */
export function* asking<A>(asked: Question<A>, then: (answer: A) => void): Script {
  then((yield asked as Question) as A);
}
