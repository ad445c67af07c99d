import { countAddsUp } from './account.ts';
import {
  type Check,
  forkIsIndependent,
  offeredApply,
  offeredAreLegal,
  refusedAreRefused,
  replaysHere,
  snapshotIsTheMatch,
  standsElsewhere,
  survivesJson,
  trialLeavesNoTrace,
  undoFindsTheDecision,
  undoIsIdentity,
} from './checks.ts';
import { offersAllLegal } from './offers-all-legal.ts';
import { choiceIsNoSecret, goesIndependently, keepsSecrets, oddsKeepSecrets } from './secrets.ts';
import { oddsComeTrue } from './true-odds.ts';

/** A check of every game, and at how many of the decisions of a match `npm run fuzz` makes it. */
export interface Listed {
  readonly name: string;
  readonly check: Check;
  /** Once in so many decisions, at other ones in every match. */
  readonly every: number;
  /**
   * What the check costs grows with the match behind it (a replay from the start): it is made ever more seldom, so that a
   * decision costs the same on average however long the match is.
   */
  readonly grows?: true;
}

/** Every check there is: a new one is written in this room and listed here, and fuzzing makes it. */
export const CHECKS: readonly Listed[] = [
  { name: 'refusedAreRefused', check: refusedAreRefused, every: 1 },
  { name: 'offeredAreLegal', check: offeredAreLegal, every: 1 },
  { name: 'survivesJson', check: survivesJson, every: 1 },
  { name: 'offeredApply', check: offeredApply, every: 1 },
  { name: 'goesIndependently', check: goesIndependently, every: 1 },
  { name: 'forkIsIndependent', check: forkIsIndependent, every: 7 },
  { name: 'standsElsewhere', check: standsElsewhere, every: 7 },
  { name: 'undoIsIdentity', check: undoIsIdentity, every: 7 },
  { name: 'undoFindsTheDecision', check: undoFindsTheDecision, every: 7 },
  { name: 'snapshotIsTheMatch', check: snapshotIsTheMatch, every: 29, grows: true },
  { name: 'trialLeavesNoTrace', check: trialLeavesNoTrace, every: 7 },
  { name: 'offersAllLegal', check: offersAllLegal, every: 7 },
  { name: 'keepsSecrets', check: keepsSecrets, every: 7 },
  { name: 'choiceIsNoSecret', check: choiceIsNoSecret, every: 7 },
  { name: 'oddsKeepSecrets', check: oddsKeepSecrets, every: 29 },
  { name: 'oddsComeTrue', check: oddsComeTrue, every: 29 },
  // Nothing to do before the end.
  { name: 'countAddsUp', check: countAddsUp, every: 1 },
  { name: 'replaysHere', check: replaysHere, every: 7, grows: true },
];

/** Whether a check is due: `phase` is a number of the match's own, so that matches are looked at in different places. */
export function isDue({ every, grows }: Listed, decision: number, phase: number): boolean {
  if ((decision + phase) % every !== 0) return false;
  if (!grows) return true;
  // At the first hundred, then at every doubling: what all of them cost together stays in proportion to the match.
  const nth = Math.floor((decision + phase) / every) - Math.floor(phase / every);
  return decision < 100 || (nth & (nth - 1)) === 0;
}
