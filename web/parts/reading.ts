import { canonical, type Facts, type Phrase } from '@conjure/engine';

export const phrase = (key: string, facts?: Facts): Phrase => (facts ? { key, facts } : { key });

/** What the odds of an answer come to for whoever asks. */
export interface Reading {
  /** What one gets, and how likely: a sentence or two. */
  readonly sentences: readonly Phrase[];
  /** What may come, by what it means: together all there is. */
  readonly parts: readonly { readonly meaning: Phrase; readonly p: number }[];
}

/** As people count with a die where it comes out even, else in per cent. */
export function chancePhrase(p: number): Phrase {
  const sixths = Math.round(p * 6);
  if (Math.abs(p * 6 - sixths) < 0.005 && sixths > 0 && sixths < 6) return phrase('odds.inSix', { n: sixths });
  const n = Math.round(p * 100);
  // What may fail is never said to be sure, and what may come never to be out of the question.
  if (n === 100 && p < CERTAIN) return phrase('odds.over', { n: 99 });
  return n === 0 && p > 1 - CERTAIN ? phrase('odds.under', { n: 1 }) : phrase('odds.percent', { n });
}

/** Sums of shares of chances are not quite exact. */
export const CERTAIN = 1 - 1e-9;

/** Outcomes that mean the same, together. */
export function grouped<T extends { readonly p: number }>(
  outcomes: readonly T[],
  meaning: (outcome: T) => Phrase,
): Reading['parts'] {
  const parts = Map.groupBy(
    outcomes.map((outcome) => ({ meaning: meaning(outcome), p: outcome.p })),
    ({ meaning }) => canonical(meaning),
  );
  return [...parts.values()].map((same) => ({ meaning: same[0].meaning, p: same.reduce((sum, { p }) => sum + p, 0) }));
}
