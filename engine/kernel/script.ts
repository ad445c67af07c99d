import type { Question } from './question.ts';
import type { Seat } from './seat.ts';

/** A rule written as the rulebook tells it: it mutates the state, rolls, tells, and asks. */
export type Script<R = void> = Generator<Question, R, unknown>;

/** Asks one seat. */
export function* ask<A>(question: Question<A>): Script<A> {
  return (yield question) as A;
}

/** Asks several seats in secret; the answers come back together, in the order of the question's seats. */
export function* askEach<A>(question: Question<A>): Script<A[]> {
  return (yield question) as A[];
}

/** Asks several seats, each something of its own, and gives the next answer that comes, whosever it is. The others are asked again. */
export function* askIndependently(question: Question): Script<{ seat: Seat; answer: unknown }> {
  return (yield question) as { seat: Seat; answer: unknown };
}

/** Asks several seats; the first to answer settles it. */
export function* askFirst<A>(question: Question<A>): Script<{ seat: Seat; answer: A }> {
  return (yield question) as { seat: Seat; answer: A };
}
