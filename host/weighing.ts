import {
  atOnce,
  canonical,
  type InSteps,
  judge,
  type Match,
  type Outcomes,
  outcomesInSteps,
  type PendingQuestion,
  type Seat,
} from '@conjure/engine';
import type { ClientMessage } from './client-messages.ts';
import type { HostState } from './host-state.ts';
import type { HostedMatch } from './hosted-match.ts';

/** Played online nobody looks at more cases than these. */
const CASES_ONLINE = 2_000;
/** So long the odds of one match may keep all others waiting at a time, in milliseconds. */
const IN_ONE_GO = 4;

/** What was found last for each seat, as long as it is asked the same. */
const known = new WeakMap<PendingQuestion, Map<Seat, { readonly answer: string; readonly found: Outcomes }>>();

function* outcomesKept(match: Match, seat: Seat, answer: unknown, isOnline: boolean): InSteps<Outcomes> {
  const bySeat = (match.open && known.get(match.open)) ?? new Map();
  const key = canonical(answer);
  const before = bySeat.get(seat);
  if (before?.answer === key) return before.found;
  const found = yield* outcomesInSteps(match, seat, answer, isOnline ? { limit: CASES_ONLINE } : {});
  bySeat.set(seat, { answer: key, found });
  if (match.open) known.set(match.open, bySeat);
  return found;
}

/** What an answer can come to, as its seat may know it. */
export const outcomesIn = ({ play, online }: HostedMatch, seat: Seat, answer: unknown): Outcomes =>
  atOnce(outcomesKept(play.match, seat, answer, online !== null));

/**
 * Finds out what an answer can come to before it is judged, a little at a time where there are others to serve. To be called in the
 * match's queue: it stays as it is meanwhile.
 */
export async function weighAhead(
  { deps }: HostState,
  { play, online }: HostedMatch,
  message: ClientMessage,
  whose: string,
): Promise<void> {
  const { giveWay, scheduler } = deps;
  const isWeighed = message.do === 'odds' || (message.do === 'answer' && message.certain === true);
  if (!giveWay || !isWeighed) return;
  const { seat, question, answer } = message;
  if (!('done' in judge(play.match, seat, answer, question))) return;
  const steps = outcomesKept(play.match, seat, answer, online !== null);
  for (let began = scheduler.now(); !steps.next().done; ) {
    if (scheduler.now() - began < IN_ONE_GO) continue;
    await giveWay(whose);
    began = scheduler.now();
  }
}
