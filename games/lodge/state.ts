import type { GamePosition, Seat, Table } from '@conjure/engine';
import type { Content } from './content.ts';
import type { LodgeEvent } from './events.ts';
import { FAMILIES } from './families.ts';
import type { LodgeMatter } from './matters.ts';
import type { LodgeOptions } from './options.ts';
import type { Study } from './study.ts';

export const PHASES = ['rose', 'study', 'preparation', 'action', 'evocation', 'cleanUp'] as const;
/** The six phases of a round [B14], the choice of mages before the first one, and the end. */
export type Phase = (typeof PHASES)[number] | 'setup' | 'over';

/** Where Power comes from, for the count of a match. */
export const SOURCES = ['defeats', 'rooms', 'quests', 'effects', 'events', 'final'] as const;
export type Source = (typeof SOURCES)[number];
/** What else is counted of a match; by family the familiars summoned. */
export const COUNTS = ['defeats', 'destroyed', 'familiars', 'casts', 'activations', ...FAMILIES] as const;
export type Count = (typeof COUNTS)[number];

/** Flat lists of small numbers, so that a copy is cheap: rooms, models, cards and owners go by number (see board.ts). */
export interface State {
  readonly options: LodgeOptions;
  readonly seats: number;
  round: number;
  moon: number;
  phase: Phase;
  crown: Seat;
  /** Clockwise from the Crown, fixed at the start of the phase. [B12] */
  order: Seat[];
  /** Whose turn it is, as a place in the order; Actions taken in it; spells cast in it as bits: numbered 1, Quick 2. */
  turn: number;
  actions: number;
  casts: number;
  passes: number;

  /** By seat: mage, starting grimoire, Cell; NONE before they are chosen. */
  mage: number[];
  grimoireOf: number[];
  cell: number[];
  /** By owner, the Black Rose last. */
  power: number[];
  supply: number[];
  tokens: number[];
  /** By owner and victim. [B71] */
  trophies: number[];
  /** By seat: the quests solved, the personal spells still to come. */
  solved: number[][];
  personal: number[];

  /** By place of the Lodge: the room that lies there. */
  tile: number[];
  /** As bits by place. */
  activated: number;
  destroyed: number;
  /** Rooms with their activation token in place. [B13] */
  tokened: number;
  /** By place, as many as the largest room holds: the owner of each cube in the order of placing; and how many. */
  cubes: number[];
  filled: number[];

  /** By seat: the room of the mage, or CELL. */
  at: number[];
  /** By seat, as many as the longest life bar: owners in the order of placing; how many; cubes beside the sheet. [B76] */
  sheet: number[];
  wounds: number[];
  beside: number[];
  physical: number[];
  /** By seat: attack, move, armour. [B92] */
  buffs: number[];

  /** Three to a seat: the creature or NONE; its room (in Guard NONE); cubes on its card and how many. */
  creature: number[];
  room: number[];
  card: number[];
  hurt: number[];
  /** As bits by evocation: Guarding familiars; ready Familiar tokens; those activated in this Evocation phase. */
  guard: number;
  ready: number;
  acted: number;
  /** Copies of each ordinary evocation in the supply; familiars in the reserve as bits. [F5] */
  copies: number[];
  reserve: number;

  /** By seat, cards by their number. The discard: cards that everybody has seen, and those that only the owner knows. */
  hand: number[][];
  grimoire: number[][];
  spent: number[][];
  unseen: number[][];
  /** Drawn from a school and not yet chosen from. */
  drawn: number[][];
  /** While Study runs, else empty: by seat what he has decided; by school its deck and what was returned, when it began. */
  studies: Study[];
  shelf: number[];
  /** Four to a seat: twice the card plus its half, or NONE; slots that have been revealed and who has seen them, as bits. */
  set: number[];
  shown: number[];
  seen: number[];
  /** By school: face down, the top last, and what has been forgotten. [B23] [B24] */
  decks: number[][];
  returned: number[][];
  forgotten: number[];

  /** By seat: active quests, two numbers of progress for each, and those drawn and not yet chosen from. */
  quests: number[][];
  progress: number[][];
  offered: number[][];
  /** Quests that he has discarded: out of the game, and only he knows which. [B21] */
  dropped: number[][];
  /** By moon: face down, the top last. */
  questDecks: number[][];
  eventDecks: number[][];
  eventDiscards: number[][];
  /** By space of the track from 1: the event, or NONE. */
  track: number[];

  /** By owner and source. */
  gained: number[];
  /** By seat and count. */
  counts: number[];
  agenda: LodgeMatter[];
}

export type Position = GamePosition<State, Content>;
export type LodgeTable = Table<State, Content, LodgeEvent>;

export function copyState(s: State): State {
  return {
    options: s.options,
    seats: s.seats,
    round: s.round,
    moon: s.moon,
    phase: s.phase,
    crown: s.crown,
    order: s.order.slice(),
    turn: s.turn,
    actions: s.actions,
    casts: s.casts,
    passes: s.passes,
    mage: s.mage.slice(),
    grimoireOf: s.grimoireOf.slice(),
    cell: s.cell.slice(),
    power: s.power.slice(),
    supply: s.supply.slice(),
    tokens: s.tokens.slice(),
    trophies: s.trophies.slice(),
    solved: copyLists(s.solved),
    personal: s.personal.slice(),
    tile: s.tile.slice(),
    activated: s.activated,
    destroyed: s.destroyed,
    tokened: s.tokened,
    cubes: s.cubes.slice(),
    filled: s.filled.slice(),
    at: s.at.slice(),
    sheet: s.sheet.slice(),
    wounds: s.wounds.slice(),
    beside: s.beside.slice(),
    physical: s.physical.slice(),
    buffs: s.buffs.slice(),
    creature: s.creature.slice(),
    room: s.room.slice(),
    card: s.card.slice(),
    hurt: s.hurt.slice(),
    guard: s.guard,
    ready: s.ready,
    acted: s.acted,
    copies: s.copies.slice(),
    reserve: s.reserve,
    hand: copyLists(s.hand),
    grimoire: copyLists(s.grimoire),
    spent: copyLists(s.spent),
    unseen: copyLists(s.unseen),
    drawn: copyLists(s.drawn),
    studies: s.studies.slice(),
    shelf: s.shelf.slice(),
    set: s.set.slice(),
    shown: s.shown.slice(),
    seen: s.seen.slice(),
    decks: copyLists(s.decks),
    returned: copyLists(s.returned),
    forgotten: s.forgotten.slice(),
    quests: copyLists(s.quests),
    progress: copyLists(s.progress),
    offered: copyLists(s.offered),
    dropped: copyLists(s.dropped),
    questDecks: copyLists(s.questDecks),
    eventDecks: copyLists(s.eventDecks),
    eventDiscards: copyLists(s.eventDiscards),
    track: s.track.slice(),
    gained: s.gained.slice(),
    counts: s.counts.slice(),
    agenda: s.agenda.slice(),
  };
}

function copyLists(lists: readonly number[][]): number[][] {
  const copy = new Array<number[]>(lists.length);
  for (let i = 0; i < lists.length; i++) copy[i] = lists[i].slice();
  return copy;
}
