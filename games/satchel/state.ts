import type { GamePosition, Seat, Table } from '@conjure/engine';
import type { Content, Setting, Team } from './content.ts';
import type { SatchelEvent } from './events.ts';
import type { SatchelOptions } from './options.ts';

export type Phase =
  | 'setup' // the cards lie ready, nobody has been told
  | 'waiting' // for the sorcerer's first roll [B10]
  | 'running'
  | 'over'; // of the round

export type Cause = 'deck' | 'wyrm' | 'dawn';

/** What is counted in a round, for the report at its end. Heroes before the sorcerer. */
export const TALLY = [
  'ordeals',
  'spells',
  'wokenByHeroes',
  'wokenBySorcerer',
  'playedByHeroes',
  'playedBySorcerer',
  'diceSwept',
  'wyrmSteps',
  'wyrmPushes',
] as const;
export type Count = (typeof TALLY)[number];

/** Flat lists of small numbers, so that a copy is cheap: pieces, places and symbols go by number (see board.ts). */
export interface State {
  readonly options: SatchelOptions;
  /** The heroes in seat order, and the row of the deck table: places in the content. */
  team: number;
  setting: number;
  round: number;
  /** Rounds won: by the heroes, by the sorcerer. */
  won: number[];
  phase: Phase;
  /** Who won the round that is over, and how. */
  winner: number;
  cause: Cause | null;
  /** By piece, dice and familiars alike: what a die shows, whether a familiar is active; 0 for unrolled and inactive. */
  faces: number[];
  /** By piece: the slot it lies in; −1 loose or at home; −2 hurt. */
  lies: number[];
  /** By slot, six to a place: the piece in it, or −1. */
  slots: number[];
  /** H1 to H3, S1 to S3. */
  row: number[];
  /** Face down, the top last; Thorns come to lie first. [B33] */
  ordeals: number[];
  spells: number[];
  /** Completed in this round, in order. [B27] */
  gone: number[];
  /** Cards face down when the round began, of the heroes and of the sorcerer. [B81] */
  began: number[];
  wyrm: number;
  /** By seat: the symbol that is hexed or learned, or −1. */
  hexed: number[];
  learned: number[];
  lore: number;
  tally: number[];
  /** When a hero last placed something: the beat, or the time. [R21] */
  heroPlaced: number;

  beat: number;
  order: Seat[];
  cursor: number;
  /** The window's roll is used. [B68] */
  rolled: boolean;
  /** Orders of beats to come, set by a test. */
  coming: Seat[][];

  /** The last stamp, and how much of it the round stood still. [B59] [B64] */
  now: number;
  lost: number;
  pausedAt: number;
  /** By seat, as bits: who has agreed to go on. */
  agreed: number;
  startedAt: number;
  /** By seat: when it last rolled, or −1. [B62] */
  rolledAt: number[];
  /** Who spoke last: named last in the next question, so that whoever plays for all lets each have a turn. */
  spoke: Seat;
}

export type Position = GamePosition<State, Content>;
export type SatchelTable = Table<State, Content, SatchelEvent>;

export const teamOf = ({ state, content }: Position): Team => content.teams[state.team];
export const settingOf = ({ state, content }: Position): Setting => content.settings[state.setting];

export function copyState(s: State): State {
  return {
    options: s.options,
    team: s.team,
    setting: s.setting,
    round: s.round,
    won: s.won.slice(),
    phase: s.phase,
    winner: s.winner,
    cause: s.cause,
    faces: s.faces.slice(),
    lies: s.lies.slice(),
    slots: s.slots.slice(),
    row: s.row.slice(),
    ordeals: s.ordeals.slice(),
    spells: s.spells.slice(),
    gone: s.gone.slice(),
    began: s.began.slice(),
    wyrm: s.wyrm,
    hexed: s.hexed.slice(),
    learned: s.learned.slice(),
    lore: s.lore,
    tally: s.tally.slice(),
    heroPlaced: s.heroPlaced,
    beat: s.beat,
    order: s.order.slice(),
    cursor: s.cursor,
    rolled: s.rolled,
    coming: s.coming.map((order) => order.slice()),
    now: s.now,
    lost: s.lost,
    pausedAt: s.pausedAt,
    agreed: s.agreed,
    startedAt: s.startedAt,
    rolledAt: s.rolledAt.slice(),
    spoke: s.spoke,
  };
}
