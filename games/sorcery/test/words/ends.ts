import type { Phrase, Seat } from '@conjure/engine';
import { matchOf } from '@conjure/engine/testing/playing';
import { newTally } from '../../account/count.ts';
import { why } from '../../account/why.ts';
import { sorcery } from '../../game.ts';
import { copyState, type Ending, NONE } from '../../state.ts';

interface End {
  readonly ending: Ending;
  readonly seats?: number;
  /** By seat: objectives held, and points lost. */
  readonly held?: readonly number[];
  readonly lost?: readonly number[];
  readonly out?: readonly Seat[];
  readonly conceded?: readonly Seat[];
}

/** What is said of a match that is over, as if it had come to this. */
function whyOf({ ending, seats = 2, held = [], lost = [], out = [], conceded = [] }: End): Phrase {
  const state = copyState(matchOf(sorcery, { seats }).table.state);
  state.phase = 'over';
  state.ending = ending;
  state.round = 7;
  state.active = 0;
  state.holder = state.holder.map(() => NONE);
  let next = 0;
  for (const [seat, n] of held.entries()) for (let i = 0; i < n; i++) state.holder[next++] = seat;
  for (const [seat, n] of lost.entries()) state.lost[seat] = n;
  for (const seat of out) state.out |= 1 << seat;
  const position = { state, content: sorcery.content };
  const tally = newTally(position);
  for (const seat of conceded) tally.hear({ type: 'defeated', seat, conceded: true });
  return why(position, tally);
}

/** Every way in which a match can end. */
export const ENDS: ReadonlyMap<string, Phrase> = new Map([
  ['all fell', whyOf({ ending: 'allFell', out: [0, 1] })],
  ['drawn', whyOf({ ending: 'time', held: [1, 1], lost: [20, 20] })],
  ['swept', whyOf({ ending: 'sweep', held: [3] })],
  ['conceded', whyOf({ ending: 'lastStanding', out: [1], conceded: [1] })],
  ['conceded, and another fell', whyOf({ ending: 'lastStanding', seats: 3, out: [1, 2], conceded: [2] })],
  ['the last one standing', whyOf({ ending: 'lastStanding', out: [0] })],
  ['the last one of three', whyOf({ ending: 'lastStanding', seats: 3, out: [0, 2] })],
  ['more objectives', whyOf({ ending: 'time', held: [1, 2], lost: [0, 40] })],
  ['fewer points lost', whyOf({ ending: 'time', held: [1, 1], lost: [112, 88] })],
  ['fewer points lost, of three', whyOf({ ending: 'time', seats: 3, held: [1, 1, 0], lost: [112, 88, 0] })],
]);
