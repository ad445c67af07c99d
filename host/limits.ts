import type { HostState } from './host-state.ts';
import { everybody, type HostedMatch, seatsOf } from './hosted-match.ts';
import { type Judgement, sayOnly } from './judgement.ts';
import { isTalk } from './log/apply-row.ts';
import { type Connection, error } from './server-messages.ts';

/** What was judged, unless more has been done in the match than anybody needs: what the server does by itself is not counted here. */
export function withinLimits(
  { deps: { most } }: HostState,
  hosted: HostedMatch,
  from: Connection,
  judgement: Judgement,
): Judgement {
  if (!most || !('deeds' in judgement)) return judgement;
  const { deeds } = judgement;
  const isTooMuch = hosted.n + deeds.length > most.deeds || (deeds.some(isTalk) && hosted.talk >= most.talk);
  return isTooMuch ? sayOnly({ to: from, message: error('tooLong', { match: hosted.id }) }) : judgement;
}

/** Whether as many watch a match here as may. */
export function isCrowded({ deps: { most } }: HostState, hosted: HostedMatch): boolean {
  const watching = everybody(hosted).filter((from) => seatsOf(hosted, from).length === 0);
  return most !== undefined && watching.length >= most.watchers;
}
