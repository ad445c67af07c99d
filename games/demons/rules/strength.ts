import { strengthOf } from '../content.ts';
import type { Position } from '../state.ts';

/** A mortal's one strength, for attack and defence. [7.0a] [T7] */
export function mortalStrength(at: Position, mortal: number): number {
  return Math.max(1, at.content.mortals[mortal].strength + at.state.options.mortalStrength);
}

/** The strengths of all units are added, wherever they stand and whether they flee or not. [7.0d] [7.7] [R35] [R89] */
export function strengthOfMortals(at: Position, mortals: readonly number[]): number {
  let sum = 0;
  for (const mortal of mortals) sum += mortalStrength(at, mortal);
  return sum;
}

/** A magician has no strength of his own, only that of his spirits. [7.0e] */
export function strengthOfSpirits(at: Position, spirits: readonly number[]): number {
  let sum = 0;
  for (const spirit of spirits) sum += strengthOf(at.content, at.state.options, spirit);
  return sum;
}
