import type { Seat, Viewer } from '@conjure/engine';
import type { AttackType, DefenseType, SpeedType } from './content.ts';
import type { Facing } from './geometry/direction.ts';
import type { Point } from './geometry/point.ts';
import type { SorceryOptions } from './options.ts';
import type { Army } from './rules/army.ts';
import type { Commander } from './rules/commander.ts';
import type { Bar, Ending, Phase } from './state.ts';

export interface SeatView {
  seat: Seat;
  /** The number of the zone, once it is chosen. */
  zone: number | null;
  locked: boolean;
  /** The own army before all are laid open; null for the others and afterwards. */
  army: Army | null;
  /** The domain that it has brought into play for all to see, cancelled since or not. [B37] */
  domain: string | null;
  /** Who leads its army, once armies are laid open. */
  commander: Commander | null;
  lost: number;
  objectives: number;
  sweeps: number;
  out: boolean;
}

export interface FigureView {
  number: number;
  figure: string;
  owner: Seat;
  where: 'reserve' | 'field' | 'fallen' | 'gone';
  /** Where it stands, or stood last. */
  at: Point;
  radius: number;
  facing: Facing;
  click: number;
  tokens: number;
  acted: number;
  /** Why it can be given no action this turn: it came back, or was levitated. [B99] [B101] */
  barred: Bar | null;
  turned: boolean;
  tapped: string | null;
  /** What counts now; of a figure that is not on the field nothing does. */
  now: {
    able: boolean;
    immune: boolean;
    speed: number;
    attack: number;
    defense: number;
    damage: number;
    range: number;
    abilities: string[];
    speedType: SpeedType;
    attackType: AttackType;
    defenseType: DefenseType;
  } | null;
}

interface CardView {
  card: number;
  spell: string;
  down: boolean;
  /** Its requirement is not met by who wields it now. [S10] */
  dead: boolean;
}

export interface BookView {
  number: number;
  book: string;
  capacity: number;
  wielder: number | null;
  marker: Point | null;
  /** How many cards lie in its stack, and whether the bookmark is face down. [S11a] */
  cards: number;
  down: boolean;
  /** What the viewer knows to have been in it: cast, shown, or read while the book was his. Of an own one what all have seen. [S11a] */
  seen: string[];
  /** What only the player controlling its wielder may look at. [S11] */
  own: { stack: CardView[]; shut: boolean; pages: number } | null;
}

export interface InPlayView {
  /** The how-manieth casting of the match: how answers name it. */
  cast: number;
  spell: string;
  mode: string | null;
  book: number;
  caster: number;
  controller: Seat;
  target: number | null;
  at: Point | null;
  /** Beginnings of its controller's end phases still to come, or null. */
  clock: number | null;
  breach: boolean;
}

/** What a viewer may know of a match. */
export interface SorceryView {
  viewer: Viewer;
  options: SorceryOptions;
  battlefield: string;
  phase: Phase;
  round: number;
  first: Seat | null;
  active: Seat | null;
  actions: number;
  seats: SeatView[];
  figures: FigureView[];
  objectives: { id: string; at: Point; radius: number; holder: Seat | null }[];
  books: BookView[];
  inPlay: InPlayView[];
  domains: string[];
  /** By domain in play: whose army brought it. */
  domainsBy: (Seat | null)[];
  /** The spell that waits for its counter. [S53] */
  casting: {
    figure: number;
    book: number;
    spell: string;
    mode: string | null;
    targets: readonly number[];
    /** Where its element lies, or a figure would be put. */
    at: Point | null;
  } | null;
  /** Of the action under way: what Nature's Fury adds to its attacks. [S63] */
  fury: number;
  ending: Ending | null;
}
