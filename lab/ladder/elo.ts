import { type Estimate, Z } from '../statistics.ts';

/** How much stronger one is who takes this share of the points: 64 % are 100. */
export const eloOf = (score: number): number => -400 * Math.log10(1 / score - 1);

/** The share of the points that one takes who is so much stronger. */
export const scoreOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** Nothing is told beyond that: 99.9 % of the points. */
const BOUND = 1200;
const bounded = (score: number): number => Math.max(-BOUND, Math.min(BOUND, eloOf(score)));

/** Who won or lost everything has no Elo: half a point more would have gone the other way, in so many pairs and one. */
const finite = (score: number, pairs: number): number =>
  score > 0 && score < 1 ? score : (pairs * score + 0.5) / (pairs + 1);

/** How the points of pairs spread. As if one more pair had come out half a point off: pairs that are all alike may be so by chance. */
export function spreadOf(scores: readonly number[], mean: number): number {
  return scores.reduce((sum, score) => sum + (score - mean) ** 2, 0.25) / (scores.length + 1);
}

export const meanOf = (scores: readonly number[]): number =>
  scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);

/**
 * The share of the points with its 95 % interval: Wilson's, for as many independent matches as tell as much as these pairs do. The two
 * matches of a deal are no independent ones: where the deal decides, a pair is split whoever is stronger.
 */
export function pointsOf(scores: readonly number[]): Estimate {
  const n = scores.length;
  if (n === 0) return { value: 0.5, low: 0, high: 1 };
  const value = meanOf(scores);
  const near = (n * value + 0.5) / (n + 1);
  const tells = (n * near * (1 - near)) / spreadOf(scores, value);
  const z2 = Z * Z;
  const centre = (value + z2 / (2 * tells)) / (1 + z2 / tells);
  const half = (Z * Math.sqrt((value * (1 - value)) / tells + z2 / (4 * tells * tells))) / (1 + z2 / tells);
  return { value, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** The same in Elo, of so many pairs. */
export function eloWithin(points: Estimate, pairs: number): Estimate {
  return { value: bounded(finite(points.value, pairs)), low: bounded(points.low), high: bounded(points.high) };
}
