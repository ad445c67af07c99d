import { type Seat, waitingFor } from '@conjure/engine';
import type { Chair } from './client-messages.ts';
import type { HostedMatch } from './hosted-match.ts';
import type { LogRow, Opening } from './log/row.ts';

/** What a shelf shows of a match that is kept. It follows from the log, and nothing of it is anybody's secret. */
export interface Summary {
  match: string;
  game: string;
  chairs: Chair[];
  practice: boolean;
  /** A seat of it was offered to another person. */
  shared?: true;
  over: boolean;
  /** Answers given. */
  step: number;
  /** When, by the host's clock. */
  saved: number;
}

/** Where a match is: a table at which people sit down, a match that is played, one that nothing is done in any more. */
export type MatchPhase = 'waiting' | 'playing' | 'closed';

/** What follows from the log, written in the same stroke as its rows. */
export interface Projection {
  summary: Summary;
  phase: MatchPhase;
  /** When something must happen by itself: a bot is asked, a clock runs out, a text is overdue. */
  due: number | null;
  /** Who has which seat, and whether it is asked now. */
  places: readonly { player: string; seat: Seat; mine: boolean }[];
}

/**
 * What became of rows that were to be appended. `taken`: somebody was quicker with the first of them; `again`: this device's
 * nonce is in the log already; `unknown`: it may or may not be there, and only reading will tell; `busy`: there is too much to do for it
 * to be tried at all; `gone`: there is no such match, or no more.
 */
export type Appended = 'done' | 'taken' | 'again' | 'unknown' | 'busy' | 'gone';

/**
 * Where matches are kept, in a database of the page or of a server: a log for each, which is only ever added to. A row is
 * accepted by exactly one `append`; several hosts may be at the same matches. Each method fails only where nothing has changed.
 */
export interface Store {
  /** A new match, with what was done in it so far; all of it, or nothing. */
  create(opening: Opening, rows: readonly LogRow[], projection: Projection): Promise<'done' | 'taken'>;
  /** The next rows, one after the other; all of them, or none. */
  append(match: string, rows: readonly LogRow[], projection: Projection): Promise<Appended>;
  /** The opening, and the rows after the `after`-th; `null` where there is no such match. A disk can hold anything. */
  read(match: string, after: number): Promise<unknown>;
  /** The numbers of their last rows, of those that are there. */
  heads(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The matches in which something must happen by now, those that wait longest first, `most` of them. */
  due(now: number, most: number): Promise<string[]>;
  /** Wakes whenever a match may have grown, to `n` rows where that is known; it may be lost and may come twice. What comes back ends it. */
  follow(wake: (match: string, n?: number) => void): () => void;
  /** Keeps what a build of the program would otherwise work out anew from the log; the last one is enough. */
  snap(match: string, build: string, body: unknown): Promise<void>;
  /** What this build kept last; `null` where there is nothing. */
  snapshot(match: string, build: string): Promise<unknown>;
  list(): Promise<Summary[]>;
  delete(match: string): Promise<void>;
}

function summaryOf(hosted: HostedMatch): Summary {
  const { match, free } = hosted.play;
  return {
    match: hosted.id,
    game: match.game.id,
    chairs: [...hosted.chairs],
    practice: free,
    ...(hosted.shared ? { shared: true } : {}),
    over: match.over,
    step: match.answers.length,
    saved: hosted.at,
  };
}

/** What follows from the log of a match that is played. */
export function projectionOf(hosted: HostedMatch, due: number | null = null): Projection {
  const seats = hosted.closed ? [] : waitingFor(hosted.play.match);
  const places = hosted.chairs.flatMap((_, seat) => {
    const [player, lent] = [hosted.players[seat], hosted.lent[seat]];
    if (player) return [{ player, seat, mine: seats.includes(seat) }];
    return lent ? [{ player: lent.player, seat, mine: false }] : [];
  });
  return { summary: summaryOf(hosted), phase: hosted.closed ? 'closed' : 'playing', due, places };
}
