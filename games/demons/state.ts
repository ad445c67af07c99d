import type { GamePosition, Seat, Table } from '@conjure/engine';
import type { Content, Hex } from './content.ts';
import type { DemonsEvent } from './events.ts';
import type { DemonsMatter } from './matters.ts';
import type { DemonsOptions } from './options.ts';

export type Phase =
  | 'order' // [4.0c]
  | 'shields' // [4.0d]
  | 'waking' // mortals' movement, one unit after another [R82]
  | 'search' // mortals' discovery/combat [R87]
  | 'victims'
  | 'attacks'
  | 'torture'
  | 'turn' // the start of a player turn [R103]
  | 'first' // movement/conjuration [3.0e]
  | 'effects' // lasting effects end [R50]
  | 'use' // demon-use [3.0f]
  | 'over';

/** Who holds a captive. */
export type Captor = { readonly mortal: number } | { readonly magician: Seat };

export interface Magician {
  status: 'unplaced' | 'map' | 'captive' | 'dead' | 'departed' | 'lost';
  hex: Hex;
  captor: Captor | null;
  /** The phase in which he was captured: no torture in it. [16.1] */
  caught: number;
  found: boolean;
  /** Place on the shield ladder, 0 the lowest; −1 before he has chosen. */
  shield: number;
  wounds: number;
  curses: number;
  /** Spirits on his display, also those lent to others by F. */
  held: number[];
  /** Of those: the ones everybody has seen. [R106] */
  known: number[];
  controlling: number;
  /** Spirits he has of others by F. An owner of −1 is dead or gone. [R107] */
  borrowed: Borrowed[];
  /** Lasting effects of his own powers, until his next demon-use phase. [12.2a] */
  invisible: boolean;
  reconciled: boolean;
  storm: number[];
  familiars: number[];
  /** His next player turn is lost. [12.3N] */
  loses: boolean;
  /** What became of him, for the count at the end. */
  fate: 'curses' | 'torture' | 'left' | 'lost' | null;
}

export interface Borrowed {
  readonly spirit: number;
  readonly owner: Seat;
}

/** A mortal unit. Never changed in place: a changed one replaces it. */
interface MortalUnit {
  readonly hex: Hex;
  readonly base: Hex;
  readonly status: 'normal' | 'fleeing' | 'gone';
}

/** A box of the treasure grid. Never changed in place. The counter is the finder's or the owner's marker. */
export type Box =
  | { readonly is: 'hidden' }
  | { readonly is: 'found'; readonly counter: number; readonly by: Seat }
  | { readonly is: 'owned'; readonly counter: number; readonly owner: Seat }
  | { readonly is: 'hoard'; readonly counter: number; readonly mortal: number }
  | { readonly is: 'loose'; readonly counter: number; readonly hex: Hex }
  | { readonly is: 'closed' };

export type RingPlace =
  | { readonly is: 'pile' }
  | { readonly is: 'owned'; readonly owner: Seat }
  | { readonly is: 'hoard'; readonly mortal: number }
  | { readonly is: 'loose'; readonly hex: Hex }
  | { readonly is: 'gone' };

/** What has been done in the current demon-use phase. */
interface Used {
  /** The kind the phase has been settled as. [R109] */
  kind: 'attack' | 'powers' | null;
  tortured: Seat[];
  /** Of those: the ones who bought it off. [16.2a] */
  paid: Seat[];
  /** He has said that he is done. */
  done: boolean;
  /** Boxes already tried for seizure. [R64] */
  tried: number[];
  /** Magicians who have declined a trade: they are not asked again. [R67] */
  declined: Seat[];
}

export interface State {
  readonly options: DemonsOptions;
  turn: number;
  phase: Phase;
  /** Whose place in the order or the roster is being handled. */
  cursor: number;
  order: Seat[];
  magicians: Magician[];
  mortals: MortalUnit[];
  /** For each mortal, the magician it attacks this phase, or −1. [7.8] */
  victims: number[];
  /** Familiars that their user lets attack this turn. [R56] */
  loosed: number[];
  /** By rank; the top counter is last; 0 is the Ring. */
  piles: number[][];
  /** Which site each box of the grid names. [T8] */
  sites: readonly number[];
  boxes: Box[];
  ring: RingPlace;
  ruins: Hex[];
  /** Spirits out of the game for ever. [12.0c] */
  out: number[];
  used: Used;
  /** What must be settled before the phase goes on, the next last. */
  agenda: DemonsMatter[];
}

export type Position = GamePosition<State, Content>;
export type DemonsTable = Table<State, Content, DemonsEvent>;

export function copyState(s: State): State {
  return {
    options: s.options,
    turn: s.turn,
    phase: s.phase,
    cursor: s.cursor,
    order: s.order.slice(),
    magicians: s.magicians.map(copyMagician),
    mortals: s.mortals.slice(),
    victims: s.victims.slice(),
    loosed: s.loosed.slice(),
    piles: s.piles.map((pile) => pile.slice()),
    sites: s.sites,
    boxes: s.boxes.slice(),
    ring: s.ring,
    ruins: s.ruins.slice(),
    out: s.out.slice(),
    used: {
      kind: s.used.kind,
      done: s.used.done,
      tortured: s.used.tortured.slice(),
      paid: s.used.paid.slice(),
      tried: s.used.tried.slice(),
      declined: s.used.declined.slice(),
    },
    agenda: s.agenda.slice(),
  };
}

function copyMagician(m: Magician): Magician {
  return {
    status: m.status,
    hex: m.hex,
    captor: m.captor,
    caught: m.caught,
    found: m.found,
    shield: m.shield,
    wounds: m.wounds,
    curses: m.curses,
    held: m.held.slice(),
    known: m.known.slice(),
    controlling: m.controlling,
    borrowed: m.borrowed.slice(),
    invisible: m.invisible,
    reconciled: m.reconciled,
    storm: m.storm.slice(),
    familiars: m.familiars.slice(),
    loses: m.loses,
    fate: m.fate,
  };
}
