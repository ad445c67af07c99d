import type { Phase, SorceryTable } from '../state.ts';
import { next, type Step } from './agenda.ts';
import { finishOnTime } from './ending.ts';
import { isOut, turnOrder } from './turn-order.ts';

/** Command, action, end. [B40] */
export function turn(t: SorceryTable): Step {
  const { state } = t;
  if (state.phase === 'setup') state.active = state.first;
  if (state.active === firstInRound(t)) t.tell({ type: 'roundBegan', round: state.round });
  state.acted.fill(0);
  state.barred.fill(0);
  state.turned.fill(0);
  state.used.length = 0;
  state.actions = Math.floor(state.options.buildTotal / 100); // [B29]
  beginPhase(t, 'command');
  next(t, { do: 'command' });
  return 'rest';
}

export function beginPhase(t: SorceryTable, phase: Phase): void {
  t.state.phase = phase;
  t.tell({ type: 'phaseBegan', by: t.state.active, phase, actions: t.state.actions });
}

const firstInRound = ({ state }: SorceryTable): number =>
  turnOrder(state).find((seat) => !isOut(state, seat)) ?? state.first;

/** The next player still in the game; after the last of them a round is over. [B39] [B107] */
export function turnEnds(t: SorceryTable): Step {
  const { state } = t;
  const order = turnOrder(state);
  const later = order.slice(order.indexOf(state.active) + 1).find((seat) => !isOut(state, seat));
  if (later === undefined) {
    if (state.round >= state.options.roundLimit) {
      finishOnTime(t);
      return 'rest';
    }
    state.round++;
  }
  state.active = later ?? firstInRound(t);
  next(t, { do: 'turn' });
  return 'rest';
}
