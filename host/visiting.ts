import { admits } from './admits.ts';
import { type HostState, playerOf } from './host-state.ts';
import { maySeeMatch } from './hosted-match.ts';
import { seatsAt } from './joining.ts';
import { load } from './loading.ts';
import type { MatchOrTable } from './log/match-or-table.ts';
import { matchOrTable } from './memory.ts';
import { type Here, without, withPresent } from './presence.ts';
import { type Connection, error, type ServerMessage } from './server-messages.ts';
import { isTable } from './waiting/table.ts';

/**
 * Somebody comes to a match for one thing alone: nobody sees it, and nobody is told anything by it. What is against it, where something
 * is. To be called in the match's queue, and ended there.
 */
export async function visit(host: HostState, from: Connection, match: string): Promise<ServerMessage | null> {
  if (!(await admits(host, from, match, 'watch'))) return error('noMatch', { match });
  const against = matchOrTable(host, match) ? null : await load(host, match);
  if (against) return against;
  const hosted = matchOrTable(host, match);
  if (!hosted) return error('noMatch', { match });
  const player = playerOf(host, from);
  if (!isTable(hosted) && !maySeeMatch(hosted, player)) return error('terms', { match });
  const seats = isTable(hosted) ? [] : seatsAt(hosted, player, [...hosted.chairs.keys()]);
  setHere(host, hosted, withPresent(hosted.here, from, { player, seats, visits: true }));
  return null;
}

export function endVisit(host: HostState, from: Connection, match: string): void {
  const hosted = matchOrTable(host, match);
  if (hosted?.here.has(from)) setHere(host, hosted, without(hosted.here, from));
  const away = host.away.get(match);
  if (!away?.here.has(from)) return;
  const here = without(away.here, from);
  if (here.size > 0) host.away.set(match, { ...away, here });
  else host.away.delete(match);
}

function setHere({ matches, tables }: HostState, hosted: MatchOrTable, here: Here): void {
  if (isTable(hosted)) tables.set(hosted.id, { ...hosted, here });
  else matches.set(hosted.id, { ...hosted, here });
}
