import { copyPlain } from '@conjure/engine';
import { cancelBots } from './cancel-bots.ts';
import type { HostState } from './host-state.ts';
import type { HostedMatch } from './hosted-match.ts';
import type { MatchOrTable } from './log/match-or-table.ts';
import type { LogRow } from './log/row.ts';
import { snapshotIn } from './log/snapshot.ts';
import { NOBODY } from './presence.ts';
import { type Connection, error, type Outgoing } from './server-messages.ts';
import { isTable } from './waiting/table.ts';

/** The match or the table of that name, where it is in memory. */
export const matchOrTable = ({ matches, tables }: HostState, id: string): MatchOrTable | undefined =>
  matches.get(id) ?? tables.get(id);

/** The match is this one now, with these rows of its log: after a deed, or when it comes into memory. */
export function holdInMemory(host: HostState, hosted: MatchOrTable, rows: readonly LogRow[]): void {
  const { id } = hosted;
  if (isTable(hosted)) host.tables.set(id, hosted);
  else {
    host.matches.set(id, hosted);
    host.tables.delete(id);
  }
  const nonces = host.nonces.get(id) ?? new Map<string, number>();
  for (const { nonce, device, n } of rows) if (nonce !== undefined) nonces.set(`${nonce} ${device}`, n);
  host.nonces.set(id, nonces);
  if (!isTable(hosted)) takeSnapshot(host, hosted, OFTEN);
  if (host.deps.unattended) unloadWhenIdle(host, id);
}

/** A match in which nothing was done for so long leaves the memory, in milliseconds. */
const IDLE = 60_000;

/** Where matches go on with nobody there, an idle one leaves the memory, whoever is at it. */
function unloadWhenIdle(host: HostState, id: string): void {
  if (host.ended.aborted) return;
  host.idle.get(id)?.();
  // Those that were used last stand last.
  host.idle.delete(id);
  const cancel = host.deps.scheduler.after(IDLE, () => {
    void host.queues.inTurn(id, async () => {
      const hosted = matchOrTable(host, id);
      if (!hosted || host.idle.get(id) !== cancel) return;
      if (host.botTasks.has(id) || host.unsaved.has(id)) return unloadWhenIdle(host, id);
      unload(host, hosted);
    });
  });
  host.idle.set(id, cancel);
}

/** A snapshot is taken every so many deeds, and when a match leaves the memory, if it is worth it. */
const OFTEN = 100;
const WORTH = 20;

function takeSnapshot(host: HostState, hosted: HostedMatch, every: number): void {
  const { deps, queues, snapshotAt, unsaved } = host;
  const { build, store } = deps;
  if (build === undefined || unsaved.has(hosted.id) || hosted.n - (snapshotAt.get(hosted.id) ?? 0) < every) return;
  const taken = snapshotIn(hosted);
  if (!taken) return;
  snapshotAt.set(hosted.id, hosted.n);
  // Copied before the match moves on; whether and when it is kept matters to nobody.
  const body = copyPlain(taken);
  queues.inTurn(`snapshots ${hosted.id}`, () => store.snap(hosted.id, build, body));
}

/** The match leaves the memory; who is at it stays there. */
export function unload(host: HostState, hosted: MatchOrTable): void {
  const { id, here, n } = hosted;
  if (!isTable(hosted)) takeSnapshot(host, hosted, WORTH);
  removeFromMemory(host, hosted);
  const knowing = new Map([...here].map(([from, present]) => [from, { ...present, knows: n }]));
  if (here.size > 0) host.away.set(id, { here: knowing, n });
}

/** Whether there is a place for one more match: where matches go on by themselves, those that were idle longest make it. */
export function hasPlace(host: HostState): boolean {
  if (!isFull(host) || !host.deps.unattended) return !isFull(host);
  const busy = new Set(host.queues.names());
  for (const id of [...host.idle.keys()]) {
    const hosted = matchOrTable(host, id);
    // Nothing may be under way in it.
    if (!hosted || busy.has(id) || host.botTasks.has(id) || host.unsaved.has(id)) continue;
    unload(host, hosted);
    if (!isFull(host)) return true;
  }
  return false;
}

const isFull = (host: HostState): boolean => {
  const { matches, tables, deps } = host;
  return (
    matches.size + tables.size >= (deps.mostMatches ?? MOST_MATCHES) || weightOf(host) > (deps.mostBytes ?? Infinity)
  );
};

const MOST_MATCHES = 1_000;

/** About what a match takes of the memory, in bytes: its state, its rests and what its tables have before them; and each event of its story. */
const MATCH_BYTES = 100_000;
const EVENT_BYTES = 1_000;

function weightOf({ matches, tables }: HostState): number {
  let weight = tables.size * EVENT_BYTES;
  for (const { play } of matches.values()) weight += MATCH_BYTES + play.match.story.length * EVENT_BYTES;
  return weight;
}

/** A match that was thrown away, here or elsewhere: nobody is at it any more. Gives what those who were hear, and whoever asked. */
export function letGo(host: HostState, match: string, asking?: Connection): Outgoing[] {
  const hosted = matchOrTable(host, match);
  const here = hosted?.here ?? host.away.get(match)?.here ?? NOBODY;
  if (hosted) removeFromMemory(host, hosted);
  host.away.delete(match);
  host.broken.delete(match);
  const all = new Set([...here.keys(), ...(asking === undefined ? [] : [asking])]);
  return [...all].map((to) => ({ to, message: error('noMatch', { match }) }));
}

/** The match leaves the memory: all of it is in the log. */
export function removeFromMemory(host: HostState, hosted: MatchOrTable): void {
  const { id } = hosted;
  host.idle.get(id)?.();
  const maps = [
    host.matches,
    host.tables,
    host.lastSent,
    host.idle,
    host.nonces,
    host.snapshotAt,
    host.unsaved,
    host.setbacks,
  ];
  for (const map of [...maps, host.away]) map.delete(id);
  if (!isTable(hosted)) cancelBots(host, hosted);
}
