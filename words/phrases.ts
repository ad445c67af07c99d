import type { Fact, Facts, Phrase, Question, Refusal } from '@conjure/engine';

type QuestionTexts = Pick<Question, 'kind' | 'rule' | 'facts' | 'own'>;

/** The question, as it is put to the seat that is asked. */
export const prompt = ({ kind, rule, facts, own }: QuestionTexts): Phrase => ({
  key: `question.${kind}`,
  facts: { ...facts, ...own },
  rule,
});

/** What the others are told meanwhile. `who`: the names of those whose answer is missing. */
export const waiting = ({ kind, rule, facts = {} }: QuestionTexts, who: Fact): Phrase => ({
  key: `waiting.${kind}`,
  facts: { ...facts, who },
  rule,
});

/** The sentence for a refusal: that of the rule, or that of one of its reasons. */
export const refusalKey = (rule: string, reason?: string): string =>
  reason === undefined ? `refusal.${rule}` : `refusal.${rule}.${reason}`;

/** Why not. */
export const why = ({ rule, facts, reason }: Refusal): Phrase => ({ key: refusalKey(rule, reason), facts, rule });

/** What is certain of an answer and told in sentences of its own: the lists among its facts. */
export const followingIn = (about: Facts | null | undefined): readonly Phrase[] =>
  Object.values(about ?? {})
    .flatMap((fact) => (Array.isArray(fact) ? fact : []))
    .filter((one): one is Phrase => typeof one === 'object');
