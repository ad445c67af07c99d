import { next, rest, type Script, type Seat, type Step, takeNext } from '@conjure/engine';
import type { DemonsTable, Phase } from '../state.ts';
import { mayCallAuction } from './auction.ts';
import { runFamiliar } from './familiars.ts';
import { firstPhase } from './first.ts';
import { captivesOfMortal, inPlay, masterOf, phaseNumber, present, refreshFound } from './places.ts';
import { routesNow } from './routes.ts';
import { search } from './search.ts';
import { settle } from './settle.ts';
import { chooseShield, rollForOrder } from './setup.ts';
import { endEffects } from './spirits.ts';
import { demonUse, hasUse } from './use.ts';
import { chooseVictim, setOn } from './victims.ts';
import { finish, timeUp } from './victory.ts';
import { wake } from './waking.ts';

/** The next step: what must be settled first, else the next part of the game-turn. [3.0] */
export function step(t: DemonsTable): Step | null {
  const { state } = t;
  if (state.phase === 'over') return null;
  if (state.agenda.length > 0) return settle(t, takeNext(t));
  if (!state.magicians.some(inPlay)) return rest(finish(t)); // [3.0j] [4.2]
  return PHASES[state.phase](t);
}

const PHASES: Readonly<Record<Exclude<Phase, 'over'>, (t: DemonsTable) => Step>> = {
  order(t) {
    rollForOrder(t);
    return go(t, 'shields');
  },
  shields,
  waking,
  search: searches,
  victims,
  attacks,
  torture: tortures,
  turn: playerTurn,
  first: (t) => (present(t.state.magicians[active(t)]) ? firstPhase(t, active(t)) : go(t, 'turn', t.state.cursor + 1)),
  effects(t) {
    endEffects(t, active(t)); // before he does anything [R50]
    refreshFound(t);
    t.state.used = { kind: null, tortured: [], paid: [], done: false, tried: [], declined: [] };
    t.state.phase = 'use';
    return 'rest';
  },
  use,
};

const active = (t: DemonsTable): Seat => t.state.order[t.state.cursor];

function go(t: DemonsTable, phase: Phase, cursor = 0): 'rest' {
  t.state.phase = phase;
  t.state.cursor = cursor;
  return 'rest';
}

function* shields(t: DemonsTable): Script {
  const { state } = t;
  yield* chooseShield(t, active(t));
  state.cursor++;
  if (state.cursor < state.order.length) return;
  state.turn = 1;
  t.tell({ type: 'gameTurn', turn: 1 });
  go(t, 'turn'); // no mortals' turn in the first game-turn [4.0e]
}

/** Unit after unit in roster order; a unit under F waits for its user's word, at a rest of its own. [R82] */
function waking(t: DemonsTable): Step {
  const { state } = t;
  const stop = nextUnderOrders(t);
  if (state.cursor === stop && stop < state.mortals.length) return ordered(t, state.cursor++);
  const routes = routesNow(t);
  while (state.cursor < stop) wake(t, state.cursor++, routes);
  refreshFound(t);
  return stop < state.mortals.length ? 'rest' : go(t, 'search');
}

/** The next mortal that a present magician has by F, or the end of the roster. [R56] */
function nextUnderOrders(t: DemonsTable): number {
  const { magicians, mortals, cursor } = t.state;
  if (!magicians.some((m) => m.familiars.length > 0)) return mortals.length;
  const next = mortals.findIndex((unit, i) => {
    const master = i < cursor || unit.status === 'gone' ? -1 : masterOf(t, i);
    return master >= 0 && present(magicians[master]);
  });
  return next < 0 ? mortals.length : next;
}

function* ordered(t: DemonsTable, mortal: number): Script {
  yield* runFamiliar(t, mortal, masterOf(t, mortal));
  refreshFound(t);
}

/** Searches in player order, each with its E step. [R87] */
function searches(t: DemonsTable): Step {
  const { state } = t;
  while (state.cursor < state.order.length && state.agenda.length === 0) search(t, state.order[state.cursor++]);
  if (state.cursor < state.order.length || state.agenda.length > 0) return 'rest';
  if (state.victims.length === 0) state.victims = state.mortals.map(() => -1);
  return go(t, 'victims');
}

function victims(t: DemonsTable): Step {
  const { state } = t;
  if (!state.magicians.some((m) => m.found)) return go(t, 'attacks'); // only the found are attacked [6.0b]
  const stop = nextUnderOrders(t);
  if (state.cursor === stop && stop < state.mortals.length) return setOn(t, state.cursor++);
  while (state.cursor < stop) chooseVictim(t, state.cursor++);
  return stop < state.mortals.length ? 'rest' : go(t, 'attacks');
}

/** All mortals with one victim attack together, in player order of the defenders. [3.0d] [7.0b] [7.5] [7.7] [R30] [R31] [R87] */
function attacks(t: DemonsTable): Step {
  const { state } = t;
  while (state.cursor < state.order.length && state.agenda.length === 0) {
    const seat = state.order[state.cursor++];
    if (!state.victims.includes(seat)) continue;
    const mortals = state.victims.flatMap((victim, i) =>
      victim === seat && state.mortals[i].status === 'normal' ? [i] : [],
    );
    if (mortals.length > 0) next(t, { do: 'defend', seat, attack: { mortals } });
  }
  if (state.cursor < state.order.length || state.agenda.length > 0) return 'rest';
  state.victims = [];
  return go(t, 'torture');
}

/** Each captor in its base tortures each captive not captured this phase, in roster order. [16.1] [16.2] [R115] */
function tortures(t: DemonsTable): Step {
  const { state } = t;
  const captives = state.magicians.some((m) => m.captor !== null);
  while (captives && state.cursor < state.mortals.length && state.agenda.length === 0) {
    const mortal = state.cursor++;
    const { hex, base, status } = state.mortals[mortal];
    if (status === 'gone' || hex !== base) continue;
    const caughtBefore = captivesOfMortal(t, mortal).filter((seat) => state.magicians[seat].caught !== phaseNumber(t));
    next(t, ...caughtBefore.map((seat) => ({ do: 'torture' as const, seat, captor: { mortal } })));
  }
  if (captives && (state.cursor < state.mortals.length || state.agenda.length > 0)) return 'rest';
  state.loosed = [];
  return go(t, 'turn');
}

/** The start of a player turn: a lost one is over at once, else the Ring may be called for. [R103] [R105] */
function playerTurn(t: DemonsTable): Step {
  const { state } = t;
  while (state.cursor < state.order.length && !inPlay(state.magicians[active(t)])) state.cursor++;
  if (state.cursor >= state.order.length) return rest(endOfGameTurn(t));
  const seat = active(t);
  const m = state.magicians[seat];
  t.tell({ type: 'playerTurn', by: seat });
  if (m.loses) {
    m.loses = false;
    t.tell({ type: 'lostTurn', by: seat });
    endEffects(t, seat); // [R105]
    refreshFound(t);
    state.cursor++;
    return 'rest';
  }
  state.phase = 'first';
  if (m.status === 'unplaced') next(t, { do: 'place', seat }); // [4.0f] [4.0g]
  if (mayCallAuction(t)) next(t, { do: 'auction', seat });
  return 'rest';
}

function use(t: DemonsTable): Step {
  const { state } = t;
  const seat = active(t);
  if (state.used.done || !present(state.magicians[seat])) {
    state.used.done = false;
    return go(t, 'turn', state.cursor + 1);
  }
  if (hasUse(t, seat)) return demonUse(t, seat);
  state.used.done = true;
  next(t, { do: 'fit', seat });
  return 'rest';
}

/** [3.0i] [R118] */
function endOfGameTurn(t: DemonsTable): void {
  const { state } = t;
  const { turnLimit } = state.options;
  if (turnLimit > 0 && state.turn >= turnLimit) {
    timeUp(t);
    return;
  }
  state.turn++;
  t.tell({ type: 'gameTurn', turn: state.turn });
  go(t, 'waking');
}
