import type { Dice } from './dice.ts';
import type { Seat } from './seat.ts';

/** Something that happened. Each game has its own union of these. */
export interface Event {
  type: string;
}

/** An event as it was told: to everybody, or to some, with what the others hear instead. */
export interface StoryEntry<E extends Event = Event> {
  event: E;
  /** `null`: everybody. */
  to: readonly Seat[] | null;
  others: E | null;
}

/** What the rules have in front of them. */
export interface Table<S, C = unknown, E extends Event = Event> {
  state: S;
  /** What the game's data says, indexed for the rules; never changes during a match. */
  readonly content: C;
  readonly dice: Dice;
  /** Nobody is listening: what only a story needs may be left out. */
  readonly silent: boolean;
  tell(event: E): void;
  /** Tells `to` the event and the others something else, or nothing. */
  whisper(to: readonly Seat[], event: E, others?: E): void;
  /** Takes the top of a face-down pile: nobody can know what it is before. */
  draw<T>(pile: T[], seenBy: (card: T) => readonly Seat[] | null): T;
  /** Takes one of several face-down things at random; the list itself is not changed. */
  take<T>(purpose: string, hidden: readonly T[], seenBy: (thing: T) => readonly Seat[] | null): T;
  /**
   * Something hidden is being shown to somebody: no free undo past here. `to`: those who learn it and did not know; their
   * odds stop here, so it is called before the event is told.
   */
  markShown(to?: readonly Seat[]): void;
}
