import { prepareUpdates, updateAll } from './broadcast.ts';
import { deviceOf, type HostState, playerOf, send } from './host-state.ts';
import type { HostedMatch } from './hosted-match.ts';
import type { Judgement } from './judgement.ts';
import { applyRowTo, type MatchOrTable } from './log/match-or-table.ts';
import { newsOf } from './log/news.ts';
import { type Opening, readStoredLog } from './log/row.ts';
import { type RowAuthor, type Trial, tryAt, tryOut } from './log/trial.ts';
import { holdInMemory, letGo, matchOrTable, removeFromMemory } from './memory.ts';
import { dueIn } from './overdue.ts';
import { type Connection, error, type Outgoing } from './server-messages.ts';
import { type Appended, type Projection, projectionOf } from './store.ts';
import { projectionAt, tableToAll } from './waiting/at-table.ts';
import { isTable, type WaitingTable } from './waiting/table.ts';
import { openedMessagesFor } from './welcome.ts';

export interface Sender {
  readonly from: Connection;
  readonly nonce?: string | undefined;
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

/**
 * Does something in a match: judges it, tries it, and appends it to the log. Only when it is there it counts and is told. If
 * somebody was quicker, what he did is read and told, and this is judged again. To be called in the match's queue.
 */
export const commit = (
  host: HostState,
  id: string,
  judge: (hosted: HostedMatch) => Judgement,
  sender?: Sender,
): Promise<Committed> =>
  commitWith(host, id, sender, (by) => {
    const hosted = host.matches.get(id);
    const judgement = hosted ? judge(hosted) : { outgoing: [] };
    if ('outgoing' in judgement || !hosted) return judgement as { outgoing: readonly Outgoing[] };
    return judgement.deeds.length === 0 ? { outgoing: [] } : tryOut(hosted, judgement.deeds, by, host.deps.outages?.());
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
    const judgement = table ? judge(table) : { outgoing: [] };
    if ('outgoing' in judgement || !table) return judgement as { outgoing: readonly Outgoing[] };
    return judgement.deeds.length === 0 ? { outgoing: [] } : tryAt(table, judgement.deeds, by);
  });

async function commitWith(
  host: HostState,
  id: string,
  sender: Sender | undefined,
  attempt: (by: RowAuthor) => Trial | { readonly outgoing: readonly Outgoing[] },
): Promise<Committed> {
  const by = sender?.nonce === undefined ? {} : { device: deviceOf(host, sender.from), nonce: sender.nonce };
  for (let tries = 0; tries < TRIES; tries++) {
    const known = sender && sentBefore(host, id, sender);
    if (known !== undefined) return { outgoing: [], n: known };
    const tried = attempt({ at: host.deps.scheduler.now(), ...by });
    if ('outgoing' in tried) return tried;
    const messages = messagesFor(host, tried);
    const appended = await appendToStore(host, tried);
    if (appended === 'done') return acknowledge(host, tried, messages);
    if (appended === 'unknown') {
      // Whether it counted will be known when the log can be read again: until then nothing is known of the match.
      const { here } = tried.after;
      removeFromMemory(host, tried.after);
      if (host.deps.unattended && here.size > 0) host.away.set(id, { here, n: 0 });
      if (sender) host.deps.outcomeUnknown?.(sender.from);
      return { outgoing: [] };
    }
    if ((appended === 'failed' || appended === 'gone') && host.deps.playsUnsaved)
      return acknowledgeUnsaved(host, tried, messages);
    tried.rollBack();
    if (appended === 'gone') return { outgoing: letGo(host, id, sender?.from) };
    if (appended === 'failed' || appended === 'busy') host.setbacks.set(id, (host.setbacks.get(id) ?? 0) + 1);
    if (appended === 'failed') return { outgoing: notStored(tried.after, sender?.from) };
    if (appended === 'busy') break;
    if (appended === 'taken') await host.deps.standBack?.();
    await readNewRows(host, id);
  }
  return {
    outgoing: matchOrTable(host, id) && sender ? [{ to: sender.from, message: error('busy', { match: id }) }] : [],
  };
}

const projectionIn = ({ deps }: HostState, hosted: MatchOrTable): Projection =>
  isTable(hosted)
    ? projectionAt(hosted)
    : projectionOf(hosted, deps.unattended ? dueIn(hosted, deps.outages?.()) : null);

async function appendToStore(host: HostState, { after, rows }: Trial): Promise<Appended | 'failed'> {
  const { deps, unsaved } = host;
  const before = unsaved.get(after.id);
  const all = [...(before?.rows ?? []), ...rows];
  try {
    const projection = projectionIn(host, after);
    const appended = before?.opening
      ? await deps.store.create(before.opening, all, projection)
      : await deps.store.append(after.id, all, projection);
    if (appended === 'done') unsaved.delete(after.id);
    return appended;
  } catch (error) {
    deps.complain?.(error);
    return 'failed';
  }
}

/** What is to be said when it counts. Where even that fails, as where the rules are lost for words, nothing is done at all. */
function messagesFor(host: HostState, { after, news, rollBack }: Trial): { outgoing: Outgoing[]; noteSent(): void } {
  try {
    if (isTable(after)) return { outgoing: [...news, ...tableToAll(after)], noteSent: () => {} };
    const { outgoing, now } = prepareUpdates(host, after);
    const begins = openedMessages(host, after);
    return { outgoing: [...news, ...begins, ...outgoing], noteSent: () => void host.lastSent.set(after.id, now) };
  } catch (error) {
    rollBack();
    throw error;
  }
}

type PreparedMessages = ReturnType<typeof messagesFor>;

/** It is in the log. */
function acknowledge(host: HostState, { after, rows }: Trial, { outgoing, noteSent }: PreparedMessages): Committed {
  holdInMemory(host, after, rows);
  host.setbacks.delete(after.id);
  noteSent();
  // What ends a match, or begins one, follows by itself.
  return { outgoing, n: rows[0]?.n ?? after.n, moved: true };
}

/** A match that begins is opened for everybody at its table who may be at it; the others hear that it goes on without them. */
function openedMessages(host: HostState, hosted: MatchOrTable): Outgoing[] {
  const { id: match } = hosted;
  const table = host.tables.get(match);
  if (isTable(hosted) || !table) return [];
  return [...table.here.keys()].flatMap((to): Outgoing[] =>
    hosted.here.has(to)
      ? openedMessagesFor(hosted, to, playerOf(host, to))
      : [{ to, message: { is: 'closed', match } }],
  );
}

/** A match of one's own is played on when it cannot be kept; the next time, what is missing is kept with it. */
function acknowledgeUnsaved(host: HostState, tried: Trial, messages: PreparedMessages): Committed {
  const { after, rows } = tried;
  const { unsaved } = host;
  const before = unsaved.get(after.id);
  unsaved.set(after.id, { ...before, rows: [...(before?.rows ?? []), ...rows] });
  const committed = acknowledge(host, tried, messages);
  return { ...committed, outgoing: [...committed.outgoing, ...notStored(after)] };
}

const notStored = ({ id, here }: MatchOrTable, to?: Connection): Outgoing[] =>
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
  holdInMemory(host, after, rows);
  let isKept = false;
  // In its queue: whoever looks for it meanwhile does not take it for one that was thrown away.
  await host.queues.inTurn(after.id, async () => {
    isKept = (await deps.store.create(opening, rows, projectionIn(host, after))) === 'done';
  });
  if (isKept) return [];
  if (!deps.playsUnsaved) {
    removeFromMemory(host, after);
    throw new Error(`the match ${after.id} could not be kept`);
  }
  unsaved.set(after.id, { opening, rows });
  return notStored(after);
}

/** Which deed it is, where somebody sends again what was done before. */
export const sentBefore = (host: HostState, id: string, { from, nonce }: Sender): number | undefined =>
  nonce === undefined ? undefined : host.nonces.get(id)?.get(`${nonce} ${deviceOf(host, from)}`);

/** Reads what others have done, and tells it. Where it does not fit, the match is served no more. To be called in its queue. */
export async function readNewRows(host: HostState, id: string): Promise<void> {
  const { deps } = host;
  let hosted = matchOrTable(host, id);
  if (!hosted || host.unsaved.has(id)) return;
  const value = await deps.store.read(id, hosted.n);
  if (value === null) return send(host, letGo(host, id));
  const outgoing: Outgoing[] = [];
  try {
    const read = readStoredLog(value, hosted.n);
    if ('fault' in read) throw new Error(`${read.fault.place}: ${read.fault.got}`);
    if (read.log.rows.length === 0) return;
    for (const row of read.log.rows) {
      const vote = isTable(hosted) ? null : hosted.vote;
      hosted = applyRowTo(hosted, row, deps.outages?.());
      if (!isTable(hosted)) outgoing.push(...newsOf({ vote }, hosted, row));
    }
    outgoing.push(...openedMessages(host, hosted));
    holdInMemory(host, hosted, read.log.rows);
  } catch (trouble) {
    deps.complain?.(trouble);
    const message = error('broken', { match: id });
    send(
      host,
      [...hosted.here.keys()].map((to) => ({ to, message })),
    );
    host.broken.set(id, message);
    return removeFromMemory(host, hosted);
  }
  send(host, [...outgoing, ...updatesFor(host, hosted)]);
}

/** How it stands, for everybody who is there. */
export const updatesFor = (host: HostState, hosted: MatchOrTable): Outgoing[] =>
  isTable(hosted) ? tableToAll(hosted) : updateAll(host, hosted);
