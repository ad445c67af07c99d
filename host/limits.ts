import type { HostState } from './host-state.ts';
import { type Judgement, sayOnly } from './judgement.ts';
import { isTalk } from './log/apply-row.ts';
import { type Room, seatsOf } from './room.ts';
import { type Connection, error } from './server-messages.ts';

/** What was judged, unless more has been done in the match than anybody needs: what the house does by itself is not counted here. */
export function withinLimits(
  { deps: { most } }: HostState,
  room: Room,
  from: Connection,
  judged: Judgement,
): Judgement {
  if (!most || !('deeds' in judged)) return judged;
  const { deeds } = judged;
  const isTooMuch = room.n + deeds.length > most.deeds || (deeds.some(isTalk) && room.talk >= most.talk);
  return isTooMuch ? sayOnly({ to: from, message: error('tooLong', { match: room.id }) }) : judged;
}

/** Whether as many watch a match here as may. */
export function isCrowded({ deps: { most } }: HostState, room: Room): boolean {
  const watching = [...room.here.keys()].filter((from) => seatsOf(room, from).length === 0);
  return most !== undefined && watching.length >= most.watchers;
}
