import { askThen, type Question, type Script } from '@conjure/engine';

const CONCESSION = [{ do: 'concede' }];

/** Asks, and goes on with the answer. Whoever is asked may concede. [B111] */
export function askOrConcede<A>(question: Question<A>, then: (answer: A) => void): Script {
  question.aside = CONCESSION as A[];
  return askThen(question, then);
}
