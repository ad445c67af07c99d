import type { GamePosition, Seat, Table } from '@conjure/engine';
import type { Content } from './content.ts';
import type { SorceryEvent } from './events.ts';
import type { Base } from './geometry/base.ts';
import type { Point } from './geometry/point.ts';
import type { SorceryMatter } from './matters.ts';
import type { SorceryOptions } from './options.ts';
import type { Army } from './rules/army.ts';

export const PHASES = ['command', 'action', 'end'] as const;
/** The three phases of a turn [B40], set-up before the first one, and the end. */
export type Phase = (typeof PHASES)[number] | 'setup' | 'over';

/** Nobody, nothing, nowhere. */
export const NONE = -1;
/** A number, or null for nobody: how views and scenarios say it. */
export const orNull = (number: number): number | null => (number === NONE ? null : number);

/** Where a figure is: not yet deployed, on the field, eliminated, or gone with its defeated army. [B98] [B106] */
export const RESERVE = 0;
export const FIELD = 1;
export const FALLEN = 2;
export const GONE = 3;
export const WHERE = ['reserve', 'field', 'fallen', 'gone'] as const;

/** Where a card is: in its stack, in play, or removed from the game. [S23] [S45] */
export const IN_STACK = 0;
export const IN_PLAY = 1;
export const REMOVED = 2;
export const PLACES = ['stack', 'play', 'removed'] as const;

/** Beside the seats that know a card: everybody was shown it, those who only watch too. [S11a] */
export const SHOWN = 16;

/** Why a figure can be given no action this turn: it came back to the field, or was levitated. [B99] [B101] */
export const BARS = ['raised', 'levitated'] as const;
export type Bar = (typeof BARS)[number];
export const barOf = (bar: Bar | null): number => (bar === null ? 0 : 1 + BARS.indexOf(bar));

/** How a match ended. */
export const ENDINGS = ['lastStanding', 'allFell', 'time', 'sweep'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What is counted of a match, by seat. */
export const COUNTS = ['casts', 'counters', 'countered', 'attacks', 'hits', 'eliminated', 'pushes', 'browses'] as const;
export type Count = (typeof COUNTS)[number];

/** A spell in play: enchantment, glyph or illusion. Never changed in place. */
export interface InPlay {
  readonly card: number;
  readonly spell: number;
  readonly mode: number;
  /** The figure that cast it, and the player who controlled it then. [S2] [S2a] [R80] */
  readonly caster: number;
  readonly controller: Seat;
  /** The enchanted figure, or NONE. */
  readonly target: number;
  /** Where the element of a glyph lies. */
  readonly at: Point | null;
  /** The how-manieth spell of the match it was: several that end together end in this order. [R74] */
  readonly cast: number;
  /** Beginnings of its controller's end phases still to come, the last ending it; NONE without a clock. [R66] */
  readonly clock: number;
  /** Cast with Spellbreach: it works on the immune. [R70] */
  readonly breach: boolean;
}

/**
 * Flat lists of small numbers, so that a copy is cheap. Figures, books and cards go by number: the figures of seat 0 in the
 * order of its army list, then those of seat 1, and so on; books and cards alike.
 */
export interface State {
  readonly options: SorceryOptions;
  readonly seats: number;
  /** The layout, by number. */
  readonly field: number;
  phase: Phase;
  round: number;
  /** Who takes the first turn of each round, and whose turn it is. [B35] [B39] */
  first: Seat;
  active: Seat;

  /** By seat: the army as it was locked, the zone or NONE, points lost, objectives swept in so many turns running. */
  armies: (Army | null)[];
  zone: number[];
  lost: number[];
  sweeps: number[];
  /** Defeated seats, as bits. [B106] */
  out: number;
  ending: Ending | null;

  /** By figure: its kind and its owner. Empty until deployment begins, when armies are open to all. */
  kind: number[];
  owner: number[];
  where: number[];
  /** Where it stands; the objects are never changed in place. */
  base: Base[];
  facing: number[];
  click: number[];
  tokens: number[];
  /** How many actions it was given this turn; why it can be given none, 0 or by `barOf`; its Nimble turn since the last action. */
  acted: number[];
  barred: number[];
  turned: number[];
  /** The ability it has by Mind Tap, or NONE. [S68] */
  tapped: number[];

  /** Actions of the turn that are left. [B29] */
  actions: number;
  /** Triggers of this command phase that have happened, by code. [B42] */
  used: number[];
  /** The acting figure's further moves and attacks in this action fall out. [R87] */
  halted: boolean;
  /** Of the action under way: what Nature's Fury adds to its attacks, and the attack value put in place or NONE. */
  fury: number;
  lent: number;

  /** By objective of the layout: who controls it, or NONE. [B104] */
  holder: number[];

  /** By book: its kind; who wields it or NONE; where its marker lies; shut for its wielder; browsed in this end phase. */
  book: number[];
  wielder: number[];
  marker: (Point | null)[];
  shut: number[];
  browsed: number[];
  /** By book: its cards from top to bottom. [S12] */
  stack: number[][];

  /** By card: the spell, the book it belongs to, where it is, whether it lies face down. */
  card: number[];
  from: number[];
  place: number[];
  down: number[];
  /** By card: the seats that know it is in its book, as bits, and SHOWN where it was cast or shown. [S11a] */
  known: number[];
  /** By card: the pages it takes, as they were counted when its book was filled or taken up. [R17] [R18] */
  pages: number[];
  /** By card: its requirement is not met by who wields its book now. [S10] */
  dead: number[];

  /** In the order of casting. */
  inPlay: InPlay[];
  /** Domains in play by number, in the order in which they came. */
  domains: number[];
  /** How many spells have been cast. */
  casts: number;

  /** By seat and count. */
  counts: number[];
  agenda: SorceryMatter[];
}

export type Position = GamePosition<State, Content>;
export type SorceryTable = Table<State, Content, SorceryEvent>;

export function copyState(s: State): State {
  return {
    options: s.options,
    seats: s.seats,
    field: s.field,
    phase: s.phase,
    round: s.round,
    first: s.first,
    active: s.active,
    armies: s.armies.slice(),
    zone: s.zone.slice(),
    lost: s.lost.slice(),
    sweeps: s.sweeps.slice(),
    out: s.out,
    ending: s.ending,
    kind: s.kind.slice(),
    owner: s.owner.slice(),
    where: s.where.slice(),
    base: s.base.slice(),
    facing: s.facing.slice(),
    click: s.click.slice(),
    tokens: s.tokens.slice(),
    acted: s.acted.slice(),
    barred: s.barred.slice(),
    turned: s.turned.slice(),
    tapped: s.tapped.slice(),
    actions: s.actions,
    used: s.used.slice(),
    halted: s.halted,
    fury: s.fury,
    lent: s.lent,
    holder: s.holder.slice(),
    book: s.book.slice(),
    wielder: s.wielder.slice(),
    marker: s.marker.slice(),
    shut: s.shut.slice(),
    browsed: s.browsed.slice(),
    stack: s.stack.map((cards) => cards.slice()),
    card: s.card.slice(),
    from: s.from.slice(),
    place: s.place.slice(),
    down: s.down.slice(),
    known: s.known.slice(),
    pages: s.pages.slice(),
    dead: s.dead.slice(),
    inPlay: s.inPlay.slice(),
    domains: s.domains.slice(),
    casts: s.casts,
    counts: s.counts.slice(),
    agenda: s.agenda.slice(),
  };
}

export function count(state: State, seat: Seat, what: Count): void {
  state.counts[seat * COUNTS.length + COUNTS.indexOf(what)]++;
}
