import { samePlain } from '@conjure/engine';
import type { Choice, OpenQuestion } from '@conjure/host';

/** An answer by its fields; which it has, its question decides. */
export type AnswerFields = { readonly [field: string]: unknown };

/** The part of an answer that is settled already: what is still open is picked on the board. */
export type PartialAnswer = AnswerFields;

export const fieldsOf = ({ answer }: Pick<Choice, 'answer'>): AnswerFields => answer as AnswerFields;

export const matches = (answer: AnswerFields, aim: PartialAnswer): boolean =>
  Object.entries(aim).every(([field, value]) => samePlain(answer[field], value));

/** Legal answers: all of them, or some where they cannot be listed. */
export const choicesOf = ({ options, sampled }: OpenQuestion): readonly Choice[] => options ?? sampled ?? [];
