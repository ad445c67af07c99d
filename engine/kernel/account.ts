import type { Phrase } from './phrase.ts';
import type { Seat } from './seat.ts';
import type { Event } from './table.ts';

/** A match that is over, told: why it ended so, what was counted, how it went, and what was worth seeing. */
export interface Account<Seen extends Remarkable = Moment> {
  /** Why it ended as it did: one sentence with its facts. */
  readonly why: Phrase;
  /** Those who are counted, in the order of all the lists below. */
  readonly parties: readonly Party[];
  /** What adds up. The first is the score of the match. */
  readonly sums: readonly Sum[];
  /** What else was counted. */
  readonly beside: readonly BesideLine[];
  readonly curves: readonly Curve[];
  readonly moments: readonly Seen[];
}

/** Somebody for whom things are counted: a seat, seats that win together, or somebody who is not at the table. */
export interface Party {
  readonly seats: readonly Seat[];
  /** Where it is not one seat. */
  readonly name?: Phrase;
  /** What became of it, where the sentence does not say so. */
  readonly fate?: Phrase;
}

/** Numbers by party, `null` where there is nothing to count. */
export interface SumLine {
  readonly said: Phrase;
  readonly of: readonly (number | null)[];
}

/** Lines, and what they come to. */
export interface Sum {
  readonly lines: readonly SumLine[];
  /** Without a name of its own it is the score. */
  readonly total: Omit<SumLine, 'said'> & { readonly said?: Phrase };
  /** The key that says one of its numbers, as `{n}`, where figures alone would not do. */
  readonly number?: string;
}

/** A line that adds up to nothing: numbers, or words for them. */
export interface BesideLine {
  readonly said: Phrase;
  readonly of: readonly (number | Phrase | null)[];
}

/** Numbers by party over the turns or rounds of the match. */
export interface Curve {
  readonly said: Phrase;
  readonly points: readonly CurvePoint[];
  /** What stands along the way. */
  readonly signs: readonly CurveSign[];
  /** The key that says a time, as `{n}`. */
  readonly time: string;
  /** The key that says a number, as `{n}`, where figures alone would not do. */
  readonly number?: string;
}

/** What everybody had at one time. */
export interface CurvePoint {
  readonly at: number;
  readonly of: readonly (number | null)[];
}

/** Something that happened along the way of a curve. */
export interface CurveSign {
  readonly at: number;
  readonly said: Phrase;
  /** Whose line it stands on; `null`: everybody's. */
  readonly party: number | null;
}

/** What may be worth looking at again, by the scale of the stage: a great moment is 100, a roll of dice 20, a line 5. */
export interface Remarkable<E extends Event = Event> {
  /** How many answers had been given when it could be seen. */
  readonly step: number;
  readonly event: E;
  readonly when: Phrase;
  /** Whom it was done by or to. */
  readonly seats: readonly Seat[];
  readonly weight: number;
}

/** What may be worth looking at again, in words. */
export interface Moment extends Remarkable {
  /** The event as a sentence. */
  readonly said: Phrase;
}

/** What a game tells of a match; its moments are put into words elsewhere. */
export type GameAccount<E extends Event> = Account<Remarkable<E>>;

/** How much more a thing weighs for being rare: nothing where it was certain. */
export const rarity = (chance: number): number => 10 * Math.log2(1 / chance);

/** The points of a curve from what is seen along the way: the last that is seen of a time counts. */
export function curvePoints(): { see(at: number, of: readonly (number | null)[]): void; points(): CurvePoint[] } {
  const seen = new Map<number, readonly (number | null)[]>();
  return {
    see: (at, of) => void seen.set(at, of),
    points: () => [...seen].map(([at, of]) => ({ at, of })).sort((a, b) => a.at - b.at),
  };
}

/** Those of the lines in which something was counted. */
export const countedLines = <L extends BesideLine>(lines: readonly L[]): L[] =>
  lines.filter(({ of }) => of.some((n) => n !== null && n !== 0));

/** A number for each party, all 0: to be counted up. */
export const noughts = (parties: number): number[] => Array.from({ length: parties }, () => 0);
