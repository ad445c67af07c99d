import { admits } from './admits.ts';
import { scheduleBots } from './bot-scheduler.ts';
import { updateAll } from './broadcast.ts';
import { type HostState, type ReplyFn, send } from './host-state.ts';
import { leave } from './hosted-match.ts';
import { matchOrTable, removeFromMemory, unload } from './memory.ts';
import { without } from './presence.ts';
import { type Connection, error } from './server-messages.ts';
import { isTable } from './waiting/table.ts';

/** Throws a stored match away: also one that cannot be continued any more. */
export async function forget(host: HostState, from: Connection, match: string, reply: ReplyFn): Promise<void> {
  const hosted = matchOrTable(host, match);
  if (!(await admits(host, from, match, 'forget'))) return reply(error('noMatch', { match }));
  if (hosted && [...hosted.here.keys()].some((other) => other !== from)) return reply(error('inUse', { match }));
  await host.deps.store.delete(match);
  if (hosted) removeFromMemory(host, hosted);
  host.broken.delete(match);
  reply({ is: 'forgotten', match });
}

/** Somebody goes. Where nobody is left the match leaves the memory and its bots stop, unless matches go on by themselves. */
export function leaveMatch(host: HostState, match: string, from: Connection): void {
  const away = host.away.get(match);
  if (away?.here.has(from)) {
    const here = without(away.here, from);
    if (here.size > 0) host.away.set(match, { ...away, here });
    else host.away.delete(match);
  }
  const hosted = matchOrTable(host, match);
  if (!hosted?.here.has(from)) return;
  if (isTable(hosted)) {
    host.tables.set(match, { ...hosted, here: without(hosted.here, from) });
    if (hosted.here.size === 1 && !host.deps.unattended) unload(host, { ...hosted, here: new Map() });
    return;
  }
  const next = leave(hosted, from);
  if (next.here.size === 0 && !host.deps.unattended) {
    unload(host, next);
    return;
  }
  host.matches.set(match, next);
  send(host, updateAll(host, next));
  scheduleBots(host, next);
}
