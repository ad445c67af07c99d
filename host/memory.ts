import { copyPlain } from '@conjure/engine';
import { cancelBots } from './cancel-bots.ts';
import type { HostState } from './host-state.ts';
import type { HostedMatch } from './log/hosted-match.ts';
import type { LogRow } from './log/row.ts';
import { snapshotIn } from './log/snapshot.ts';
import { NOBODY } from './presence.ts';
import type { Room } from './room.ts';
import { type Connection, error, type Outgoing } from './server-messages.ts';
import { isTable } from './waiting/table.ts';

/** The match or the table of that name, where it is in memory. */
export const hostedMatch = ({ rooms, tables }: HostState, id: string): HostedMatch | undefined =>
  rooms.get(id) ?? tables.get(id);

/** The match is this one now, with these rows of its log: after a deed, or when it comes into memory. */
export function holdInMemory(host: HostState, hosted: HostedMatch, rows: readonly LogRow[]): void {
  const { id } = hosted;
  if (isTable(hosted)) host.tables.set(id, hosted);
  else {
    host.rooms.set(id, hosted);
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
      const hosted = hostedMatch(host, id);
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

function takeSnapshot(host: HostState, room: Room, every: number): void {
  const { deps, queues, snapshotAt, unsaved } = host;
  const { build, store } = deps;
  if (build === undefined || unsaved.has(room.id) || room.n - (snapshotAt.get(room.id) ?? 0) < every) return;
  const taken = snapshotIn(room);
  if (!taken) return;
  snapshotAt.set(room.id, room.n);
  // Copied before the match moves on; whether and when it is kept matters to nobody.
  const body = copyPlain(taken);
  queues.inTurn(`snapshots ${room.id}`, () => store.snap(room.id, build, body));
}

/** The match leaves the memory; who is at it stays there. */
export function unload(host: HostState, hosted: HostedMatch): void {
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
    const hosted = hostedMatch(host, id);
    // Nothing may be under way in it.
    if (!hosted || busy.has(id) || host.botTasks.has(id) || host.unsaved.has(id)) continue;
    unload(host, hosted);
    if (!isFull(host)) return true;
  }
  return false;
}

const isFull = (host: HostState): boolean => {
  const { rooms, tables, deps } = host;
  return rooms.size + tables.size >= (deps.mostRooms ?? MOST_ROOMS) || weightOf(host) > (deps.mostBytes ?? Infinity);
};

const MOST_ROOMS = 1_000;

/** About what a match takes of the memory, in bytes: its state, its rests and what its tables have before them; and each event of its story. */
const ROOM = 100_000;
const EVENT = 1_000;

function weightOf({ rooms, tables }: HostState): number {
  let weight = tables.size * EVENT;
  for (const { play } of rooms.values()) weight += ROOM + play.match.story.length * EVENT;
  return weight;
}

/** A match that was thrown away, here or elsewhere: nobody is at it any more. Gives what those who were hear, and whoever asked. */
export function letGo(host: HostState, match: string, asking?: Connection): Outgoing[] {
  const hosted = hostedMatch(host, match);
  const here = hosted?.here ?? host.away.get(match)?.here ?? NOBODY;
  if (hosted) removeFromMemory(host, hosted);
  host.away.delete(match);
  const all = new Set([...here.keys(), ...(asking === undefined ? [] : [asking])]);
  return [...all].map((to) => ({ to, message: error('noMatch', { match }) }));
}

/** The match leaves the memory: all of it is in the log. */
export function removeFromMemory(host: HostState, hosted: HostedMatch): void {
  const { id } = hosted;
  host.idle.get(id)?.();
  const maps = [
    host.rooms,
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
