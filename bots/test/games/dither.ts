import { ask, oneOf, type Script, type Table } from '@conjure/engine';
import { choice, toy } from './toy.ts';

const WAYS = ['turn round', 'think', 'lend', 'go on'] as const;
const ways = oneOf(...WAYS);
const THOUGHTS = ['of this', 'of that'] as const;
const thoughts = oneOf(...THOUGHTS);
const REPLIES = ['yes', 'no'] as const;
const replies = oneOf(...REPLIES);

/**
 * Turning round costs nothing and changes nothing, nor does thinking, of whatever, nor lending what the other will give back; going on hurts, and
 * must be done five times.
 */
export interface Dither {
  facing: number;
  lent: boolean;
  steps: number;
  pain: number;
}

function* step({ state, dice }: Table<Dither, null>): Script {
  const way = yield* ask(choice('way', 0, ways, WAYS));
  if (way === 'turn round') {
    state.facing = 1 - state.facing;
    return;
  }
  if (way === 'think') {
    yield* ask(choice('thought', 0, thoughts, THOUGHTS));
    return;
  }
  if (way === 'lend') {
    const reply = yield* ask(choice('reply', 1, replies, REPLIES));
    if (reply === 'yes') state.lent = !state.lent;
    return;
  }
  state.steps++;
  state.pain += dice.d6('pain');
}

export const dither = toy<Dither>({
  id: 'dither',
  start: () => ({ facing: 0, lent: false, steps: 0, pain: 0 }),
  step: (table) => (table.state.steps === 5 ? null : step(table)),
  copy: (state) => ({ ...state }),
  imagine: (state) => ({ ...state }),
  sense: ({ pain }, seat) => (seat === 0 ? 1 - pain / 30 : pain / 30),
});
