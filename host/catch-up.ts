import { followUp, scheduleBots } from './bot-scheduler.ts';
import { commit, commitAtTable, readNewRows } from './commit.ts';
import type { HostState } from './host-state.ts';
import { load } from './loading.ts';
import { matchOrTable } from './memory.ts';
import { overdueIn } from './overdue.ts';
import { overdueAtTable } from './waiting/at-table.ts';
import { isTable } from './waiting/table.ts';

/** Reads what others have done in a match, and lets the bots go on from there. */
export async function catchUp(host: HostState, id: string): Promise<void> {
  if (matchOrTable(host, id)) await readNewRows(host, id);
  else if (host.away.has(id)) await load(host, id);
  const hosted = host.matches.get(id);
  if (hosted) scheduleBots(host, hosted);
}

/**
 * Something is due in a match: what the server has to do is done, and the bots go on. Whoever else found it due does the same, and
 * the log takes it once.
 */
export async function wake(host: HostState, id: string): Promise<void> {
  if (!matchOrTable(host, id)) await load(host, id);
  await catchUp(host, id);
  const { deps } = host;
  for (;;) {
    const hosted = matchOrTable(host, id);
    if (!hosted) return;
    const now = deps.scheduler.now();
    const committing = isTable(hosted)
      ? commitAtTable(host, id, (table) => ({ deeds: overdueAtTable(table, now) }))
      : commit(host, id, (match) => ({ deeds: overdueIn(match, now, deps.outages?.()) }));
    const { moved } = await followUp(host, id, committing);
    if (!moved) return;
  }
}
