import { type Fault, got } from '@conjure/engine';

/** What is wrong with a request: a sentence, the place, and what was expected there. */
export interface Problem {
  what: string;
  /** Which part of the request: `seats`, `answer.to`, `scenario.magicians[0].hex`. */
  where: string;
  expected?: string;
  got?: string;
}

/** Everything that a reply can hold but its id. */
export type ReplyFields = { readonly [field: string]: unknown };

export const problemOf = ({ place, expected, got }: Fault): Problem => ({
  what: `Expected ${expected}, got ${got}.`,
  where: place,
  expected,
  got,
});

export type Failure = { readonly error: Problem };

export const faulty = (fault: Fault): Failure => ({ error: problemOf(fault) });

/** A problem that needs a sentence of its own. */
export const wrong = (what: string, where: string, expected: string, value: unknown): Failure => ({
  error: { what, where, expected, got: got(value) },
});
