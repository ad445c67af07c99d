import type { GameAccount } from './account.ts';
import type { Step } from './agenda.ts';
import type { Dice } from './dice.ts';
import type { Phrase } from './phrase.ts';
import type { Question, Refusal } from './question.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Fault, Shape } from './shape.ts';
import type { Event, Table } from './table.ts';

/** What a switch of the rules can be set to. */
export type OptionValue = string | number | boolean;
/** What was chosen before set-up, by the names of the switches. */
export type Options = { readonly [name: string]: OptionValue };

/** A switch of the rules, fixed before set-up. */
export interface OptionSpec {
  name: string;
  values: readonly OptionValue[];
  default: OptionValue;
  rule: string;
}

/** An entry of the rule catalogue. */
export interface Rule {
  id: string;
  title: string;
  text: string;
  source: string;
  kind: string;
  option?: string;
}

/** A position as the rules see it: the state and what the data says. */
export interface GamePosition<S, C> {
  readonly state: S;
  readonly content: C;
}

/**
 * What an answer led to, in a match that is played again. The position is only good until the next step is asked for: it is the same
 * object.
 */
export interface PastStep<S = unknown, C = unknown, E extends Event = Event> {
  /** After so many answers. */
  readonly step: number;
  readonly at: GamePosition<S, C>;
  readonly events: readonly E[];
}

/** How a match ended. */
export interface Result {
  /** Who won; several where a victory is shared, none where nobody did. */
  winners: Seat[];
  /** What each seat made of it, in the game's own measure; `null` where a seat has no score. */
  scores: (number | null)[];
  /** Why the match ended, and how it ended for each seat: keys of the game's words. */
  reason: string;
  fates: string[];
}

/** What a study counts of a match beyond its result: numbers by name, of the match and of each seat. */
export interface Statistics {
  match: { readonly [name: string]: number };
  seats: { readonly [name: string]: number }[];
  /** By seat: what else it was, kind by kind, so that its victories can be told apart: `{ mage: ['nero'] }`. */
  traits?: { readonly [kind: string]: readonly string[] }[];
}

/** Players of a game's own: they are given a view and answer at once. */
export interface OwnBot<V = unknown> {
  /** From the weakest to the strongest; where the usual levels for people are among them, others may follow. */
  readonly levels: readonly string[];
  /** A legal answer; `undefined` where several are asked and the seat would rather let another speak first. */
  answer(view: V, seat: Seat, level: string, dice: Dice): unknown;
}

/** One game: plain functions over its own state `S`, its content `C`, its view `V` and its events `E`. */
export interface Game<S = unknown, C = unknown, V = unknown, E extends Event = Event> {
  readonly id: string;
  /** Changes whenever a change of the rules could make an old record end differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly rules: readonly Rule[];
  readonly content: C;
  /** Options that cannot be chosen together: what is wrong, with the rule that forbids it. */
  clash?(options: Options): Fault | null;
  /** The state before anything has happened. What must be shuffled is shuffled here. */
  start(seats: number, options: Options, dice: Dice): S;
  /** The next step from a rest: a script; `'rest'` when it was taken at once, nobody being asked; `null` when the match is over. */
  step(table: Table<S, C, E>): Step | null;
  /**
   * Why an answer that nobody asked for is not allowed, by the rules: the seat is not asked, or not this, or the match is over.
   * `null` where the rules have nothing to say. Nothing has been checked of the answer; the facts may be nothing that the seat
   * does not know.
   */
  unasked?(at: GamePosition<S, C>, seat: Seat, answer: unknown): Refusal | null;
  result(at: GamePosition<S, C>): Result | null;
  statistics?(at: GamePosition<S, C>): Statistics;
  /** What each seat did, counted from all that was told: more than the end of a match shows. Numbers by name, as in `statistics`. */
  tally?(at: GamePosition<S, C>, events: readonly E[]): { readonly [name: string]: number }[];
  /** What a match came to, from its end and from all that led there. It is only asked when there is a result. */
  account?(at: GamePosition<S, C>, past: Iterable<PastStep<S, C, E>>): GameAccount<E>;
  copy(state: S): S;
  view(at: GamePosition<S, C>, viewer: Viewer): V;
  /** The same for several viewers of one position: what they see alike is built once, and is the same object for all of them. */
  views?(at: GamePosition<S, C>): (viewer: Viewer) => V;
  /** A full state that looks the same to the seat and is random elsewhere. */
  imagine(at: GamePosition<S, C>, seat: Seat, dice: Dice): S;
  /** How good the position is for the seat, from 0 (lost) to 1 (won). */
  sense(at: GamePosition<S, C>, seat: Seat): number;
  /**
   * What a player would answer without much thought: playouts of bots are played by it instead of by chance. It is only ever
   * asked in imagined states, and need not answer the same twice; `undefined` where several are asked and the seat would let another speak.
   */
  playout?(at: GamePosition<S, C>, seat: Seat, question: Question, dice: Dice): unknown;
  /** Answers worth a thought, the most promising first: bots weigh these where there are more than they can weigh. */
  ideas?(at: GamePosition<S, C>, seat: Seat, question: Question, dice: Dice): unknown[];
  /** At most `many` answers beyond the ideas, legal or nearly so: a bot that has the time tries each for a moment and weighs the best. */
  wide?(at: GamePosition<S, C>, seat: Seat, question: Question, many: number, dice: Dice): unknown[] | null;
  /** The answer that does nothing more in the turn, where the question has one. */
  pass?(question: Question): unknown;
  /** Kinds of questions that come in the middle of an action: a bot that judged a position there would judge it wrongly. */
  readonly unsettled?: ReadonlySet<string>;
  /** Kinds of questions before the match begins: where levels are compared, they are answered for both alike, by playout. */
  readonly setUp?: ReadonlySet<string>;
  /** How many turns have begun; a round in which everybody acts is a turn of each. Who looks ahead judges as one begins. */
  turn?(at: GamePosition<S, C>): number;
  /** How levels play this game, where they play it otherwise than most games: `{ master: 'tree:2000' }`. */
  readonly levels?: { readonly [name: string]: string };
  /** Bots that know the game, in place of those that know none. */
  readonly bot?: OwnBot<V>;
  /** What comes from outside, as shapes: an answer to each kind of question, and a scenario for so many seats. */
  shapes?(seats: number): { answers: { readonly [kind: string]: Shape<unknown> }; scenario: Shape<unknown> };
  /** A position from JSON, or what is wrong with it; parts it leaves out are as in `start`. */
  readScenario(scenario: unknown, start: S): { state: S } | { fault: Fault };
  writeScenario(at: GamePosition<S, C>): unknown;
  /** The position in sentences, for a viewer; the first says when it is. */
  describe(view: V): Phrase[];
  /** The first of these sentences alone, where that is less work than all of them. */
  heading?(view: V): Phrase;
  /** One event as a sentence, in what the viewer sees. */
  narrate(view: V, event: E): Phrase;
  /** An answer as a person reads it in a list of options. */
  label(view: V, kind: string, answer: unknown): Phrase;
  /** What else is worth knowing before an answer is given, beside its odds: warnings, and what is likely to follow later. */
  prospects?(view: V, kind: string, answer: unknown): Phrase[];
  /** What a person counts for a seat to see how it stands, what matters most first: a review says by these why an answer is better. */
  holdings?(at: GamePosition<S, C>, seat: Seat): Holding[];
  /** Types of events that are a reason when they come of one answer and not of another: what is gained and lost. All, where it is absent. */
  readonly telling?: ReadonlySet<string>;
}

/** Something that is counted in a position. */
export interface Holding {
  readonly said: Phrase;
  readonly n: number;
  /** More of it is better for the seat. */
  readonly isGood: boolean;
}

/**
 * A game as one whose state, data, view and events are unknown, for code that deals with any game. This is sound because a game is only
 * ever handed states, views and events that it has made itself. /
 */
export const asGame = <S, C, V, E extends Event>(game: Game<S, C, V, E>): Game => game as Game;
