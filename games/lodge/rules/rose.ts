import { askThen, next, type Seat, type Step, toOne } from '@conjure/engine';
import { CELL, EVOCATIONS, type Model, modelOf, NONE, ROSE, type Room } from '../board.ts';
import { colourBits } from '../content.ts';
import type { EventOp } from '../effects/vocabulary.ts';
import type { LodgeMatterOf } from '../matters.ts';
import type { LodgeTable, State } from '../state.ts';
import { DECLINE, shapesOf, USE } from './answers.ts';
import { takeCrown } from './crown.ts';
import { deal } from './damage.ts';
import { canRun } from './effects.ts';
import { eventPhrase, mageName, roomName, seatPhrase } from './names.ts';
import { changePower } from './power.ts';
import { placeInstability } from './rooms.ts';
import { startRun } from './runs.ts';

/** Events move on, a new one is turned up, those that recur are resolved, quests are exchanged. [B15–B20] */
export function beginRose(t: LodgeTable): void {
  const { state } = t;
  shift(t);
  next(
    t,
    { do: 'turnUp' },
    { do: 'recurring', space: 1 },
    { do: 'recurring', space: 2 },
    { do: 'recurring', space: 3 },
    ...state.order.map((seat) => ({ do: 'questOfRound', seat }) as const),
    { do: 'begin', phase: 'study' },
  );
}

/** Every event one space down; one that leaves space 1 pays. [B15] */
function shift(t: LodgeTable): void {
  const { state } = t;
  const [leaving, ...rest] = state.track;
  state.track = [...rest, NONE];
  if (leaving !== NONE) leaveTrack(t, leaving);
  state.track.forEach((event, i) => {
    if (event !== NONE) t.tell({ type: 'eventMoved', event: t.content.events[event].id, space: i + 1 });
  });
}

function leaveTrack(t: LodgeTable, event: number): void {
  const { id, leave, moon } = t.content.events[event];
  t.state.eventDiscards[moon - 1].push(event);
  t.tell({ type: 'eventLeft', event: id, power: leave });
  changePower(t, ROSE, leave, 'events');
}

/** The last mage in play order turns up an event of the current moon. [B16] */
export function turnUp(t: LodgeTable): Step {
  const { state, content } = t;
  const moon = state.moon - 1;
  if (state.eventDecks[moon].length === 0) {
    state.eventDecks[moon] = t.dice.shuffle('events', state.eventDiscards[moon]);
    state.eventDiscards[moon] = [];
  }
  // Everything of this moon lies on the track: then there is nothing to turn up.
  if (state.eventDecks[moon].length === 0) return 'rest';
  const event = t.draw(state.eventDecks[moon], () => null);
  const { id, reveal, timing } = content.events[event];
  t.tell({ type: 'eventTurned', by: state.order[state.seats - 1], event: id, power: reveal });
  changePower(t, ROSE, reveal, 'events');
  next(t, { do: 'eventLies', event });
  if (timing === 'instant') resolve(t, event);
  return 'rest';
}

function resolve(t: LodgeTable, event: number): void {
  t.tell({ type: 'eventResolved', event: t.content.events[event].id });
  next(t, ...t.content.events[event].ops.map((_, at) => ({ do: 'eventOp', event, at }) as const), { do: 'actionEnds' });
}

/** An instant event is discarded, any other enters its space and pushes down; then the crown it shows is taken. [B17] [B18] */
export function eventLies(t: LodgeTable, { event }: LodgeMatterOf<'eventLies'>): Step {
  const { state, content } = t;
  const { timing, slot, crown, moon } = content.events[event];
  if (timing === 'instant') state.eventDiscards[moon - 1].push(event);
  else {
    let pushed = event;
    for (let space = slot - 1; space >= 0 && pushed !== NONE; space--) {
      const lay = state.track[space];
      state.track[space] = pushed;
      t.tell({ type: 'eventMoved', event: content.events[pushed].id, space: space + 1 });
      pushed = lay;
    }
    if (pushed !== NONE) leaveTrack(t, pushed);
  }
  if (crown) takeCrown(t, state.order[state.seats - 1]);
  return 'rest';
}

/** Events with Black Rose timing in the order of the spaces; ongoing ones are merely in force. [B19] */
export function recurring(t: LodgeTable, { space }: LodgeMatterOf<'recurring'>): Step {
  const event = t.state.track[space - 1];
  if (event !== NONE && t.content.events[event].timing === 'blackRose') resolve(t, event);
  return 'rest';
}

export function eventOp(t: LodgeTable, { event, at }: LodgeMatterOf<'eventOp'>): Step {
  const { ops, lends } = t.content.events[event];
  carryOut(t, ops[at], lends[at]);
  return 'rest';
}

/** What the Black Rose does by an event. */
function carryOut(t: LodgeTable, op: EventOp, lends: number): void {
  const { state, content } = t;
  const everywhere = (fits: (room: Room) => boolean, amount: number) => {
    for (const room of content.board.all) if (fits(room)) placeInstability(t, ROSE, room, amount); // [B79]
  };
  switch (op.op) {
    case 'roseInstabilityColours': {
      const colours = colourBits(op.colours);
      everywhere((room) => (colours & (1 << content.tiles[state.tile[room]].colour)) !== 0, op.amount);
      break;
    }
    case 'roseInstabilityRoom':
      everywhere((room) => content.tiles[state.tile[room]].id === op.room, op.amount);
      break;
    case 'roseInstabilityMageRooms':
      everywhere((room) => state.at.includes(room), op.amount);
      break;
    case 'roseDamageAll': {
      // Mages in their Cells too [R41]; a Guarding familiar is no model [R13].
      const targets = op.who === 'mages' ? state.order : evocationModels(state);
      deal(t, { dealer: ROSE, source: NONE, targets, amount: op.amount, everywhere: true }); // [R40]
      break;
    }
    case 'eachMageMay':
      next(t, ...state.order.map((by) => ({ do: 'may', by, effect: lends }) as const));
      break;
    case 'leaderLoses': {
      const most = Math.max(...state.power.slice(0, state.seats));
      for (const seat of state.order) if (state.power[seat] === most) changePower(t, seat, -op.amount, 'events');
      break;
    }
    case 'crownHolderGains':
      changePower(t, state.crown, op.amount, 'events');
      break;
    case 'allToCells':
      for (const seat of state.order) toCell(t, seat);
      break;
  }
}

/** Every evocation that is a model of the Lodge. */
function evocationModels(state: State): Model[] {
  const list: Model[] = [];
  for (let i = 0; i < state.seats * EVOCATIONS; i++)
    if (state.creature[i] !== NONE && state.room[i] !== NONE) list.push(modelOf(i));
  return list;
}

/** Placed in his Cell: a Guarding familiar goes along, a Hunting one stays outside. [R18] [R19] */
function toCell(t: LodgeTable, seat: Seat): void {
  const { state } = t;
  const from = state.at[seat];
  if (from === CELL) return;
  state.at[seat] = CELL;
  if (!t.silent)
    t.tell({ type: 'moved', model: mageName(t, seat), from: roomName(t, from), to: 'cell', how: 'placed' });
}

/** What an event lends to every mage, he may use or leave. */
export function may(t: LodgeTable, { by, effect }: LodgeMatterOf<'may'>): Step {
  if (!canRun(t, by, effect)) return 'rest';
  const event = t.content.effects[effect].of.split(':')[1];
  return askThen(
    toOne({
      kind: 'may',
      rule: 'B17',
      seat: by,
      shape: shapesOf(t.content).use,
      options: [USE, DECLINE],
      refuse: () => null,
      facts: { event: eventPhrase(t.content, event), mage: seatPhrase(t, by) },
      data: () => ({ event }),
    }),
    (answer) => {
      if (answer.do === 'use') startRun(t, by, effect);
    },
  );
}
