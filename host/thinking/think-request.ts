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
  /** As whose it is counted: of those who play in the match, or of who wants the hint. */
  readonly players: readonly string[];
  /** Whether somebody plays in the match: for bots among themselves nobody waits. */
  readonly isAwaited: boolean;
  /** Where it can be thought by anybody who has the match: the last deed of its log. Not where everybody acts at once. */
  readonly after?: { readonly match: string; readonly n: number };
}

/**
 * Thinks, somewhere, and gives what was thought; `null` where the seat is asked nothing. It fails only where it cannot be done
 * there, or when the thought is called off.
 */
export type Think = (thinkRequest: ThinkRequest, signal: AbortSignal) => Promise<TimedThought | null>;

/** What was thought, and for how long, where that is known: in milliseconds, on whichever thread it was, without the waiting for it. */
export interface TimedThought extends Thought {
  readonly ms?: number;
}

/**
 * What a seat has to think about now. The dice of a bot's thought follow from the match and from how much was done in it, so
 * that a match continued from the store goes on as it would have gone, and what is thought again after an undo is thought
 * anew; those of a hint follow from nothing that the seat does not know.
 */
export function thinkRequest(
  hosted: HostedMatch,
  seat: Seat,
  level: string,
  /** Who wants a hint; it is a bot's thought where nobody does. */
  asker?: string,
): ThinkRequest {
  const { match } = hosted.play;
  const purpose = asker === undefined ? 'bot' : 'hint';
  const held = hosted.players.filter((player) => player !== null);
  const lent = hosted.lent.flatMap((each) => each?.player ?? []);
  const players = asker === undefined ? [...new Set([...held, ...lent])] : [asker];
  const luck =
    purpose === 'hint' ? `hint ${seat} ${hosted.n}` : hashed(match.origin.seed, `thought ${seat} ${hosted.n}`);
  const isShared = purpose === 'bot' && match.open?.question.clock === undefined;
  return {
    ...{ resumePoint: resumePointOf(match), rules: match.game.version, seat, level, luck, for: purpose, players },
    isAwaited: held.length > 0 || !hosted.online,
    ...(isShared ? { after: { match: hosted.id, n: hosted.n } } : {}),
  };
}

const WORD = 2 ** 32;

/** A hash of both: a stream of the match's own generator that nothing in the match draws from. */
function hashed(seed: string, purpose: string): string {
  const { next } = seeded(seed);
  return `${next(purpose, WORD)} ${next(purpose, WORD)}`;
}
