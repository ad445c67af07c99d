import type { Phrase } from '../kernel/phrase.ts';
import type { Record as MatchRecord } from '../kernel/record.ts';
import type { Seat } from '../kernel/seat.ts';

/** What an answer leads to, in parts of a victory: on average, and in the worst tenth of what may be. */
export interface Outlook {
  readonly mean: number;
  readonly worst: number;
}

/** A position in which one answer is clearly best, and not the one that comes to mind first. It is asked as its seat sees it. */
export interface Puzzle {
  readonly id: string;
  /** The match up to the question. */
  readonly record: MatchRecord;
  readonly seat: Seat;
  readonly kind: string;
  readonly answer: unknown;
  readonly label: Phrase;
  /** What comes to mind first. */
  readonly obvious: { readonly answer: unknown; readonly label: Phrase };
  /** What the best answer leads to, and what the obvious one does. */
  readonly would: Outlook;
  readonly does: Outlook;
  /** What happens clearly more often after one of the two, in how many of the cases; or of what there is more, how many on average. */
  readonly because: {
    readonly said: Phrase;
    readonly one: number;
    readonly other: number;
    readonly isCount?: boolean;
  } | null;
}
