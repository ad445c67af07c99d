import { EVOCATIONS, NONE, OWNERS, ROSE, SLOTS, slotOf } from '../board.ts';
import type { Owner } from '../events.ts';
import { cardOf, cubesOn, roomTrack, sheetOf } from '../rules/cubes.ts';
import { isFamiliar, isGuarding } from '../rules/models.ts';
import { ownerName, placeName } from '../rules/names.ts';
import { COUNTS, type Position, SOURCES } from '../state.ts';
import type { Scenario, ScenarioEvocation, ScenarioFamiliar, ScenarioRoom, ScenarioSeat } from './scenario.ts';
import { writeStudy } from './studies.ts';

/** The whole position, written so that reading it again gives the same state. */
export function writeScenario(at: Position): unknown {
  const { state, content } = at;
  const { names } = content.board;
  const topFirst = (deck: readonly number[]) => deck.map((card) => content.cards[card].id).reverse();
  const bySchool = (lists: readonly number[][]) =>
    Object.fromEntries(content.schools.map((school, i) => [school, topFirst(lists[i])]));
  const quests = (list: readonly number[]) => list.map((quest) => content.quests[quest].id);
  const events = (list: readonly number[]) => list.map((event) => content.events[event].id);
  const scenario: Scenario = {
    lodge: Object.fromEntries(state.tile.map((tile, place) => [names[place], content.tiles[tile].id])),
    round: state.round,
    moon: state.moon,
    phase: state.phase,
    crown: state.crown,
    order: [...state.order],
    turn: state.order[state.turn],
    actions: state.actions,
    casts: [...(state.casts & 1 ? (['numbered'] as const) : []), ...(state.casts & 2 ? (['quick'] as const) : [])],
    passes: state.passes,
    rooms: Object.fromEntries(names.map((name, room) => [name, writeRoom(at, room)])),
    track: Object.fromEntries(
      state.track.flatMap((event, i) => (event === NONE ? [] : [[String(i + 1), content.events[event].id]])),
    ),
    rose: {
      power: state.power[ROSE],
      tokens: state.tokens[ROSE],
      trophies: trophiesOf(at, ROSE),
      gained: gainedBy(at, ROSE),
    },
    seats: state.mage.map((_, seat) => writeSeat(at, seat)),
    schools: bySchool(state.decks),
    returned: bySchool(state.returned),
    forgotten: topFirst(state.forgotten),
    ...(state.shelf.length > 0 ? { shelf: [...state.shelf] } : {}),
    questDecks: state.questDecks.map((deck) => quests(deck).reverse()),
    eventDecks: state.eventDecks.map((deck) => events(deck).reverse()),
    eventDiscards: state.eventDiscards.map(events),
    todo: [...state.agenda].reverse(),
  };
  return scenario;
}

const trophiesOf = ({ state }: Position, owner: number): number[] =>
  state.trophies.slice(owner * state.seats, (owner + 1) * state.seats);
const gainedBy = ({ state }: Position, owner: number): number[] =>
  state.gained.slice(owner * SOURCES.length, (owner + 1) * SOURCES.length);

function writeRoom(at: Position, room: number): ScenarioRoom {
  const { state } = at;
  const bit = 1 << room;
  return {
    cubes: cubesOn(roomTrack(at, room)).map(ownerName),
    activated: (state.activated & bit) !== 0,
    destroyed: (state.destroyed & bit) !== 0,
    token: (state.tokened & bit) !== 0,
  };
}

function writeSeat(at: Position, seat: number): ScenarioSeat {
  const { state, content } = at;
  const ids = (cards: readonly number[]) => cards.map((card) => content.cards[card].id);
  const quests = (list: readonly number[]) => list.map((quest) => content.quests[quest].id);
  const [attack, move, armour] = state.buffs.slice(seat * 3, seat * 3 + 3);
  const beside: Owner[] = [];
  for (let owner = 0; owner < OWNERS; owner++)
    for (let i = 0; i < state.beside[seat * OWNERS + owner]; i++) beside.push(ownerName(owner));
  const evocations = [0, 1, 2].map((i) => seat * EVOCATIONS + i).filter((i) => state.creature[i] !== NONE);
  const familiar = evocations.find((i) => isFamiliar(at, i));
  return {
    ...(state.mage[seat] === NONE ? {} : { mage: content.mages[state.mage[seat]].id }),
    ...(state.grimoireOf[seat] === NONE ? {} : { startingGrimoire: content.grimoires[state.grimoireOf[seat]].id }),
    ...(state.cell[seat] === NONE ? {} : { cell: state.cell[seat] + 1 }),
    at: placeName(at, state.at[seat]),
    power: state.power[seat],
    damage: cubesOn(sheetOf(at, seat)).map(ownerName),
    beside,
    physical: state.physical[seat],
    buffs: { attack, move, armour },
    hand: ids(state.hand[seat]),
    grimoire: ids(state.grimoire[seat]).reverse(),
    spent: ids(state.spent[seat]),
    unseen: ids(state.unseen[seat]),
    drawn: ids(state.drawn[seat]),
    ...(state.studies.length > 0 ? { study: writeStudy(at, state.studies[seat]) } : {}),
    ...writeSlots(at, seat),
    personal: state.personal[seat],
    evocations: evocations.filter((i) => i !== familiar).map((i) => writeEvocation(at, i)),
    ...(familiar === undefined ? {} : { familiar: writeFamiliar(at, familiar) }),
    quests: state.quests[seat].map((quest, i) => ({
      quest: content.quests[quest].id,
      progress: state.progress[seat].slice(2 * i, 2 * i + 2),
    })),
    solved: quests(state.solved[seat]),
    offered: quests(state.offered[seat]),
    dropped: quests(state.dropped[seat]),
    tokens: state.tokens[seat],
    trophies: trophiesOf(at, seat),
    counts: state.counts.slice(seat * COUNTS.length, (seat + 1) * COUNTS.length),
    gained: gainedBy(at, seat),
  };
}

function writeSlots({ state, content }: Position, seat: number): Pick<ScenarioSeat, 'set' | 'revealed' | 'seenBy'> {
  const filled = SLOTS.filter((_, slot) => state.set[slotOf(seat, slot)] !== NONE);
  const spell = (set: number) => `${content.cards[set >> 1].id}/${set & 1 ? 'b' : 'a'}`;
  const viewers = (bits: number) => state.mage.flatMap((_, viewer) => (bits & (1 << viewer) ? [viewer] : []));
  return {
    set: Object.fromEntries(filled.map((name) => [name, spell(state.set[slotOf(seat, SLOTS.indexOf(name))])])),
    revealed: filled.filter((name) => state.shown[seat] & (1 << SLOTS.indexOf(name))),
    seenBy: Object.fromEntries(filled.map((name) => [name, viewers(state.seen[slotOf(seat, SLOTS.indexOf(name))])])),
  };
}

function writeEvocation(at: Position, i: number): ScenarioEvocation {
  const { state, content } = at;
  return {
    id: content.creatures[state.creature[i]].id,
    at: content.board.names[state.room[i]],
    damage: cubesOn(cardOf(at, i)).map(ownerName),
    acted: (state.acted & (1 << i)) !== 0,
    place: (i % EVOCATIONS) + 1,
  };
}

function writeFamiliar(at: Position, i: number): ScenarioFamiliar {
  const { state } = at;
  const guards = isGuarding(state, i);
  const { at: room, ...rest } = writeEvocation(at, i);
  return {
    ...rest,
    mode: guards ? 'guard' : 'hunting',
    ...(guards ? {} : { at: room }),
    token: state.ready & (1 << i) ? 'ready' : 'used',
  };
}
