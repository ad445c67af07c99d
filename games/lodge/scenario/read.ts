import type { Fault } from '@conjure/engine';
import { buildFromScenario, misfit } from '@conjure/engine/content';
import { EVOCATIONS, evocationOf, isEvocation, modelOf, NONE, OWNERS, ROSE, slotOf } from '../board.ts';
import { type Content, roomNamed } from '../content.ts';
import { FAMILIES } from '../families.ts';
import type { LodgeMatter } from '../matters.ts';
import { familiesOf } from '../options.ts';
import { orderFrom } from '../rules/crown.ts';
import { putInRoom } from '../rules/cubes.ts';
import { hunterOf } from '../rules/models.ts';
import { ownerNumber } from '../rules/names.ts';
import { copyState, type Position, SOURCES, type State } from '../state.ts';
import { readCards } from './cards.ts';
import { readDecks } from './decks.ts';
import { checkPossible, moonAt } from './possible.ts';
import { type Scenario, scenarioShape } from './scenario.ts';
import { readSeats } from './seats.ts';
import { readStudies } from './studies.ts';

/** Reads a position; what is wrong is said with its place. */
export function readScenario(content: Content, value: unknown, start: State): { state: State } | { fault: Fault } {
  const state = copyState(start);
  const shape = scenarioShape(content, start.seats);
  return buildFromScenario(shape, value, state, (scenario) => build({ content, state }, scenario, start));
}

function build(at: Position, scenario: Scenario, start: State): void {
  const { state } = at;
  state.round = scenario.round ?? state.round;
  state.moon = scenario.moon ?? moonOf(at, scenario);
  const touched = Object.keys(scenario).some((field) => !['lodge', 'families'].includes(field));
  state.phase = scenario.phase ?? (touched && start.phase === 'setup' && !state.options.choose ? 'rose' : state.phase);
  state.crown = scenario.crown ?? state.crown;
  layRooms(at, scenario);
  readSeats(at, scenario);
  readCards(at, scenario, start);
  readDecks(at, scenario, start);
  readRooms(at, scenario);
  readRose(at, scenario);
  for (let owner = 0; owner < OWNERS; owner++)
    if (state.supply[owner] < 0)
      throw misfit('seats', `cubes enough of ${owner === ROSE ? 'the Rose' : `seat ${owner}`}`, 'more');
  state.order = scenario.order ?? (scenario.phase === undefined ? state.order : orderFrom(state));
  readTurn(at, scenario);
  readAgenda(at, scenario);
  readStudies(at, scenario);
  checkPossible(at);
}

/** Where the scenario is silent, the moon that its Power has raised. [B84] */
function moonOf({ state, content }: Position, { seats = [], rose = {} }: Scenario): number {
  const power = [...seats, rose].map((one) => one.power ?? 0);
  return Math.max(state.moon, moonAt(content.constants.moonThresholds, power));
}

/** Every room once, and the lairs of exactly the families in play. [F4] */
function layRooms({ state, content }: Position, scenario: Scenario): void {
  const inPlay = familiesOf(state.options);
  if (scenario.families && FAMILIES.filter((family) => scenario.families?.includes(family)).join() !== inPlay.join())
    throw misfit('families', `the families of the options (${inPlay.join(', ')})`, scenario.families.join(', '));
  if (scenario.lodge === undefined) return;
  const rooms = scenario.lodge === 'example' ? content.data.layout.exampleLodge : scenario.lodge;
  state.tile = content.board.names.map((name) => {
    const tile = content.tiles.findIndex(({ id }) => id === rooms[name]);
    if (tile < 0) throw misfit(`lodge.${name}`, 'a room', 'nothing');
    return tile;
  });
  state.tile.forEach((tile, place) => {
    const { id, family } = content.tiles[tile];
    if (state.tile.indexOf(tile) !== place) throw misfit(`lodge.${content.board.names[place]}`, 'no repetition', id);
    if (family >= 0 && !inPlay.includes(FAMILIES[family]))
      throw misfit(`lodge.${content.board.names[place]}`, 'no lair of a family that is not in play', id);
  });
  for (const family of inPlay)
    if (!state.tile.includes(content.lairs[FAMILIES.indexOf(family)]))
      throw misfit('lodge', `the lair of ${family}`, 'none');
  for (const fixed of ['black_rose', 'throne'])
    if (!state.tile.some((tile) => content.tiles[tile].id === fixed))
      throw misfit('lodge', `the room ${fixed}`, 'none');
}

function readRooms(at: Position, scenario: Scenario): void {
  const { state, content } = at;
  if (state.moon > 1) state.tokened |= 1 << content.board.centre;
  for (const [name, { cubes = [], activated, destroyed, token }] of Object.entries(scenario.rooms ?? {})) {
    const room = roomNamed(content, name);
    const bit = 1 << room;
    for (const owner of cubes) {
      if (destroyed) throw misfit(`rooms.${name}.cubes`, 'none in a destroyed room', `${cubes.length}`);
      if (putInRoom(at, room, ownerNumber(owner), 1) === 0)
        throw misfit(
          `rooms.${name}.cubes`,
          `at most ${content.tiles[state.tile[room]].capacity}, and in the supply`,
          `${cubes.length}`,
        );
    }
    if (activated) state.activated |= bit;
    if (destroyed) {
      state.destroyed |= bit;
      state.tokened &= ~bit;
    }
    if (token !== undefined) state.tokened = token ? state.tokened | bit : state.tokened & ~bit;
  }
}

function readRose({ state }: Position, { rose = {} }: Scenario): void {
  state.power[ROSE] = rose.power ?? state.power[ROSE];
  state.tokens[ROSE] = rose.tokens ?? state.tokens[ROSE];
  rose.trophies?.forEach((n, victim) => {
    state.trophies[ROSE * state.seats + victim] = n;
  });
  rose.gained?.slice(0, SOURCES.length).forEach((n, i) => {
    state.gained[ROSE * SOURCES.length + i] = n;
  });
}

function readTurn({ state }: Position, scenario: Scenario): void {
  const fields = ['turn', 'actions', 'casts', 'passes'] as const;
  const given = fields.find((field) => scenario[field] !== undefined);
  if (state.phase !== 'action') {
    if (given && scenario.todo === undefined) throw misfit(given, 'only in the Action phase', String(scenario[given]));
  }
  if (scenario.turn !== undefined) state.turn = state.order.indexOf(scenario.turn);
  state.actions = scenario.actions ?? state.actions;
  state.casts = (scenario.casts ?? []).reduce(
    (bits, cast) => bits | (cast === 'quick' ? 2 : 1),
    scenario.casts ? 0 : state.casts,
  );
  state.passes = scenario.passes ?? state.passes;
}

/** What goes on by itself: something of this lies under everything else. */
const GOES_ON: ReadonlySet<LodgeMatter['do']> = new Set<LodgeMatter['do']>([
  'begin',
  'turn',
  'evocations',
  'prepare',
  'study',
  'endCheck',
  'deal',
]);

/** What is to be done: as the scenario says, or the beginning of its phase, in the Action phase the turn. */
function readAgenda(at: Position, scenario: Scenario): void {
  const { state } = at;
  if (scenario.todo) {
    const agenda = [...scenario.todo].reverse();
    if (state.phase !== 'over' && (agenda.length === 0 || !GOES_ON.has(agenda[0].do)))
      throw misfit('todo', 'something that goes on at the end', agenda[0]?.do ?? 'nothing');
    // And before it nothing of the kind: a check of who is defeated does not wait for a turn.
    const early = agenda.slice(1).find((one) => GOES_ON.has(one.do));
    if (early) throw misfit('todo', 'nothing before its end that goes on', early.do);
    agenda.forEach((one) => {
      checkMatter(at, one);
    });
    state.agenda = agenda;
  } else if (state.phase === 'action') state.agenda = [{ do: 'turn' }];
  else if (state.phase === 'over') state.agenda = [];
  else if (state.phase !== 'setup') state.agenda = [{ do: 'begin', phase: state.phase }];
  if (state.phase !== 'setup' && state.mage.includes(NONE)) throw misfit('seats', 'a mage for every seat', 'none');
}

/** What its shape cannot say: models belong to seats that are there, and a spent spell lies in its slot. */
function checkMatter({ state, content }: Position, matter: LodgeMatter): void {
  const isModel = (model: number) => model < state.seats || isEvocation(model);
  const wrong = (what: string) => misfit('todo', what, matter.do);
  if ('model' in matter && matter.model >= 0 && !isModel(matter.model)) throw wrong('a model of the match');
  if ('target' in matter && !isModel(matter.target)) throw wrong('a model of the match');
  if (
    matter.do === 'spent' &&
    !(state.set[slotOf(matter.by, matter.slot)] >= 0 && state.shown[matter.by] & (1 << matter.slot))
  )
    throw wrong('a revealed spell in that slot');
  if (matter.do === 'eventOp' && matter.at >= content.events[matter.event].ops.length)
    throw wrong('an op of the event');
  if (matter.do === 'placeModel' && isEvocation(matter.model) && state.creature[evocationOf(matter.model)] === NONE)
    throw wrong('a model');
  if (matter.do !== 'volley' && matter.do !== 'aftermath') return;
  if (matter.attack && matter.source < 0) throw wrong('an attacker');
  if (matter.dealer !== ROSE && matter.dealer >= state.seats) throw wrong('a dealer');
  if (matter.source >= 0 && !isModel(matter.source)) throw wrong('a source of the match');
  if (matter.do !== 'volley') return;
  if (matter.hits.length % 2 || matter.excess.length % 2 || matter.at % 2) throw wrong('hits in pairs');
  for (let i = 0; i < matter.hits.length; i += 2)
    if (matter.hits[i] < 0 || matter.hits[i] >= modelOf(state.seats * EVOCATIONS) || !isModel(matter.hits[i]))
      throw wrong('models that are hit');
  for (let i = 0; i < matter.excess.length; i += 2)
    if (matter.excess[i] >= state.seats || hunterOf({ state, content }, matter.excess[i]) === NONE)
      throw wrong('excess of mages whose familiars hunt'); // [R11]
}
