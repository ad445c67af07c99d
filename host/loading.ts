import { updatesFor } from './commit.ts';
import { continueMatch } from './create-match.ts';
import { type HostState, send } from './host-state.ts';
import { type HostedMatch, maySeeMatch } from './hosted-match.ts';
import type { MatchOrTable } from './log/match-or-table.ts';
import type { MatchSnapshot } from './log/snapshot.ts';
import { hasPlace, holdInMemory, letGo } from './memory.ts';
import type { Present } from './presence.ts';
import { type Connection, error, type ServerMessage } from './server-messages.ts';
import { isTable } from './waiting/table.ts';

/** Takes a match into memory; or what is against it. Those who are at it already are told what is new to them. */
export async function load(host: HostState, id: string): Promise<ServerMessage | null> {
  const { deps } = host;
  if (!hasPlace(host)) return error('full', { match: id });
  const broken = host.broken.get(id);
  if (broken) return broken;
  const value = await deps.store.read(id, 0);
  if (value === undefined || value === null) {
    send(host, letGo(host, id));
    return error('noMatch', { match: id });
  }
  const snapshot =
    deps.build === undefined ? null : ((await deps.store.snapshot(id, deps.build)) as MatchSnapshot | null);
  await deps.giveWay?.(id);
  const more = { complain: deps.complain ?? (() => {}), outages: deps.outages?.() ?? [] };
  const created = await continueMatch(deps.games, id, value, { snapshot, ...more });
  if (!('hosted' in created)) {
    const { what, fault } = created;
    const against = error(what, { match: id, ...(fault ? { fault } : {}) });
    // What does not replay now does not the next time that it is due; what rules are missing for another process may know.
    if (what === 'noGame') return against;
    host.broken.set(id, against);
    deps.complain?.(new Error(`the match ${id} does not replay: ${what} ${fault?.place ?? ''}`));
    return against;
  }
  // Others may have come to other matches meanwhile.
  if (!hasPlace(host)) return error('full', { match: id });
  if (created.from > 0) host.snapshotAt.set(id, created.from);
  welcomeAgain(host, created.hosted, created.rows);
  return null;
}

function welcomeAgain(host: HostState, hosted: MatchOrTable, rows: Parameters<typeof holdInMemory>[2]): void {
  const { id } = hosted;
  const away = host.away.get(id);
  host.away.delete(id);
  const here = away ? (isTable(hosted) ? away.here : seatedAgain(hosted, away.here)) : hosted.here;
  const again: MatchOrTable = { ...hosted, here };
  holdInMemory(host, again, rows);
  if (away && away.n !== again.n) send(host, updatesFor(host, again));
}

/** Whoever sat at a table when its match began elsewhere answers for all of his seats; who only looked on is there where others may be. */
const seatedAgain = (hosted: HostedMatch, here: MatchOrTable['here']): MatchOrTable['here'] =>
  new Map(
    [...here].flatMap(([from, { player, seats, ...knows }]): [Connection, Present][] => {
      if (!maySeeMatch(hosted, player)) return [];
      const his = seats.length > 0 ? seats : hosted.players.flatMap((each, seat) => (each === player ? [seat] : []));
      return [[from, { ...knows, player, seats: his }]];
    }),
  );
