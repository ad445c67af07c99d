import type { Thought } from '@conjure/bots';
import { type ResumePoint, resumePointOf, type Seat, seeded } from '@conjure/engine';
import type { HostedMatch } from '../hosted-match.ts';

/** What is to be thought about: plain data, so that it can be done on another thread. */
export interface ThinkRequest {
  readonly resumePoint: ResumePoint;
  /** The version of the rules that it stands by. */
  readonly rules: number;
  readonly seat: Seat;
  readonly level: string;
  /** What the dice of the thought come from. */
  readonly luck: string;
  /** Hints wait behind bots: nobody's match stands still for them. */
  readonly for: 'bot' | 'hint';
  /** Where it can be thought by anybody who has the match: the last deed of its log. Not where everybody acts at once. */
  readonly after?: { readonly match: string; readonly n: number };
}

/**
 * Thinks, somewhere, and gives what was thought; `null` where the seat is asked nothing. It fails only where it cannot be done
 * there, or when the thought is called off.
 */
export type Think = (thinkRequest: ThinkRequest, signal: AbortSignal) => Promise<Thought | null>;

/**
 * What a seat has to think about now. The dice of a bot's thought follow from the match and from how much was done in it, so
 * that a match continued from the store goes on as it would have gone, and what is thought again after an undo is thought
 * anew; those of a hint follow from nothing that the seat does not know.
 */
export function thinkRequest(
  hosted: HostedMatch,
  seat: Seat,
  level: string,
  purpose: ThinkRequest['for'] = 'bot',
): ThinkRequest {
  const { match } = hosted.play;
  const luck =
    purpose === 'hint' ? `hint ${seat} ${hosted.n}` : hashed(match.origin.seed, `thought ${seat} ${hosted.n}`);
  const isShared = purpose === 'bot' && match.open?.question.clock === undefined;
  return {
    ...{ resumePoint: resumePointOf(match), rules: match.game.version, seat, level, luck, for: purpose },
    ...(isShared ? { after: { match: hosted.id, n: hosted.n } } : {}),
  };
}

const WORD = 2 ** 32;

/** A hash of both: a stream of the match's own generator that nothing in the match draws from. */
function hashed(seed: string, purpose: string): string {
  const { next } = seeded(seed);
  return `${next(purpose, WORD)} ${next(purpose, WORD)}`;
}
