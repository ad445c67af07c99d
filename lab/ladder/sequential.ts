import { meanOf, scoreOf, spreadOf } from './elo.ts';

/** What is tested: whether one is stronger by `wanted` Elo rather than by `least`. */
export interface Test {
  readonly least: number;
  readonly wanted: number;
}

/** A rung of a ladder is one hundred Elo. */
export const RUNG: Test = { least: 0, wanted: 100 };

/** How often either verdict may be wrong. */
const WRONG = 0.05;
const BOUND = Math.log((1 - WRONG) / WRONG);

/** Fewer pairs decide nothing, however they go: of so few the spread is not known. With 16 it errs as seldom as it says. */
const FEWEST = 16;

export type TestVerdict = 'stronger' | 'not' | null;

/**
 * How much likelier the points of these pairs are if one is stronger as wanted than if it is not, as a logarithm. The generalised
 * sequential probability ratio test, in its normal approximation over pairs: the spread is that of pairs, so that a deal which decides
 * by itself is no evidence.
 */
export function evidenceOf(scores: readonly number[], { least, wanted }: Test): number {
  if (scores.length === 0) return 0;
  const [low, high] = [scoreOf(least), scoreOf(wanted)];
  const mean = meanOf(scores);
  return (scores.length * (high - low) * (2 * mean - low - high)) / (2 * spreadOf(scores, mean));
}

/** Whether enough has been played, and for what. */
export function verdictOf(scores: readonly number[], test: Test): TestVerdict {
  if (scores.length < FEWEST) return null;
  const evidence = evidenceOf(scores, test);
  return evidence >= BOUND ? 'stronger' : evidence <= -BOUND ? 'not' : null;
}
