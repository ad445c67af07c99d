import type { Then } from './ahead.ts';

/** What an option came to, followed by a playout or by nothing. */
export interface AnswerTally {
  readonly then: Then;
  visits: number;
  total: number;
  /** By the number of the world: all options are played in the same ones. */
  readonly worths: Map<number, number>;
}

export interface WeighedAnswer {
  readonly answer: unknown;
  readonly tallies: readonly AnswerTally[];
}

export const newTally = (then: Then): AnswerTally => ({ then, visits: 0, total: 0, worths: new Map() });

export function count(tally: AnswerTally, world: number, worth: number): void {
  tally.visits++;
  tally.total += worth;
  tally.worths.set(world, worth);
}

const mean = ({ visits, total }: AnswerTally): number => (visits === 0 ? Number.NEGATIVE_INFINITY : total / visits);

/** The seat need not go on by its playout: an option is worth what the better of its continuations is worth. */
export const better = ({ tallies }: WeighedAnswer): AnswerTally =>
  tallies.reduce((best, tally) => (mean(tally) > mean(best) ? tally : best));

export const worth = (option: WeighedAnswer): number => mean(better(option));
export const visitsTo = ({ tallies }: WeighedAnswer): number => tallies.reduce((sum, { visits }) => sum + visits, 0);

/** By how much one option is better than another, world by world, and how far chance may have moved that. */
export function lead(one: AnswerTally, other: AnswerTally): { worlds: number; by: number; doubt: number } {
  let [n, sum, squares] = [0, 0, 0];
  for (const [world, found] of one.worths) {
    const more = found - (other.worths.get(world) ?? Number.NaN);
    if (Number.isNaN(more)) continue;
    n++;
    sum += more;
    squares += more * more;
  }
  if (n < 2) return { worlds: n, by: sum, doubt: 0 };
  return { worlds: n, by: sum / n, doubt: Math.sqrt(Math.max(0, squares - (sum * sum) / n) / (n - 1) / n) };
}
