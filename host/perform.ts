import { copyPlain } from '@conjure/engine';
import { type Since, tellAll, telling } from './broadcast.ts';
import { cancelBots } from './cancel-bots.ts';
import { deviceOf, type HostState, playerOf, send } from './host-state.ts';
import type { Judged } from './judged.ts';
import { newsOf } from './log/news.ts';
import { type LogRow, type Opening, readStoredLog } from './log/row.ts';
import { snapshotIn } from './log/snapshot.ts';
import { onward, type Stage } from './log/table-or-room.ts';
import { type By, type Tried, tryAt, tryOut } from './log/try-out.ts';
import { dueIn } from './overdue.ts';
import type { Room } from './room.ts';
import { type Connection, error, type Outgoing } from './server-messages.ts';
import { type Appended, type Follows, followsOf } from './store.ts';
import { followsAt, tableToAll } from './waiting/at-table.ts';
import { isTable, type WaitingTable } from './waiting/table.ts';
import { openedFor } from './welcome.ts';

export interface Sender {
  readonly from: Connection;
  readonly nonce?: string | undefined;
  /** The hash of a link that is spent by it. */
  readonly spend?: string | undefined;
}

/** What became of it, and what is to be said. `n`: the deed, where it counts, now or since it was sent before. */
export interface Settled {
  readonly outgoing: readonly Outgoing[];
  readonly n?: number;
  /** Something was done. */
  readonly moved?: true;
}

/** So often is judged anew what another was quicker with. */
const TRIES = 8;

/** The match or the table of that name, where it is in memory. */
export const stageOf = ({ rooms, tables }: HostState, id: string): Stage | undefined => rooms.get(id) ?? tables.get(id);

/**
 * Does something in a match: judges it, tries it, and appends it to the log. Only when it is there it counts and is told. If
 * somebody was quicker, what he did is read and told, and this is judged again. To be called in the match's queue.
 */
export const settle = (host: HostState, id: string, judge: (room: Room) => Judged, sender?: Sender): Promise<Settled> =>
  settleStage(host, id, sender, (by) => {
    const room = host.rooms.get(id);
    const judged = room ? judge(room) : { outgoing: [] };
    if ('outgoing' in judged || !room) return judged as { outgoing: readonly Outgoing[] };
    return judged.deeds.length === 0 ? { outgoing: [] } : tryOut(room, judged.deeds, by, host.deps.outages?.());
  });

/** The same at a table. */
export const settleAt = (
  host: HostState,
  id: string,
  judge: (table: WaitingTable) => Judged,
  sender?: Sender,
): Promise<Settled> =>
  settleStage(host, id, sender, (by) => {
    const table = host.tables.get(id);
    const judged = table ? judge(table) : { outgoing: [] };
    if ('outgoing' in judged || !table) return judged as { outgoing: readonly Outgoing[] };
    return judged.deeds.length === 0 ? { outgoing: [] } : tryAt(table, judged.deeds, by);
  });

async function settleStage(
  host: HostState,
  id: string,
  sender: Sender | undefined,
  attempt: (by: By) => Tried | { readonly outgoing: readonly Outgoing[] },
): Promise<Settled> {
  const by = sender?.nonce === undefined ? {} : { device: deviceOf(host, sender.from), nonce: sender.nonce };
  for (let tries = 0; tries < TRIES; tries++) {
    const known = by.nonce === undefined ? undefined : nonceIn(host, id, by);
    if (known !== undefined) return { outgoing: [], n: known };
    const tried = attempt({ at: host.deps.scheduler.now(), ...by });
    if ('outgoing' in tried) return tried;
    const said = toSay(host, tried);
    const kept = await keep(host, tried, sender?.spend);
    if (kept === 'done') return counted(host, tried, said);
    if (kept === 'unknown') {
      // Whether it counted will be known when the log can be read again: until then nothing is known of the match.
      const { here } = tried.stage;
      drop(host, tried.stage);
      if (host.deps.goesOn && here.size > 0) host.away.set(id, { here, n: 0 });
      if (sender) host.deps.unsure?.(sender.from);
      return { outgoing: [] };
    }
    if (kept === 'failed' && host.deps.lenient) return withoutStore(host, tried, said);
    tried.back();
    if (kept === 'failed') return { outgoing: notStored(tried.stage, sender?.from) };
    if (kept === 'busy') break;
    if (kept === 'spent' && sender) return { outgoing: [{ to: sender.from, message: error('spent', { match: id }) }] };
    await readOn(host, id);
    // He has sat down before, by the same link.
    if (kept === 'again' && by.nonce === undefined) return { outgoing: [], n: stageOf(host, id)?.n ?? 0 };
  }
  return { outgoing: stageOf(host, id) && sender ? [{ to: sender.from, message: error('busy', { match: id }) }] : [] };
}

const followsIn = ({ deps }: HostState, stage: Stage): Follows =>
  isTable(stage) ? followsAt(stage) : followsOf(stage, deps.goesOn ? dueIn(stage, deps.outages?.()) : null);

async function keep(host: HostState, { stage, rows }: Tried, spend?: string): Promise<Appended | 'failed'> {
  const { deps, unkept } = host;
  const before = unkept.get(stage.id);
  const all = [...(before?.rows ?? []), ...rows];
  try {
    const follows = followsIn(host, stage);
    const kept = before?.opening
      ? await deps.store.create(before.opening, all, follows)
      : await deps.store.append(stage.id, all, follows, spend);
    if (kept === 'done') unkept.delete(stage.id);
    return kept;
  } catch (error) {
    deps.complain?.(error);
    return 'failed';
  }
}

/** What is to be said when it counts. Where even that fails, as where the rules are lost for words, nothing is done at all. */
function toSay(host: HostState, { stage, news, back }: Tried): { outgoing: Outgoing[]; told(): void } {
  try {
    if (isTable(stage)) return { outgoing: [...news, ...tableToAll(stage)], told: () => {} };
    const { outgoing, now } = telling(host, stage);
    const begins = beginning(host, stage);
    return { outgoing: [...news, ...begins, ...outgoing], told: () => void host.told.set(stage.id, now) };
  } catch (error) {
    back();
    throw error;
  }
}

type ToSay = ReturnType<typeof toSay>;

/** It is in the log. */
function counted(host: HostState, { stage, rows }: Tried, { outgoing, told }: ToSay): Settled {
  note(host, stage, rows);
  told();
  return { outgoing, n: stage.n, moved: true };
}

/** A match that begins is opened for everybody at its table. */
const beginning = (host: HostState, stage: Stage): Outgoing[] =>
  !isTable(stage) && host.tables.has(stage.id)
    ? [...stage.here.keys()].flatMap((to) => openedFor(stage, to, playerOf(host, to)))
    : [];

/** A match of one's own is played on when it cannot be kept; the next time, what is missing is kept with it. */
function withoutStore(host: HostState, tried: Tried, said: ToSay): Settled {
  const { stage, rows } = tried;
  const { unkept } = host;
  const before = unkept.get(stage.id);
  unkept.set(stage.id, { ...before, rows: [...(before?.rows ?? []), ...rows] });
  const settled = counted(host, tried, said);
  return { ...settled, outgoing: [...settled.outgoing, ...notStored(stage)] };
}

const notStored = ({ id, here }: Stage, to?: Connection): Outgoing[] =>
  (to === undefined ? [...here.keys()] : [to]).map((each) => ({
    to: each,
    message: error('notStored', { match: id }),
  }));

/** Keeps a new match; what was done in it so far comes along. */
export async function found(
  host: HostState,
  opening: Opening,
  { stage, rows }: Pick<Tried, 'stage' | 'rows'>,
): Promise<Outgoing[]> {
  const { deps, unkept } = host;
  // It has its place among the open ones before it is kept; nobody knows of it yet.
  note(host, stage, rows);
  let isKept = false;
  try {
    isKept = (await deps.store.create(opening, rows, followsIn(host, stage))) === 'done';
  } catch (error) {
    deps.complain?.(error);
  }
  if (isKept) return [];
  if (!deps.lenient) {
    drop(host, stage);
    throw new Error(`the match ${stage.id} could not be kept`);
  }
  unkept.set(stage.id, { opening, rows });
  return notStored(stage);
}

/** The match is this one now, with these rows of its log: after a deed, or when it comes into memory. */
export function note(host: HostState, stage: Stage, rows: readonly LogRow[]): void {
  const { id } = stage;
  if (isTable(stage)) host.tables.set(id, stage);
  else {
    host.rooms.set(id, stage);
    host.tables.delete(id);
  }
  const nonces = host.nonces.get(id) ?? new Map<string, number>();
  for (const { nonce, device, n } of rows) if (nonce !== undefined) nonces.set(`${nonce} ${device}`, n);
  host.nonces.set(id, nonces);
  if (!isTable(stage)) snap(host, stage, OFTEN);
  if (host.deps.goesOn) leaveLater(host, id);
}

/** A match in which nothing was done for so long leaves the memory, in milliseconds. */
const IDLE = 60_000;

/** Where matches go on with nobody there, an idle one leaves the memory, whoever is at it. */
function leaveLater(host: HostState, id: string): void {
  host.idle.get(id)?.();
  // Those that were used last stand last.
  host.idle.delete(id);
  const cancel = host.deps.scheduler.after(IDLE, () => {
    void host.queues.inTurn(id, async () => {
      const stage = stageOf(host, id);
      if (!stage || host.idle.get(id) !== cancel) return;
      if (host.due.has(id) || host.unkept.has(id)) return leaveLater(host, id);
      putAway(host, stage);
    });
  });
  host.idle.set(id, cancel);
}

/** A snapshot is taken every so many deeds, and when a match leaves the memory, if it is worth it. */
const OFTEN = 100;
const WORTH = 20;

function snap(host: HostState, room: Room, every: number): void {
  const { deps, queues, snapped, unkept } = host;
  const { build, store } = deps;
  if (build === undefined || unkept.has(room.id) || room.n - (snapped.get(room.id) ?? 0) < every) return;
  const taken = snapshotIn(room);
  if (!taken) return;
  snapped.set(room.id, room.n);
  // Copied before the match moves on; whether and when it is kept matters to nobody.
  const body = copyPlain(taken);
  queues.inTurn(`snapshots ${room.id}`, () => store.snap(room.id, build, body));
}

/** The match leaves the memory; who is at it stays there. */
export function putAway(host: HostState, stage: Stage): void {
  const { id, here, n } = stage;
  if (!isTable(stage)) snap(host, stage, WORTH);
  drop(host, stage);
  const knowing = new Map([...here].map(([from, present]) => [from, { ...present, knows: n }]));
  if (here.size > 0) host.away.set(id, { here: knowing, n });
}

/** Whether there is a place for one more match: where matches go on by themselves, those that were idle longest make it. */
export function hasPlace(host: HostState): boolean {
  if (!isFull(host) || !host.deps.goesOn) return !isFull(host);
  const busy = new Set(host.queues.names());
  for (const id of [...host.idle.keys()]) {
    const stage = stageOf(host, id);
    // Nothing may be under way in it.
    if (!stage || busy.has(id) || host.due.has(id) || host.unkept.has(id)) continue;
    putAway(host, stage);
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
export async function readOn(host: HostState, id: string): Promise<void> {
  const { deps } = host;
  let stage = stageOf(host, id);
  if (!stage || host.unkept.has(id)) return;
  const value = await deps.store.read(id, stage.n);
  const outgoing: Outgoing[] = [];
  try {
    const read = readStoredLog(value, stage.n);
    if ('fault' in read) throw new Error(`${read.fault.place}: ${read.fault.got}`);
    if (read.kept.rows.length === 0) return;
    for (const row of read.kept.rows) {
      const asking = isTable(stage) ? null : stage.asking;
      stage = onward(stage, row, deps.outages?.());
      if (!isTable(stage)) outgoing.push(...newsOf({ asking }, stage, row));
    }
    outgoing.push(...beginning(host, stage));
    note(host, stage, read.kept.rows);
  } catch (trouble) {
    deps.complain?.(trouble);
    send(
      host,
      [...stage.here.keys()].map((to) => ({ to, message: error('broken', { match: id }) })),
    );
    host.parted.add(id);
    return drop(host, stage);
  }
  send(host, [...outgoing, ...tell(host, stage)]);
}

/** How it stands, for everybody who is there. */
export const tell = (host: HostState, stage: Stage, whole?: ReadonlyMap<Connection, Since>): Outgoing[] =>
  isTable(stage) ? tableToAll(stage) : tellAll(host, stage, whole);

/** The match leaves the memory: all of it is in the log. */
export function drop(host: HostState, stage: Stage): void {
  const { id } = stage;
  host.idle.get(id)?.();
  const maps = [host.rooms, host.tables, host.told, host.idle, host.nonces, host.snapped, host.unkept];
  for (const map of [...maps, host.away]) map.delete(id);
  if (!isTable(stage)) cancelBots(host, stage);
}
