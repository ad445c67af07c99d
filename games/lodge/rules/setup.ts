import type { Dice } from '@conjure/engine';
import { CELL, EVOCATIONS, NONE, OWNERS, ROSE, SLOTS } from '../board.ts';
import type { Content } from '../content.ts';
import { STATS } from '../effects/vocabulary.ts';
import { FAMILIES } from '../families.ts';
import { familiesOf, type LodgeOptions } from '../options.ts';
import { COUNTS, SOURCES, type State } from '../state.ts';

/** Everything before the first round. Mages and grimoires are dealt now, or chosen before it begins. [B11] */
export function start(content: Content, seats: number, options: LodgeOptions, dice: Dice): State {
  const state = emptyState(content, seats, options, layRooms(content, options, dice));
  if (options.choose) {
    for (let seat = 0; seat < seats; seat++)
      state.agenda.push({ do: 'chooseMage', seat }, { do: 'chooseGrimoire', seat });
    state.agenda.push({ do: 'deal' });
    state.agenda.reverse();
    return state;
  }
  const mages = dice.shuffle('mages', [...content.mages.keys()]);
  const grimoires = dice.shuffle('grimoires', [...content.grimoires.keys()]);
  for (let seat = 0; seat < seats; seat++) {
    state.mage[seat] = mages[seat];
    state.grimoireOf[seat] = grimoires[seat];
  }
  dealAll(content, state, dice);
  return state;
}

/** Before anything is dealt. `tile`: the rooms as they are laid. */
function emptyState(content: Content, seats: number, options: LodgeOptions, tile: number[]): State {
  const { constants, widest, board } = content;
  const none = (n: number) => new Array<number>(n).fill(NONE);
  const zeros = (n: number) => new Array<number>(n).fill(0);
  const lists = (n: number) => Array.from({ length: n }, (): number[] => []);
  const families = familiesOf(options);
  const supply = new Array<number>(OWNERS).fill(constants.cubesPerMage);
  supply[ROSE] = constants.cubesBlackRose;
  return {
    options,
    seats,
    round: 1,
    moon: 1,
    phase: 'setup',
    crown: 0,
    order: Array.from({ length: seats }, (_, seat) => seat),
    turn: 0,
    actions: 0,
    casts: 0,
    passes: 0,
    mage: none(seats),
    grimoireOf: none(seats),
    cell: none(seats),
    power: zeros(OWNERS),
    supply,
    tokens: zeros(OWNERS),
    trophies: zeros(OWNERS * seats),
    solved: lists(seats),
    personal: zeros(seats),
    tile,
    activated: 0,
    destroyed: 0,
    tokened: ((1 << board.size) - 1) & ~(1 << board.centre), // [B13]
    cubes: none(board.size * widest.room),
    filled: zeros(board.size),
    at: new Array<number>(seats).fill(CELL), // [B4]
    sheet: none(seats * widest.sheet),
    wounds: zeros(seats),
    beside: zeros(seats * OWNERS),
    physical: new Array<number>(seats).fill(constants.physicalTokens),
    buffs: zeros(seats * STATS.length),
    creature: none(seats * EVOCATIONS),
    room: none(seats * EVOCATIONS),
    card: none(seats * EVOCATIONS * widest.card),
    hurt: zeros(seats * EVOCATIONS),
    guard: 0,
    ready: 0,
    acted: 0,
    copies: content.creatures.slice(0, content.firstFamiliar).map(({ copies }) => copies),
    reserve: content.creatures.reduce(
      (bits, { family }, i) =>
        family >= 0 && families.includes(FAMILIES[family]) ? bits | (1 << (i - content.firstFamiliar)) : bits,
      0,
    ), // [F5]
    hand: lists(seats),
    grimoire: lists(seats),
    spent: lists(seats),
    unseen: lists(seats),
    drawn: lists(seats),
    studies: [],
    shelf: [],
    set: none(seats * SLOTS.length),
    shown: zeros(seats),
    seen: zeros(seats * SLOTS.length),
    decks: lists(content.schools.length),
    returned: lists(content.schools.length),
    forgotten: [],
    quests: lists(seats),
    progress: lists(seats),
    offered: lists(seats),
    dropped: lists(seats),
    questDecks: lists(3),
    eventDecks: lists(3),
    eventDiscards: lists(3),
    track: none(constants.eventSpaces),
    gained: zeros(OWNERS * SOURCES.length),
    counts: zeros(seats * COUNTS.length),
    agenda: [],
  };
}

/** The Black Rose Room in the centre, the Throne Room beside it, lairs in place of rooms of their colour. [B2] [F4] [R15] [R17] */
function layRooms(content: Content, options: LodgeOptions, dice: Dice): number[] {
  const { board, tiles, lairs } = content;
  const rooms = [...tiles.keys()].filter((tile) => tiles[tile].family < 0);
  for (const family of familiesOf(options)) {
    const lair = lairs[FAMILIES.indexOf(family)];
    const same = rooms.filter(
      (tile) => tiles[tile].colour === tiles[lair].colour && !tiles[tile].fixed && tiles[tile].family < 0,
    );
    rooms[rooms.indexOf(same[dice.index('lair', same.length)])] = lair;
  }
  const [rose, throne] = ['black_rose', 'throne'].map((id) => tiles.findIndex((tile) => tile.id === id));
  const rest = dice.shuffle(
    'rooms',
    rooms.filter((tile) => tile !== rose && tile !== throne),
  );
  const beside = board.neighbours[board.centre][dice.index('throne', board.neighbours[board.centre].length)];
  return board.all.map((place) => (place === board.centre ? rose : place === beside ? throne : (rest.pop() ?? rose)));
}

/** Cells, grimoires, decks and the Crown. [B4] [B11] [B12] */
export function dealAll(content: Content, state: State, dice: Dice): void {
  const { seats } = state;
  const cells = dice.shuffle(
    'cells',
    Array.from({ length: seats }, (_, cell) => cell),
  );
  const left = content.cards.map(({ copies }) => copies);
  for (let seat = 0; seat < seats; seat++) {
    state.cell[seat] = cells[seat];
    const mage = content.mages[state.mage[seat]];
    const { cards } = content.grimoires[state.grimoireOf[seat]];
    for (const card of cards) left[card]--;
    state.grimoire[seat] = dice.shuffle('grimoire', [...cards, mage.personal]);
    state.personal[seat] = mage.personalCopies - 1;
  }
  content.cards.forEach(({ school }, card) => {
    if (school >= 0) for (let i = 0; i < left[card]; i++) state.decks[school].push(card);
    else if (school === -2) for (let i = 0; i < left[card]; i++) state.forgotten.push(card);
  });
  for (const deck of state.decks) dice.shuffle('school', deck);
  dice.shuffle('forgotten', state.forgotten);
  content.quests.forEach(({ moon, familiars }, quest) => {
    if (!familiars || familiesOf(state.options).length > 0) state.questDecks[moon - 1].push(quest);
  });
  content.events.forEach(({ moon }, event) => {
    state.eventDecks[moon - 1].push(event);
  });
  for (const deck of [...state.questDecks, ...state.eventDecks]) dice.shuffle('decks', deck);
  state.crown = dice.index('crown', seats);
  state.agenda.push({ do: 'begin', phase: 'rose' });
}
