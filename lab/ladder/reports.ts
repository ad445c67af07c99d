import type { Estimate } from '../statistics.ts';
import { Z } from '../statistics.ts';
import { eloOf, eloWithin, pointsOf } from './elo.ts';
import type { ReadyLadder } from './ladder.ts';
import { type Pair, type PlayedBy, together } from './pair.ts';
import { type LadderProgress, scoreIn } from './run.ts';
import { evidenceOf, type TestVerdict, verdictOf } from './sequential.ts';

/** Fewer pairs than that are no claim. */
export const CLAIM = 100;

/** What a level did: on average by seat and match. */
interface Done {
  readonly decisions: number;
  /** Of the processor for a decision, and how many a second that makes. */
  readonly cpuMs: number;
  readonly perSecond: number;
  /** Of the processor, for the longest decision; `null` where only the clock on the wall was looked at. */
  readonly longestMs: number | null;
  readonly deeds: { readonly [name: string]: number };
}

/** How one level stands to another. */
export interface EncounterReport {
  readonly one: string;
  readonly other: string;
  readonly pairs: number;
  /** Deals of which the one won both matches, one of two or the like, none. */
  readonly both: number;
  readonly split: number;
  readonly none: number;
  readonly points: Estimate;
  readonly elo: Estimate;
  readonly evidence: number;
  readonly verdict: TestVerdict;
  /** Of the points, those that the seat which plays first took, whoever sat there. */
  readonly firstSeat: Estimate;
  readonly did: { readonly one: Done; readonly other: Done };
}

export function reportsOf(
  { encounters, test }: Pick<ReadyLadder, 'encounters' | 'test'>,
  progress: LadderProgress,
): EncounterReport[] {
  return encounters.map(({ one, other }, i) => {
    const pairs = progress[i] ?? [];
    const scores = pairs.map(scoreIn);
    const points = pointsOf(scores);
    return {
      one,
      other,
      pairs: pairs.length,
      both: scores.filter((score) => score === 1).length,
      split: scores.filter((score) => score > 0 && score < 1).length,
      none: scores.filter((score) => score === 0).length,
      points,
      elo: eloWithin(points, pairs.length),
      evidence: evidenceOf(scores, test),
      verdict: verdictOf(scores, test),
      firstSeat: pointsOf(pairs.map(firstOf)),
      did: { one: doneBy(pairs.map((pair) => pair.one)), other: doneBy(pairs.map((pair) => pair.other)) },
    };
  });
}

/** In the first match of a pair the one sits first, in the second the other. */
const firstOf = ({ points: [first, second] }: Pair): number => (first + 1 - second) / 2;

function doneBy(played: readonly PlayedBy[]): Done {
  const { thinking, deeds } = together(played);
  const { decisions, cpu, longest } = thinking;
  const seats = Math.max(1, deeds.seats);
  return {
    decisions: decisions / seats,
    cpuMs: cpu / Math.max(1, decisions),
    perSecond: cpu === 0 ? 0 : (1000 * decisions) / cpu,
    longestMs: longest,
    deeds: Object.fromEntries(Object.entries(deeds.sums).map(([name, sum]) => [name, sum / seats])),
  };
}

/**
 * The Elo of each level over the lowest, which has 0; of those above it by what lies between, with the doubts of all steps, as far as none
 * is missing. Few pairs in one step are few for all that stands on it.
 */
export function rungsOf(reports: readonly EncounterReport[]): { level: string; elo: Estimate; isFew: boolean }[] {
  const [first] = reports;
  if (!first) return [];
  const rungs = [{ level: first.other, elo: { value: 0, low: 0, high: 0 }, isFew: false }];
  let [sum, squares, isFew] = [0, 0, false];
  for (const { one, other, elo, pairs } of reports) {
    if (rungs.at(-1)?.level !== other) break;
    sum += elo.value;
    squares += ((elo.high - elo.low) / (2 * Z)) ** 2;
    const half = Z * Math.sqrt(squares);
    isFew ||= pairs < CLAIM;
    rungs.push({ level: one, elo: { value: sum, low: sum - half, high: sum + half }, isFew });
  }
  return rungs;
}

/** A level that beats the one above it, as far as can be told: what must not be. */
export const isUpsideDown = ({ elo }: EncounterReport): boolean => elo.high < eloOf(0.5);
