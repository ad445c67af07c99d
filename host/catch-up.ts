import { followUp, scheduleBots } from './bot-scheduler.ts';
import { commit, commitAtTable, readNewRows } from './commit.ts';
import type { HostState } from './host-state.ts';
import { load } from './loading.ts';
import { hostedMatch } from './memory.ts';
import { overdueIn } from './overdue.ts';
import { overdueAtTable } from './waiting/at-table.ts';
import { isTable } from './waiting/table.ts';

/** Reads what others have done in a match, and lets the bots go on from there. */
export async function catchUp(host: HostState, id: string): Promise<void> {
  if (hostedMatch(host, id)) await readNewRows(host, id);
  else if (host.away.has(id)) await load(host, id);
  const room = host.rooms.get(id);
  if (room) scheduleBots(host, room);
}

/**
 * Something is due in a match: what the house has to do is done, and the bots go on. Whoever else found it due does the same, and
 * the log takes it once.
 */
export async function wake(host: HostState, id: string): Promise<void> {
  if (!hostedMatch(host, id)) await load(host, id);
  await catchUp(host, id);
  const { deps } = host;
  for (;;) {
    const hosted = hostedMatch(host, id);
    if (!hosted) return;
    const now = deps.scheduler.now();
    const settling = isTable(hosted)
      ? commitAtTable(host, id, (table) => ({ deeds: overdueAtTable(table, now) }))
      : commit(host, id, (room) => ({ deeds: overdueIn(room, now, deps.outages?.()) }));
    const { moved } = await followUp(host, id, settling);
    if (!moved) return;
  }
}
