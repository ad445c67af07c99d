import type { Fact, Facts, Phrase, Question, Refusal } from '@conjure/engine';

type Asked = Pick<Question, 'kind' | 'rule' | 'facts' | 'own'>;

/** The question, as it is put to the seat that is asked. */
export const prompt = ({ kind, rule, facts, own }: Asked): Phrase => ({
  key: `question.${kind}`,
  facts: { ...facts, ...own },
  rule,
});

/** What the others are told meanwhile. `who`: the names of those whose answer is missing. */
export const waiting = ({ kind, rule, facts = {} }: Asked, who: Fact): Phrase => ({
  key: `waiting.${kind}`,
  facts: { ...facts, who },
  rule,
});

/** Why not. */
export const why = ({ rule, facts }: Refusal): Phrase => ({ key: `refusal.${rule}`, facts, rule });

/** What is certain of an answer and told in sentences of its own: the lists among its facts. */
export const followingIn = (about: Facts | null | undefined): readonly Phrase[] =>
  Object.values(about ?? {}).flatMap((fact) => (Array.isArray(fact) ? (fact as readonly Phrase[]) : []));
