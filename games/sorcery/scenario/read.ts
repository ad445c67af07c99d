import type { Fault } from '@conjure/engine';
import { buildFromScenario, misfit, unfit } from '@conjure/engine/content';
import { type Content, domainNamed } from '../content.ts';
import { together } from '../faults.ts';
import type { SorceryMatter } from '../matters.ts';
import { armyFaults } from '../rules/army.ts';
import { isOut } from '../rules/turn-order.ts';
import { copyState, NONE, type Phase, type Position, type State } from '../state.ts';
import { readBooks, readInPlay } from './books.ts';
import { readFigures } from './figures.ts';
import { type Scenario, scenarioShape } from './scenario.ts';
import { checkSetUp } from './set-up.ts';

/** Reads a position; what is wrong is said with its place. */
export function readScenario(content: Content, value: unknown, start: State): { state: State } | { fault: Fault } {
  const state = copyState(start);
  const shape = scenarioShape(content, start.seats);
  return buildFromScenario(shape, value, state, (scenario) => build({ content, state }, scenario));
}

function build(at: Position, scenario: Scenario): void {
  const { state } = at;
  readFigures(at, scenario);
  readBooks(at, scenario);
  readInPlay(at, scenario);
  readSeats(at, scenario);
  readField(at, scenario);
  readTurn(at, scenario);
  readAgenda(at, scenario);
  state.ending = scenario.ending ?? state.ending;
  if ((state.phase === 'over') !== (state.ending !== null))
    throw misfit('ending', state.phase === 'over' ? 'how it ended' : 'nothing before the end', String(state.ending));
}

function readSeats({ state, content }: Position, { seats = [] }: Scenario): void {
  const { zones } = content.fields[state.field];
  seats.forEach((seat, i) => {
    if (seat.zone !== undefined && seat.zone >= zones.length)
      throw misfit(`seats[${i}].zone`, `one of ${zones.length} zones`, `${seat.zone}`, 'B36');
    state.zone[i] = seat.zone ?? state.zone[i];
    state.lost[i] = seat.lost ?? 0;
    state.sweeps[i] = seat.sweeps ?? 0;
    state.armies[i] = seat.army ?? null;
    const wrong =
      seat.army && together(armyFaults(content.data, seat.army, state.options, `scenario.seats[${i}].army`));
    if (wrong) throw unfit(wrong);
    if (seat.out) state.out |= 1 << i;
    seat.counts?.forEach((n, what) => {
      state.counts[i * (seat.counts?.length ?? 0) + what] = n;
    });
  });
}

function readField({ state, content }: Position, { domains, holders }: Scenario): void {
  if (domains) state.domains = domains.map((id) => domainNamed(content, id));
  if (domains?.length && !state.options.domains)
    throw misfit('domains', 'none, as the switch is off', domains[0], 'B31');
  if (!holders) return;
  if (holders.length !== state.holder.length)
    throw misfit('holders', `${state.holder.length} of them, one for each objective`, `${holders.length}`, 'B103');
  state.holder = holders.map((holder) => holder ?? NONE);
}

/** With figures on the field a scenario is somebody's turn: the action phase of seat 0, unless it says more. */
function readTurn({ state }: Position, scenario: Scenario): void {
  const inPlay = state.kind.length > 0;
  state.phase = scenario.phase ?? (inPlay && scenario.todo === undefined ? 'action' : state.phase);
  state.round = scenario.round ?? state.round;
  // A match may be over before its first turn. [B111]
  const taken = state.phase !== 'setup' && state.phase !== 'over';
  state.first = scenario.first ?? (taken ? 0 : state.first);
  state.active = scenario.active ?? (taken ? state.first : state.active);
  // The turn of who is defeated in it has only to end. [B106]
  const over = state.phase === 'over' || scenario.todo?.[0]?.do === 'turnEnds';
  if (!over && state.active !== NONE && isOut(state, state.active))
    throw misfit('active', 'a player still in the game', `${state.active}`, 'B106');
  state.actions = scenario.actions ?? (taken ? Math.floor(state.options.buildTotal / 100) : state.actions);
  state.casts = scenario.casts ?? state.casts;
  state.used = [...(scenario.used ?? [])];
  state.halted = scenario.halted ?? false;
  state.fury = scenario.fury ?? 0;
  state.lent = scenario.lent ?? NONE;
  if (taken && !inPlay) throw misfit('figures', 'figures, as the battle has begun', 'none');
}

/** What goes on by itself lies under everything else: in this phase, or in any. */
const GOES_ON: { readonly [action: string]: Phase | null } = {
  ...{ turn: null, turnEnds: null, firstPlayer: 'setup', chooseFirst: 'setup' },
  ...{ command: 'command', act: 'action', end: 'end' },
};

const BEGINS: { readonly [phase: string]: SorceryMatter } = {
  command: { do: 'command' },
  action: { do: 'act' },
  end: { do: 'end', step: 1 },
};

function readAgenda(at: Position, { todo }: Scenario): void {
  const { state } = at;
  if (todo) {
    state.agenda = [...todo].reverse();
    const last = state.agenda[0]?.do ?? 'nothing';
    if (state.phase !== 'over' && (!(last in GOES_ON) || (GOES_ON[last] ?? state.phase) !== state.phase))
      throw misfit('todo', `something that goes on at the end of it, in the phase ${state.phase}`, last);
    checkNumbers(state);
    if (state.phase === 'setup') checkSetUp(at);
  } else if (state.phase === 'over') state.agenda = [];
  else if (state.phase !== 'setup') state.agenda = [BEGINS[state.phase]];
}

/** Frames name figures, books and cards of the match. */
function checkNumbers({ agenda, kind, book, card }: State): void {
  const limits: Record<string, number> = {
    figure: kind.length,
    mover: kind.length,
    by: kind.length,
    book: book.length,
    card: card.length,
  };
  const walk = (value: unknown, name: string): void => {
    if (typeof value === 'number' && name in limits && value >= limits[name])
      throw misfit('todo', `a ${name} of the match`, `${value}`);
    if (Array.isArray(value)) {
      const figures = name === 'figures' || name === 'targets' || name === 'before';
      for (const one of value) walk(one, figures ? 'figure' : name);
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, key);
  };
  for (const one of agenda) walk(one, 'todo');
}
