import { fork } from './fork.ts';
import type { Game } from './game.ts';
import type { KeptRest } from './kept-rests.ts';
import type { LogEntry, Play } from './play.ts';
import { matchAtRest, type ResumePoint, resumePointOf } from './resume-point.ts';
import type { Event, StoryEntry } from './table.ts';

/**
 * A match with all of its past, as plain data: what a replay of its log would come to, without replaying it. It is a cache, good
 * only for the same rules; the log is the truth.
 */
export interface PlaySnapshot<S = unknown, E extends Event = Event> {
  readonly resumePoint: ResumePoint<S>;
  readonly story: readonly StoryEntry<E>[];
  readonly rests: readonly KeptRest<S>[];
}

/** One in so many rests is kept in a snapshot: going back costs that much more than in the match itself. */
const EVERY = 4;

/** The match as it stands; `null` where something was taken back that could be done again, or where dice are scripted. */
export function snapshotOf<S, C, V, E extends Event>({ match, undone }: Play<S, C, V, E>): PlaySnapshot<S, E> | null {
  if (undone.length > 0 || match.scripted.length > 0) return null;
  const { rests } = match;
  return {
    resumePoint: resumePointOf(match, match.answers.length),
    story: match.story,
    rests: rests.filter((_, i) => i % EVERY === 0 || i === rests.length - 1),
  };
}

/** The match again, to be played on and taken back. `log`: what was done in it so far. */
export function playFrom<S, C, V, E extends Event>(
  game: Game<S, C, V, E>,
  { resumePoint, story, rests }: PlaySnapshot<S, E>,
  log: readonly LogEntry[],
  free = false,
): Play<S, C, V, E> {
  const at = matchAtRest(game, resumePoint);
  at.story = [...story];
  at.rests = [...rests];
  return { match: fork(at), log: [...log], undone: [], free };
}
