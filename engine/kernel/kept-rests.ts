import { must } from '../tools/must.ts';
import type { Rest } from './match.ts';

/**
 * A rest that was kept along the way, so that an earlier position is a few answers away and not the whole match. Nobody
 * changes it: whoever goes on from it copies its state.
 */
export interface KeptRest<S> {
  readonly rest: Readonly<Rest<S>>;
  /** How long the story was. */
  readonly storyLength: number;
}

/** The last rests are all kept, since most undos come at once; of those before, only some, further and further apart. */
const LATEST = 8;
const EVERY = 32;
/** In matches past this many answers they are kept further apart, so that they never fill the memory. */
const LONG = 16_384;

/** How many answers lie between kept rests: going back or on costs no more than so many. */
export function spacing(answers: number): number {
  let apart = EVERY;
  for (let many = LONG; answers >= many; many *= 2) apart *= 2;
  return apart;
}

/** Keeps one more rest, and drops one that is no longer among the latest if another is near it. */
export function keep<S>(kept: KeptRest<S>[], next: KeptRest<S>): void {
  // Of several rests after the same answer the last is the nearest to the question.
  if (kept.at(-1)?.rest.step === next.rest.step) kept.pop();
  kept.push(next);
  const older = kept.length - 1 - LATEST;
  if (older < 1) return;
  const { step } = must(kept[older], 'a kept rest').rest;
  if (step - must(kept[older - 1], 'a kept rest').rest.step < spacing(step)) kept.splice(older, 1);
}

/** The place in the list of the last one that was kept when no more than so many answers had been given. */
export function lastBy<S>(kept: readonly KeptRest<S>[], answers: number): number {
  let low = 0;
  let high = kept.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (must(kept[middle], 'a kept rest').rest.step <= answers) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
