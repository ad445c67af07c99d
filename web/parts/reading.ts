import type { Facts, Phrase } from '@conjure/engine';

export const phrase = (key: string, facts?: Facts): Phrase => (facts ? { key, facts } : { key });

/** What the odds of an answer come to for whoever asks. */
export interface Reading {
  /** What one gets, and how likely: a sentence or two. */
  readonly said: readonly Phrase[];
  /** What may come, by what it means: together all there is. */
  readonly parts: readonly { readonly said: Phrase; readonly p: number }[];
}

/** As people count with a die where it comes out even, else in per cent. */
export function chanceSaid(p: number): Phrase {
  const sixths = Math.round(p * 6);
  return Math.abs(p * 6 - sixths) < 0.005 && sixths > 0 && sixths < 6
    ? { key: 'odds.inSix', facts: { n: sixths } }
    : { key: 'odds.percent', facts: { n: Math.round(p * 100) } };
}

/** Outcomes that mean the same, together. */
export function grouped<T extends { readonly p: number }>(
  outcomes: readonly T[],
  meaning: (outcome: T) => Phrase,
): Reading['parts'] {
  const parts = Map.groupBy(
    outcomes.map((outcome) => ({ said: meaning(outcome), p: outcome.p })),
    ({ said }) => said.key,
  );
  return [...parts.values()].map((same) => ({ said: same[0].said, p: same.reduce((sum, { p }) => sum + p, 0) }));
}
