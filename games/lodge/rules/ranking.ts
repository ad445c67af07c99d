import { ranking } from '@conjure/engine';
import { OWNERS } from '../board.ts';
import type { Constants } from '../data-constants.ts';

interface Ranks {
  prizes: readonly number[];
  /** What the only contributor gets beyond the first prize. */
  sole: number;
  constants: Constants;
}

/**
 * Levels of equal count take the prizes downwards; those tied on a level get it less 1 if it is more than 1; a tie does not
 * use up the next prize. By owner. [B73] [R27]
 */
export function shares(counts: readonly number[], { prizes, sole, constants }: Ranks): number[] {
  const points = new Array<number>(OWNERS).fill(0);
  const owners: number[] = [];
  for (let owner = 0; owner < OWNERS; owner++) if (counts[owner] > 0) owners.push(owner);
  if (owners.length === 0) return points;
  if (owners.length === 1) {
    points[owners[0]] = prizes[0] + sole;
    return points;
  }
  for (const [level, tied] of ranking(owners, (owner) => counts[owner]).entries()) {
    const prize = prizes[level] ?? 0;
    const each = tied.length > 1 && prize > 1 ? prize - constants.tiePenalty : prize;
    for (const owner of tied) points[owner] = each;
  }
  return points;
}
