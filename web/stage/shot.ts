import type { Event, Phrase, Seat } from '@conjure/engine';
import type { NarratedEvent } from '@conjure/host';
import type { CueName } from '../sound/cues.ts';
import type { Beat } from './beat.ts';
import type { RollChance } from './chance.ts';
import type { Staging, Tier } from './staging.ts';
import type { Speed, TimeSpan } from './timing.ts';

/** What is shown of one event, or of several at once. */
export interface Shot extends TimeSpan {
  readonly tier: Exclude<Tier, 'log'>;
  /** What it shows, and what came of it at once and only plays inside it. */
  readonly events: readonly NarratedEvent[];
  readonly inside: readonly NarratedEvent[];
  /** What only began it. */
  readonly began: readonly NarratedEvent[];
  /** The last of the block's events that may be told when its end may. */
  readonly upTo: number;
  /** The sentences that stand while it is shown; two, or three where only one would be left to count, and how many more there are. */
  readonly sentences: readonly Phrase[];
  readonly more: number;
  /** What may be said before its dice are thrown. */
  readonly foretold: Phrase | null;
  readonly beats: readonly Beat[];
  readonly dice: readonly number[];
  /** What the dice could bring. */
  readonly chance: RollChance | null;
  /** Whose deed it is, where it is anybody's. */
  readonly doer: Seat | null;
  readonly type: string;
  readonly cue: CueName | null;
  readonly verdict: CueName | null;
  readonly rate: number;
  readonly isMine: boolean;
  /** The board lies in the dusk. */
  readonly dusk: boolean;
  /** How much slower its script is played than it is written: what comes before the end may be told, and after. */
  readonly pace: { readonly first: number; readonly told: number };
}

/** How a game stages things, and how somebody wants to see them. */
export interface Direction {
  staging(event: Event): Staging;
  beat(event: Event): Beat | null;
  chance(event: Event): RollChance | null;
  doer(event: Event): Seat | null;
  /** Several like ones in one sentence; `null` where there is none for them. */
  together(events: readonly NarratedEvent[]): Phrase | null;
  /** What can be expected of their dice. */
  foretold(events: readonly NarratedEvent[]): Phrase | null;
  /** Whether it strikes the viewer, or the viewer does it. */
  isMine(event: Event): boolean;
  letters(sentence: Phrase): number;
  readonly speed: Speed;
  /** Nothing may move. */
  readonly isStill: boolean;
  /** What is left of the time between two questions of the viewer. */
  readonly left: number;
  /** How often a great moment has been shown already. */
  times(type: string): number;
}
