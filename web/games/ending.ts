import type { Event, Phrase, Result, Seat } from '@conjure/engine';

/** A match at its end, for one who sat there: what he sees, how it ended, and all that he was told. */
interface MatchEnd {
  readonly view: unknown;
  readonly result: Result;
  readonly seat: Seat;
  readonly events: readonly Event[];
}

/** What a match came to for somebody. */
interface MatchEnding {
  /** In words of the shelf: `shelf.end.<game>`. */
  readonly phrase: Phrase;
  /** By this it is compared with other matches of the game: more is better. */
  readonly worth: number;
  /** What a curve of many matches goes by. */
  readonly points: number;
  /** In turns, rounds or beats, as the game counts. */
  readonly length: number;
  /** The marks that it has earned, by their ids: words `mark.<game>.<id>` of the page. */
  readonly marks: readonly string[];
}

export type EndingOf = (end: MatchEnd) => MatchEnding;

/** Those of the marks whose condition holds. */
export const earned = (marks: { readonly [id: string]: boolean }): string[] =>
  Object.keys(marks).filter((id) => marks[id]);
