import { isFields } from '@conjure/engine';
import type { ClientMessage } from './client-messages.ts';
import type { HostState } from './host-state.ts';
import type { HostedMatch } from './hosted-match.ts';

/** No more than this is counted between two deeds, in milliseconds: a crash, an update or a dead line makes no night pass. */
const COUNTED = 10_000;

/** What time it is in a match where everybody acts at once; `null` where time does not matter. */
export const stampNow = ({ deps }: HostState, hosted: HostedMatch): number | null =>
  stampAt(hosted, deps.scheduler.now());

export function stampAt({ at, play }: HostedMatch, now: number): number | null {
  const clock = play.match.open?.question.clock;
  if (clock === undefined) return null;
  return clock + Math.min(COUNTED, Math.max(0, Math.round(now - at)));
}

/** An answer with the time at which it came. */
export const stamped = (answer: unknown, at: number): unknown => (isFields(answer) ? { ...answer, at } : answer);

/**
 * Where everybody acts at once, what somebody answers is judged by what is asked when it arrives: the others have been at it
 * meanwhile, and the rules say what has become impossible.
 */
export function inTime<M extends ClientMessage>(host: HostState, hosted: HostedMatch, message: M): M {
  const at = stampNow(host, hosted);
  const { open } = hosted.play.match;
  if (at === null || !open || !('answer' in message)) return message;
  return { ...message, question: open.id, answer: stamped(message.answer, at) };
}
