import { must } from '@conjure/engine';
import type { OpenQuestion } from '@conjure/host';
import type { AnswerFields } from '../../answers.ts';

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Whom a question is about, by number: under one of these names; `null` where it names nobody so. */
export function factIn({ facts, own }: OpenQuestion, ...names: string[]): number | null {
  for (const name of names) {
    const found = numberOf(own?.[name] ?? facts[name]);
    if (found !== null) return found;
  }
  return null;
}

/** The same where the question always names somebody. */
export const namedIn = (asked: OpenQuestion, ...names: string[]): number =>
  must(factIn(asked, ...names) ?? undefined, 'what it is about:', asked.kind);

/** Where on the board an answer would go, as a selector. */
export function selectorOf(answer: unknown): string | null {
  const [first, ...others] = figuresIn(answer);
  const named = others[0] ?? first;
  return named === undefined ? null : `[data-thing="figure:${named}"]`;
}

const plain = (answer: unknown): AnswerFields =>
  typeof answer === 'object' && answer !== null ? (answer as AnswerFields) : {};

/** The figures that an answer is about. */
export function figuresIn(answer: unknown): number[] {
  const { figure, target, targets } = plain(answer);
  return [figure, target, ...(Array.isArray(targets) ? targets : [])].flatMap((one) => numberOf(one) ?? []);
}
