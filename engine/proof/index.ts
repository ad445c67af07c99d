// What others may use of the proofs: the whole list of checks, and those that tests make by themselves.

// What holds of every game

export { CHECKS, isDue, type ListedCheck } from './all.ts';
export {
  type Check,
  forkIsIndependent,
  offeredApply,
  offeredAreLegal,
  refusedAreRefused,
  replaysHere,
  same,
  survivesJson,
  undoIsIdentity,
} from './checks.ts';
export { answersKeepSecrets, choiceIsNoSecret, goesIndependently, keepsSecrets, someSeat, twinOf } from './secrets.ts';
export { type NamedPlaces, showsWhatWasTold } from './shows-what-was-told.ts';

// Matches and answers at random

export { answersTo, offersAllLegal } from './offers-all-legal.ts';
export { checkAlong, lightPlay, type RandomPlay, randomOptions, randomPlay } from './random-play.ts';

// Lessons

export { followLesson, lessonKeys } from './lessons.ts';
export * from './unknown-names.ts';
