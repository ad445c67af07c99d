import { copyPlain } from '@conjure/engine';
import { type KnownSince, prepareUpdates, updateAll } from './broadcast.ts';
import { cancelBots } from './cancel-bots.ts';
import { deviceOf, type HostState, playerOf, send } from './host-state.ts';
import type { Judgement } from './judgement.ts';
import { applyRowTo, type HostedMatch } from './log/hosted-match.ts';
import { newsOf } from './log/news.ts';
import { type LogRow, type Opening, readStoredLog } from './log/row.ts';
import { snapshotIn } from './log/snapshot.ts';
import { type RowAuthor, type Trial, tryAt, tryOut } from './log/trial.ts';
import { dueIn } from './overdue.ts';
import type { Room } from './room.ts';
import { type Connection, error, type Outgoing } from './server-messages.ts';
import { type Appended, type Projection, projectionOf } from './store.ts';
import { projectionAt, tableToAll } from './waiting/at-table.ts';
import { isTable, type WaitingTable } from './waiting/table.ts';
import { openedMessagesFor } from './welcome.ts';

export interface Sender {
  readonly from: Connection;
  readonly nonce?: string | undefined;
  /** The hash of a link that is spent by it. */
  readonly spend?: string | undefined;
}

/** What became of it, and what is to be said. `n`: the deed, where it counts, now or since it was sent before. */
export interface Committed {
  readonly outgoing: readonly Outgoing[];
  readonly n?: number;
  /** Something was done. */
  readonly moved?: true;
}

/** So often is judged anew what another was quicker with. */
const TRIES = 8;

/** The match or the table of that name, where it is in memory. */
export const hostedMatch = ({ rooms, tables }: HostState, id: string): HostedMatch | undefined =>
  rooms.get(id) ?? tables.get(id);

/**
 * Does something in a match: judges it, tries it, and appends it to the log. Only when it is there it counts and is told. If
 * somebody was quicker, what he did is read and told, and this is judged again. To be called in the match's queue.
 */
export const commit = (
  host: HostState,
  id: string,
  judge: (room: Room) => Judgement,
  sender?: Sender,
): Promise<Committed> =>
  commitWith(host, id, sender, (by) => {
    const room = host.rooms.get(id);
    const judged = room ? judge(room) : { outgoing: [] };
    if ('outgoing' in judged || !room) return judged as { outgoing: readonly Outgoing[] };
    return judged.deeds.length === 0 ? { outgoing: [] } : tryOut(room, judged.deeds, by, host.deps.outages?.());
  });

/** The same at a table. */
export const commitAtTable = (
  host: HostState,
  id: string,
  judge: (table: WaitingTable) => Judgement,
  sender?: Sender,
): Promise<Committed> =>
  commitWith(host, id, sender, (by) => {
    const table = host.tables.get(id);
    const judged = table ? judge(table) : { outgoing: [] };
    if ('outgoing' in judged || !table) return judged as { outgoing: readonly Outgoing[] };
    return judged.deeds.length === 0 ? { outgoing: [] } : tryAt(table, judged.deeds, by);
  });

async function commitWith(
  host: HostState,
  id: string,
  sender: Sender | undefined,
  attempt: (by: RowAuthor) => Trial | { readonly outgoing: readonly Outgoing[] },
): Promise<Committed> {
  const by = sender?.nonce === undefined ? {} : { device: deviceOf(host, sender.from), nonce: sender.nonce };
  for (let tries = 0; tries < TRIES; tries++) {
    const known = by.nonce === undefined ? undefined : nonceIn(host, id, by);
    if (known !== undefined) return { outgoing: [], n: known };
    const tried = attempt({ at: host.deps.scheduler.now(), ...by });
    if ('outgoing' in tried) return tried;
    const said = messagesFor(host, tried);
    const kept = await appendToStore(host, tried, sender?.spend);
    if (kept === 'done') return committed(host, tried, said);
    if (kept === 'unknown') {
      // Whether it counted will be known when the log can be read again: until then nothing is known of the match.
      const { here } = tried.after;
      drop(host, tried.after);
      if (host.deps.unattended && here.size > 0) host.away.set(id, { here, n: 0 });
      if (sender) host.deps.outcomeUnknown?.(sender.from);
      return { outgoing: [] };
    }
    if (kept === 'failed' && host.deps.playsUnsaved) return committedUnsaved(host, tried, said);
    tried.rollBack();
    if (kept === 'failed') return { outgoing: notStored(tried.after, sender?.from) };
    if (kept === 'busy') break;
    if (kept === 'spent' && sender) return { outgoing: [{ to: sender.from, message: error('spent', { match: id }) }] };
    await readNewRows(host, id);
    // He has sat down before, by the same link.
    if (kept === 'again' && by.nonce === undefined) return { outgoing: [], n: hostedMatch(host, id)?.n ?? 0 };
  }
  return {
    outgoing: hostedMatch(host, id) && sender ? [{ to: sender.from, message: error('busy', { match: id }) }] : [],
  };
}

const followsIn = ({ deps }: HostState, hosted: HostedMatch): Projection =>
  isTable(hosted)
    ? projectionAt(hosted)
    : projectionOf(hosted, deps.unattended ? dueIn(hosted, deps.outages?.()) : null);

async function appendToStore(host: HostState, { after, rows }: Trial, spend?: string): Promise<Appended | 'failed'> {
  const { deps, unsaved } = host;
  const before = unsaved.get(after.id);
  const all = [...(before?.rows ?? []), ...rows];
  try {
    const follows = followsIn(host, after);
    const kept = before?.opening
      ? await deps.store.create(before.opening, all, follows)
      : await deps.store.append(after.id, all, follows, spend);
    if (kept === 'done') unsaved.delete(after.id);
    return kept;
  } catch (error) {
    deps.complain?.(error);
    return 'failed';
  }
}

/** What is to be said when it counts. Where even that fails, as where the rules are lost for words, nothing is done at all. */
function messagesFor(host: HostState, { after, news, rollBack }: Trial): { outgoing: Outgoing[]; told(): void } {
  try {
    if (isTable(after)) return { outgoing: [...news, ...tableToAll(after)], told: () => {} };
    const { outgoing, now } = prepareUpdates(host, after);
    const begins = openedMessages(host, after);
    return { outgoing: [...news, ...begins, ...outgoing], told: () => void host.lastSent.set(after.id, now) };
  } catch (error) {
    rollBack();
    throw error;
  }
}

type PreparedMessages = ReturnType<typeof messagesFor>;

/** It is in the log. */
function committed(host: HostState, { after, rows }: Trial, { outgoing, told }: PreparedMessages): Committed {
  takeIn(host, after, rows);
  told();
  return { outgoing, n: after.n, moved: true };
}

/** A match that begins is opened for everybody at its table. */
const openedMessages = (host: HostState, hosted: HostedMatch): Outgoing[] =>
  !isTable(hosted) && host.tables.has(hosted.id)
    ? [...hosted.here.keys()].flatMap((to) => openedMessagesFor(hosted, to, playerOf(host, to)))
    : [];

/** A match of one's own is played on when it cannot be kept; the next time, what is missing is kept with it. */
function committedUnsaved(host: HostState, tried: Trial, said: PreparedMessages): Committed {
  const { after, rows } = tried;
  const { unsaved } = host;
  const before = unsaved.get(after.id);
  unsaved.set(after.id, { ...before, rows: [...(before?.rows ?? []), ...rows] });
  const settled = committed(host, tried, said);
  return { ...settled, outgoing: [...settled.outgoing, ...notStored(after)] };
}

const notStored = ({ id, here }: HostedMatch, to?: Connection): Outgoing[] =>
  (to === undefined ? [...here.keys()] : [to]).map((each) => ({
    to: each,
    message: error('notStored', { match: id }),
  }));

/** Keeps a new match; what was done in it so far comes along. */
export async function createInStore(
  host: HostState,
  opening: Opening,
  { after, rows }: Pick<Trial, 'after' | 'rows'>,
): Promise<Outgoing[]> {
  const { deps, unsaved } = host;
  // It has its place among the open ones before it is kept; nobody knows of it yet.
  takeIn(host, after, rows);
  let isKept = false;
  try {
    isKept = (await deps.store.create(opening, rows, followsIn(host, after))) === 'done';
  } catch (error) {
    deps.complain?.(error);
  }
  if (isKept) return [];
  if (!deps.playsUnsaved) {
    drop(host, after);
    throw new Error(`the match ${after.id} could not be kept`);
  }
  unsaved.set(after.id, { opening, rows });
  return notStored(after);
}

/** The match is this one now, with these rows of its log: after a deed, or when it comes into memory. */
export function takeIn(host: HostState, hosted: HostedMatch, rows: readonly LogRow[]): void {
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
  drop(host, hosted);
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

const nonceIn = (host: HostState, id: string, { device, nonce }: { device?: string; nonce?: string }) =>
  host.nonces.get(id)?.get(`${nonce} ${device}`);

/** Reads what others have done, and tells it. Where it does not fit, the match is served no more. To be called in its queue. */
export async function readNewRows(host: HostState, id: string): Promise<void> {
  const { deps } = host;
  let hosted = hostedMatch(host, id);
  if (!hosted || host.unsaved.has(id)) return;
  const value = await deps.store.read(id, hosted.n);
  const outgoing: Outgoing[] = [];
  try {
    const read = readStoredLog(value, hosted.n);
    if ('fault' in read) throw new Error(`${read.fault.place}: ${read.fault.got}`);
    if (read.kept.rows.length === 0) return;
    for (const row of read.kept.rows) {
      const vote = isTable(hosted) ? null : hosted.vote;
      hosted = applyRowTo(hosted, row, deps.outages?.());
      if (!isTable(hosted)) outgoing.push(...newsOf({ vote }, hosted, row));
    }
    outgoing.push(...openedMessages(host, hosted));
    takeIn(host, hosted, read.kept.rows);
  } catch (trouble) {
    deps.complain?.(trouble);
    send(
      host,
      [...hosted.here.keys()].map((to) => ({ to, message: error('broken', { match: id }) })),
    );
    host.broken.add(id);
    return drop(host, hosted);
  }
  send(host, [...outgoing, ...updatesFor(host, hosted)]);
}

/** How it stands, for everybody who is there. */
export const updatesFor = (
  host: HostState,
  hosted: HostedMatch,
  whole?: ReadonlyMap<Connection, KnownSince>,
): Outgoing[] => (isTable(hosted) ? tableToAll(hosted) : updateAll(host, hosted, whole));

/** The match leaves the memory: all of it is in the log. */
export function drop(host: HostState, hosted: HostedMatch): void {
  const { id } = hosted;
  host.idle.get(id)?.();
  const maps = [host.rooms, host.tables, host.lastSent, host.idle, host.nonces, host.snapshotAt, host.unsaved];
  for (const map of [...maps, host.away]) map.delete(id);
  if (!isTable(hosted)) cancelBots(host, hosted);
}
