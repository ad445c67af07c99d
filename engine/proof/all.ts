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
  viewsStay,
} from './checks.ts';
import { offersAllLegal } from './offers-all-legal.ts';
import { answersKeepSecrets, choiceIsNoSecret, goesIndependently, keepsSecrets, oddsKeepSecrets } from './secrets.ts';
import { oddsComeTrue } from './true-odds.ts';
import { unknownIsNotMissing } from './unknown-names.ts';

/** A check that `npm run fuzz` makes at every decision of a match. */
export interface ListedCheck {
  readonly name: string;
  readonly check: Check;
  /**
   * What the check costs grows with the match behind it (a replay from the start): it is made ever more seldom, so that a
   * decision costs the same on average however long the match is.
   */
  readonly grows?: true;
}

/** Every check there is: a new one is written in this room and listed here, and fuzzing makes it. */
export const CHECKS: readonly ListedCheck[] = [
  { name: 'refusedAreRefused', check: refusedAreRefused },
  { name: 'offeredAreLegal', check: offeredAreLegal },
  { name: 'survivesJson', check: survivesJson },
  { name: 'offeredApply', check: offeredApply },
  { name: 'goesIndependently', check: goesIndependently },
  { name: 'forkIsIndependent', check: forkIsIndependent },
  { name: 'viewsStay', check: viewsStay },
  { name: 'standsElsewhere', check: standsElsewhere },
  { name: 'undoIsIdentity', check: undoIsIdentity },
  { name: 'undoFindsTheDecision', check: undoFindsTheDecision },
  { name: 'snapshotIsTheMatch', check: snapshotIsTheMatch, grows: true },
  { name: 'trialLeavesNoTrace', check: trialLeavesNoTrace },
  { name: 'offersAllLegal', check: offersAllLegal },
  { name: 'unknownIsNotMissing', check: unknownIsNotMissing },
  { name: 'keepsSecrets', check: keepsSecrets },
  { name: 'choiceIsNoSecret', check: choiceIsNoSecret },
  { name: 'answersKeepSecrets', check: answersKeepSecrets },
  { name: 'oddsKeepSecrets', check: oddsKeepSecrets },
  { name: 'oddsComeTrue', check: oddsComeTrue },
  // Nothing to do before the end.
  { name: 'countAddsUp', check: countAddsUp },
  { name: 'replaysHere', check: replaysHere, grows: true },
];

/** At all of the first so many decisions a check is made whose cost grows with the match, then at every doubling. */
const FIRST = 30;

/** Whether a check is made at a decision. */
export function isDue({ grows }: ListedCheck, decision: number): boolean {
  return !grows || decision < FIRST || (decision & (decision - 1)) === 0;
}
