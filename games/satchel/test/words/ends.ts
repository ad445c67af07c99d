import type { Phrase } from '@conjure/engine';
import { matchOf } from '@conjure/engine/testing/playing';
import { why } from '../../account/why.ts';
import { HEROES, SORCERER } from '../../board.ts';
import { satchel } from '../../game.ts';
import { type Cause, copyState } from '../../state.ts';

interface End {
  readonly winner: number;
  readonly cause: Cause;
  readonly clock?: 'beat' | 'live';
}

/** What is said of a match that is over, as if it had come to this: 4 of 16 ordeals are left, and 5 of 10 spells. */
function whyOf({ winner, cause, clock = 'beat' }: End): Phrase {
  const state = copyState(matchOf(satchel, { options: { clock } }).table.state);
  Object.assign(state, { phase: 'over', winner, cause, beat: 11, startedAt: 1000, now: 85_400, lost: 400 });
  state.ordeals = [1, 2, 3, 4];
  state.spells = [1, 2, 3, 4, 5];
  state.began = [16, 10];
  return why({ state, content: satchel.content });
}

/** Every way in which a match can end. */
export const ENDS: ReadonlyMap<string, Phrase> = new Map([
  ['the last card of the heroes', whyOf({ winner: HEROES, cause: 'deck' })],
  ['the last card of the sorcerer', whyOf({ winner: SORCERER, cause: 'deck', clock: 'live' })],
  ['the Wyrm', whyOf({ winner: SORCERER, cause: 'wyrm' })],
  ['dawn, for the heroes', whyOf({ winner: HEROES, cause: 'dawn' })],
  ['dawn, for the sorcerer', whyOf({ winner: SORCERER, cause: 'dawn' })],
]);
