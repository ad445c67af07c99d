import { diceFrom, type Game, type Match, play, record, seeded } from '@conjure/engine';
import { isDue, lightPlay, type RandomPlay, randomPlay } from '@conjure/engine/proof';
import { ALL_CHECKS, checkAt } from '@conjure/host/proof';
import { type Fuzzed, wantedBy } from './fuzzed.ts';

/** How a match came out. */
export type FuzzOutcome =
  | { readonly is: 'over'; readonly decisions: number }
  | { readonly is: 'brokenOff'; readonly decisions: number }
  | { readonly is: 'failed'; readonly decisions: number; readonly why: string; readonly match: Match | null };

/** Time is up, or somebody has had enough. */
const ENOUGH = Symbol('enough');

export interface FuzzWanted {
  readonly seed: string;
  /** Invariants alone, in playouts that keep nothing: what matters is how many positions are seen. */
  readonly light: boolean;
  /** Asked at every decision and after every check, with how many decisions that are looked at have been made since. */
  isEnough(decisions: number): boolean;
}

/** One match with every check that is due, from some decision on; everything about it follows from its seed. */
export function fuzzOne(fuzzed: Fuzzed, { seed, light, isEnough }: FuzzWanted): FuzzOutcome {
  const { game, holds, bound, mayGoOn = () => false } = fuzzed;
  const wanted = { ...wantedBy(fuzzed, seed), bound };
  const { options = {} } = wanted;
  // Who seeks something may seek it for ever.
  const last = mayGoOn(options) || wanted.choose ? bound - 1 : Number.POSITIVE_INFINITY;
  const from = light ? 0 : firstChecked(game, wanted);
  let decisions = 0;
  let here: Match | null = null;
  const look = (match: Match, decision: number) => {
    here = match;
    if (isEnough(Math.max(decision, from) - Math.max(decisions, from))) throw ENOUGH;
    decisions = decision;
    if (decision === last) throw ENOUGH;
    holds(match);
    if (light || decision < from) return;
    for (const listed of ALL_CHECKS) {
      if (!isDue(listed, decision)) continue;
      checkAt(listed, match, `${seed} ${decision}`);
      if (isEnough(0)) throw ENOUGH;
    }
  };
  try {
    (light ? lightPlay : randomPlay)(game, wanted, look);
    return { is: 'over', decisions };
  } catch (error) {
    if (error === ENOUGH) return { is: 'brokenOff', decisions };
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { is: 'failed', decisions, why, match: light ? replayed(game, wanted, decisions) : here };
  }
}

/**
 * The decision from which a match is checked: a match in two is from its beginning, the others from anywhere. Else a run that
 * is too short for whole matches would see nothing but beginnings.
 */
function firstChecked(game: Game, wanted: RandomPlay): number {
  const dice = diceFrom(seeded(`first checked ${wanted.seed}`));
  if (dice.index('begins', 2) === 0) return 0;
  let length = 0;
  try {
    lightPlay(game, wanted, (_, decision) => {
      length = decision;
    });
  } catch {
    // What is wrong with it is found when it is played with every check.
  }
  return dice.index('from', length + 1);
}

/** A playout keeps nothing: the same match again as one that does, up to where it failed. */
function replayed(game: Game, wanted: RandomPlay, decisions: number): Match | null {
  let last: Match | null = null;
  try {
    randomPlay(game, wanted, (match, decision) => {
      last = match;
      if (decision === decisions) throw ENOUGH;
    });
  } catch {
    // It fails as the playout did, or has come as far as was wanted.
  }
  return last;
}

/** The record of a match that failed, for a file. */
export const recordText = (match: Match): string => `${JSON.stringify(record(play(match)), null, 1)}\n`;
