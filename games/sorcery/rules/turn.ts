import { next, type Step } from '@conjure/engine';
import type { Phase, SorceryTable, State } from '../state.ts';
import { endClocks } from './elements.ts';
import { finishOnTime } from './ending.ts';
import { isOut, turnOrder } from './turn-order.ts';

/** Command, action, end. [B40] */
export function turn(t: SorceryTable): Step {
  const { state } = t;
  if (state.phase === 'setup') {
    state.active = turnOrder(state).find((seat) => !isOut(state, seat)) ?? state.first;
    t.tell({ type: 'roundBegan', round: state.round });
  }
  state.acted.fill(0);
  state.barred.fill(0);
  state.turned.fill(0);
  state.used.length = 0;
  state.actions = actionsOf(state);
  beginPhase(t, 'command');
  next(t, { do: 'command' });
  return 'rest';
}

/** Of the turn that begins; in the first one of the match fewer, where so agreed. [B29] [B29a] */
function actionsOf({ options, round, active, first }: State): number {
  const actions = Math.floor(options.buildTotal / 100);
  return round === 1 && active === first ? Math.max(1, actions - options.fairStart) : actions;
}

export function beginPhase(t: SorceryTable, phase: Phase): void {
  t.state.phase = phase;
  t.tell({ type: 'phaseBegan', by: t.state.active, phase, actions: t.state.actions });
}

/**
 * The next player still in the game; after the last of them a round is over. The clocks of a defeated player's spells run on:
 * they are counted where that player's end phase would be. [B39] [B107] [R66]
 */
export function turnEnds(t: SorceryTable): Step {
  const { state } = t;
  const order = turnOrder(state);
  // Who is defeated in the own turn before its end phase has none.
  if (isOut(state, state.active) && state.phase !== 'end') endClocks(t, state.active);
  let at = order.indexOf(state.active);
  do {
    at++;
    if (at === order.length) {
      if (state.round >= state.options.roundLimit) {
        finishOnTime(t);
        return 'rest';
      }
      state.round++;
      t.tell({ type: 'roundBegan', round: state.round });
      at = 0;
    }
    if (isOut(state, order[at])) endClocks(t, order[at]);
  } while (isOut(state, order[at]));
  state.active = order[at];
  next(t, { do: 'turn' });
  return 'rest';
}
