import type { Choice, OpenQuestion } from '@conjure/host';
import { type Answer, choicesOf, fieldsOf } from '../../answers.ts';

const choiceWhere = (asked: OpenQuestion, is: (answer: Answer) => boolean): Choice | null =>
  choicesOf(asked).find((choice) => is(fieldsOf(choice))) ?? null;

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Whom a question is about, by number: under one of these names; `null` where it names nobody so. */
export function factIn({ facts, own }: OpenQuestion, ...names: string[]): number | null {
  for (const name of names) {
    const found = numberOf(own?.[name] ?? facts[name]);
    if (found !== null) return found;
  }
  return null;
}

/** Ways to have no more of it: of such answers a question has at most one. */
const ENOUGH: Readonly<Record<string, Answer>> = {
  action: { do: 'end' },
  spin: { do: 'decline' },
  counter: { do: 'pass' },
  browseFree: { do: 'done' },
  trigger: { do: 'decline' },
};

/** The answer by which one has enough, where there is one. */
export function enoughOf(asked: OpenQuestion): Answer | null {
  const answer = ENOUGH[asked.kind] ?? null;
  if (answer && asked.kind === 'trigger') return choiceWhere(asked, (one) => one.do === 'decline') ? answer : null;
  return answer;
}

/** Where on the board an answer would go, as a selector. */
export function selectorOf(answer: unknown): string | null {
  const { target, targets, figure } = (answer ?? {}) as Answer;
  const first = Array.isArray(targets) ? targets[0] : undefined;
  const named = numberOf(target) ?? numberOf(first) ?? numberOf(figure);
  return named === null ? null : `[data-thing="figure:${named}"]`;
}
