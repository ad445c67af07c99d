import { type Handlers, handle, next, rest, type Step, takeNext } from '@conjure/engine';
import type { LodgeMatter } from '../matters.ts';
import type { LodgeTable, Phase } from '../state.ts';
import { activation } from './activation.ts';
import { chooseGrimoire, chooseMage, dealChosen } from './choosing.ts';
import { beginCleanUp, destroy, endCheck, refresh, unused } from './clean-up.ts';
import { orderFrom } from './crown.ts';
import { aftermath, volley } from './damage.ts';
import { check, doom } from './defeat.ts';
import { runOps } from './effects.ts';
import { evocations } from './evocation-phase.ts';
import { extra } from './extras.ts';
import { activationEnds, pickUp } from './familiars.ts';
import { regroup } from './modes.ts';
import { recall } from './ops/cards.ts';
import { convert, convertRoom, heal } from './ops/cubes.ts';
import { placeModel } from './ops/moving.ts';
import { spread } from './ops/rooms.ts';
import { activateEach, specimen, summon } from './ops/summoning.ts';
import { part } from './part.ts';
import { prepare } from './preparation.ts';
import { keepQuests, questLimit, questOfRound } from './quest-cards.ts';
import { spend, window } from './reactions.ts';
import { roomEffect } from './rooms.ts';
import { beginRose, eventLies, eventOp, may, recurring, turnUp } from './rose.ts';
import { reward, solve } from './solving.ts';
import { push, steps } from './steps.ts';
import { beginStudy, study } from './study.ts';
import { keepDrawn } from './taking.ts';
import { turn } from './turn.ts';

/** The next thing to do; nothing when the match is over. */
export const step = (t: LodgeTable): Step | null =>
  t.state.phase === 'over' ? null : handle(HANDLERS, t, takeNext(t));

const HANDLERS: Handlers<LodgeTable, LodgeMatter> = {
  begin: (t, { phase }) => begin(t, phase),
  chooseMage,
  chooseGrimoire,
  deal: dealChosen,
  turnUp,
  eventOp,
  eventLies,
  recurring,
  may,
  questOfRound,
  study,
  prepare,
  turn,
  // Familiars join their mages, then quests are solved. [F21] [B91]
  actionEnds(t) {
    regroup(t);
    next(t, { do: 'solve' });
    return 'rest';
  },
  steps,
  part,
  spent: (t, { by, slot }) => rest(spend(t.state, by, slot)),
  roomEffect,
  pickUp,
  ops: runOps,
  push,
  placeModel,
  spread,
  heal,
  convert,
  convertRoom,
  summon,
  specimen,
  activateEach,
  keepDrawn,
  keepQuests,
  questLimit,
  recall,
  evocations,
  activation,
  activationEnds,
  window,
  volley,
  aftermath,
  extra,
  check,
  doom,
  solve,
  reward,
  regroup: (t) => rest(regroup(t)),
  unused,
  destroy,
  refresh,
  endCheck,
};

/** Six phases in this order; play order is fixed anew at the start of each. [B12] [B14] */
function begin(t: LodgeTable, phase: Phase): Step {
  const { state } = t;
  if (phase === 'rose') t.tell({ type: 'roundBegan', round: state.round });
  state.phase = phase;
  state.order = orderFrom(state);
  t.tell({ type: 'phaseBegan', phase, order: state.order });
  switch (phase) {
    case 'rose':
      return rest(beginRose(t));
    case 'study':
      return rest(beginStudy(t));
    case 'preparation':
      return rest(next(t, { do: 'prepare' }));
    case 'action':
      state.turn = 0;
      state.actions = 0;
      state.casts = 0;
      state.passes = 0;
      return rest(next(t, { do: 'turn' }));
    case 'evocation':
      return rest(next(t, { do: 'evocations', from: 0 }));
    default:
      return rest(beginCleanUp(t));
  }
}
