import { copyPlain } from '@conjure/engine';
import { cancelBots } from './due.ts';
import { type HostState, playerOf, send } from './host-state.ts';
import type { Judged } from './judged.ts';
import { enact } from './log/enact.ts';
import { newsOf } from './log/news.ts';
import { type Opening, type Row, readKept } from './log/row.ts';
import { snapshotIn } from './log/snapshot.ts';
import { type Tried, tryOut } from './log/try-out.ts';
import { type Room, toAll } from './room.ts';
import { type Connection, error, type Outgoing } from './server-messages.ts';
import { type Appended, followsOf } from './store.ts';

export interface Sender {
  readonly from: Connection;
  readonly nonce?: string | undefined;
}

/** What became of it, and what is to be said. `n`: the deed, where it counts, now or since it was sent before. */
export interface Settled {
  readonly outgoing: readonly Outgoing[];
  readonly n?: number;
}

/** So often is judged anew what another was quicker with. */
const TRIES = 8;

/**
 * Does something in a match: judges it, tries it, and appends it to the log. Only when it is there it counts and is told. If
 * somebody was quicker, what he did is read and told, and this is judged again. To be called in the match's queue.
 */
export async function settle(
  host: HostState,
  id: string,
  judge: (room: Room) => Judged,
  sender?: Sender,
): Promise<Settled> {
  const by = sender?.nonce === undefined ? {} : { device: playerOf(host, sender.from), nonce: sender.nonce };
  for (let tries = 0; tries < TRIES; tries++) {
    const room = host.rooms.get(id);
    if (!room) return { outgoing: [] };
    const known = by.nonce === undefined ? undefined : nonceIn(host, id, by);
    if (known !== undefined) return { outgoing: [], n: known };
    const judged = judge(room);
    if ('outgoing' in judged) return judged;
    if (judged.deeds.length === 0) return { outgoing: [] };
    const tried = tryOut(room, judged.deeds, { at: host.deps.scheduler.now(), ...by });
    const kept = await keep(host, tried);
    if (kept === 'done') return counted(host, tried);
    if (kept === 'unknown') {
      // Whether it counted will be known when the log can be read again: until then nothing is known of the match.
      drop(host, room);
      return { outgoing: [] };
    }
    if (kept === 'failed' && host.deps.lenient) return withoutStore(host, tried);
    tried.back();
    if (kept === 'failed') return { outgoing: notStored(room, sender?.from) };
    await readOn(host, id);
  }
  const room = host.rooms.get(id);
  return { outgoing: room && sender ? [{ to: sender.from, message: error('busy', { match: id }) }] : [] };
}

async function keep(host: HostState, { room, rows }: Tried): Promise<Appended | 'failed'> {
  const { deps, unkept } = host;
  const before = unkept.get(room.id);
  const all = [...(before?.rows ?? []), ...rows];
  try {
    const follows = followsOf(room);
    const kept = before?.opening
      ? await deps.store.create(before.opening, all, follows)
      : await deps.store.append(room.id, all, follows);
    if (kept === 'done') unkept.delete(room.id);
    return kept;
  } catch (error) {
    deps.complain?.(error);
    return 'failed';
  }
}

/** It is in the log. */
function counted(host: HostState, { room, rows, news }: Tried): Settled {
  note(host, room, rows);
  return { outgoing: news, n: room.n };
}

/** A match of one's own is played on when it cannot be kept; the next time, what is missing is kept with it. */
function withoutStore(host: HostState, { room, rows, news }: Tried): Settled {
  const { unkept } = host;
  const before = unkept.get(room.id);
  unkept.set(room.id, { ...before, rows: [...(before?.rows ?? []), ...rows] });
  note(host, room, rows);
  return { outgoing: [...news, ...notStored(room)], n: room.n };
}

const notStored = (room: Room, to?: Connection): Outgoing[] =>
  to === undefined
    ? toAll(room, error('notStored', { match: room.id }))
    : [{ to, message: error('notStored', { match: room.id }) }];

/** Keeps a new match; what was done in it so far comes along. */
export async function found(
  host: HostState,
  opening: Opening,
  tried: Pick<Tried, 'room' | 'rows'>,
): Promise<Outgoing[]> {
  const { deps, unkept } = host;
  const { room, rows } = tried;
  // It has its place among the open ones before it is kept; nobody knows of it yet.
  note(host, room, rows);
  let isKept = false;
  try {
    isKept = (await deps.store.create(opening, rows, followsOf(room))) === 'done';
  } catch (error) {
    deps.complain?.(error);
  }
  if (isKept) return [];
  if (!deps.lenient) {
    drop(host, room);
    throw new Error(`the match ${room.id} could not be kept`);
  }
  unkept.set(room.id, { opening, rows });
  return notStored(room);
}

/** The room is this one now, with these rows of its log: after a deed, or when it comes into memory. */
export function note(host: HostState, room: Room, rows: readonly Row[]): void {
  host.rooms.set(room.id, room);
  host.since.set(room.id, host.deps.scheduler.now());
  const nonces = host.nonces.get(room.id) ?? new Map<string, number>();
  for (const { device, nonce, n } of rows) if (nonce !== undefined) nonces.set(`${nonce} ${device}`, n);
  host.nonces.set(room.id, nonces);
  snap(host, room, OFTEN);
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

/** Everybody has left. */
export function putAway(host: HostState, room: Room): void {
  snap(host, room, WORTH);
  drop(host, room);
}

const nonceIn = (host: HostState, id: string, { device, nonce }: { device?: string; nonce?: string }) =>
  host.nonces.get(id)?.get(`${nonce} ${device}`);

/** Reads what others have done, and tells it. Where it does not fit, the match is served no more. To be called in its queue. */
export async function readOn(host: HostState, id: string): Promise<void> {
  const { deps } = host;
  let room = host.rooms.get(id);
  if (!room || host.unkept.has(id)) return;
  const value = await deps.store.read(id, room.n);
  const outgoing: Outgoing[] = [];
  try {
    const read = readKept(value, room.n);
    if ('fault' in read) throw new Error(`${read.fault.place}: ${read.fault.got}`);
    for (const row of read.kept.rows) {
      const before = { asking: room.asking, told: room.play.match.story.length };
      room = enact(room, row);
      outgoing.push(...newsOf(before, room, row));
    }
    if (read.kept.rows.length > 0) note(host, room, read.kept.rows);
  } catch (trouble) {
    deps.complain?.(trouble);
    send(host, toAll(room, error('broken', { match: id })));
    return drop(host, room);
  }
  send(host, outgoing);
}

/** The match leaves the memory: all of it is in the log. */
function drop(host: HostState, room: Room): void {
  for (const map of [host.rooms, host.since, host.nonces, host.snapped, host.unkept]) map.delete(room.id);
  cancelBots(host, room);
}
