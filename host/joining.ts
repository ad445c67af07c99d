import type { Seat } from '@conjure/engine';
import { admits, filterAsync } from './admits.ts';
import { scheduleBots } from './bot-scheduler.ts';
import { type KnownSince, updateAll } from './broadcast.ts';
import type { ClientMessage, ClientMessageOf } from './client-messages.ts';
import { commit, createInStore, readNewRows, updatesFor } from './commit.ts';
import { type Created, forkExactly, forkImagined } from './create-match.ts';
import { mayForkExactly, maySee } from './gate/rights.ts';
import { type HostState, playerOf, type ReplyFn, send } from './host-state.ts';
import { freeSeats, type HostedMatch, isAt, isPerson, join, maySeeMatch, recordOf } from './hosted-match.ts';
import { sayOnly } from './judgement.ts';
import { isCrowded } from './limits.ts';
import { load } from './loading.ts';
import { logFrom } from './log/from-record.ts';
import { voteMessagesFor } from './log/news.ts';
import type { Deed } from './log/row.ts';
import { tryOut } from './log/trial.ts';
import { hasPlace, matchOrTable } from './memory.ts';
import { withPresent } from './presence.ts';
import { type Connection, error, type Outgoing, type ServerMessage } from './server-messages.ts';
import { isTable, type WaitingTable } from './waiting/table.ts';
import { openedMessagesFor } from './welcome.ts';

/** Whoever opens a match sits down at it. */
export async function addMatch(
  host: HostState,
  from: Connection,
  created: Created,
  { id: re }: ClientMessage,
  hold?: readonly Seat[],
): Promise<void> {
  if (!('hosted' in created)) {
    const { what, fault } = created;
    return send(host, [{ to: from, message: error(what, fault ? { fault } : {}) }], from, re);
  }
  if (!hasPlace(host)) return send(host, [{ to: from, message: error('full') }], from, re);
  const { id, chairs } = created.hosted;
  const at = host.deps.scheduler.now();
  // What was done in it elsewhere is the beginning of its log, and the sitting down follows.
  const { opening, rows } = logFrom(recordOf(created.hosted), id, chairs, Math.round(at));
  const wanted = hold ?? chairs.map((_, seat) => seat);
  const tried = tryOut(created.hosted, sitDown(host, created.hosted, from, wanted), { at });
  const player = playerOf(host, from);
  const sat = tried.after as HostedMatch;
  const hosted = join(sat, from, player, seatsAt(sat, player, wanted));
  const unkept = await createInStore(host, opening, { after: hosted, rows: [...rows, ...tried.rows] });
  send(host, [...welcome(host, hosted, from), ...unkept], from, re);
  scheduleBots(host, hosted);
}

/** The seats that are his. When a match is closed everybody may sit and look where people sat. */
export const seatsAt = (hosted: HostedMatch, player: string, wanted: readonly Seat[]): Seat[] =>
  wanted.filter((seat) =>
    hosted.closed ? isPerson(hosted, seat) : hosted.players[seat] === player || hosted.lent[seat]?.player === player,
  );

/** Played online, nobody who has held a seat takes another: he has seen what is hidden. */
const hasHeldAnother = (hosted: HostedMatch, player: string): boolean =>
  hosted.online !== null && hosted.held.includes(player);

/** The seats that somebody takes and that were not his before. */
function sitDown(host: HostState, hosted: HostedMatch, from: Connection, wanted: readonly Seat[]): Deed[] {
  const player = playerOf(host, from);
  const seats = freeSeats(hosted, wanted).filter((seat) => hosted.players[seat] !== player);
  const mayNot = hosted.closed || hasHeldAnother(hosted, player);
  return seats.length > 0 && !mayNot ? [{ kind: 'sit', body: { player, seats } }] : [];
}

/** All that somebody who comes is told, and what the others see of his coming. */
function welcome(host: HostState, hosted: HostedMatch, to: Connection, since: KnownSince = { n: 0 }): Outgoing[] {
  return [
    ...openedMessagesFor(hosted, to, playerOf(host, to)),
    ...updateAll(host, hosted, new Map([[to, since]])),
    ...voteMessagesFor(hosted, to),
  ];
}

export async function rejoin(
  host: HostState,
  from: Connection,
  message: ClientMessageOf<'continue'>,
  reply: ReplyFn,
): Promise<void> {
  const { match: id, seats, id: re } = message;
  if (!(await admits(host, from, id, 'watch'))) return reply(error('noMatch', { match: id }));
  const against = matchOrTable(host, id) ? null : await load(host, id);
  if (against) return reply(against);
  const found = matchOrTable(host, id);
  if (!found) return reply(error('noMatch', { match: id }));
  if (isTable(found)) return joinTable(host, found, from, re);
  const all = found.chairs.map((_, seat) => seat);
  const wanted = seats ?? all;
  const mine = found.online ? [] : await filterAsync(wanted, (seat) => admits(host, from, id, seat));
  const left = found.online
    ? await filterAsync(freeSeats(found, wanted), (seat) => admits(host, from, id, seat))
    : mine;
  // Whoever asks for a seat by name hears why it is not to be his; whoever only comes back is not told no.
  if (seats && found.online && left.length > 0 && hasHeldAnother(found, playerOf(host, from)))
    return reply(error('satElsewhere', { match: id }));
  const committed = await commit(host, id, (now) => ({ deeds: sitDown(host, now, from, left) }), { from });
  // Somebody who knows more than this process makes it read on.
  if ((matchOrTable(host, id)?.n ?? 0) < (message.n ?? 0)) await readNewRows(host, id);
  const hosted = host.matches.get(id);
  if (!hosted) return reply(error('noMatch', { match: id }));
  const player = playerOf(host, from);
  if (!maySeeMatch(hosted, player)) return reply(error('terms', { match: id }));
  const sits = seatsAt(hosted, player, hosted.online ? wanted : mine);
  if (sits.length === 0 && !isAt(hosted, from) && isCrowded(host, hosted)) return reply(error('full', { match: id }));
  const next = join(hosted, from, player, sits);
  const n = knownOf(host, next, message);
  host.matches.set(id, next);
  const knows = n > 0 && n === next.n;
  // Nothing is new to him: only what the others see of his coming is told.
  const messages: Outgoing[] = knows
    ? [{ to: from, message: { is: 'same', match: id, n } }, ...updateAll(host, next).filter(({ to }) => to !== from)]
    : welcome(host, next, from, { n, lines: message.lines });
  // Those who are there first hear that he has sat down.
  send(host, committed.outgoing);
  send(host, messages, from, re);
  scheduleBots(host, next);
}

/**
 * The deed up to which somebody who comes back knows the match. Of another store, or where the log is shorter than what he has seen, a
 * backup was restored: he knows nothing of what is there now, and is told all of it.
 */
function knownOf({ deps }: HostState, hosted: HostedMatch, { n = 0, epoch }: ClientMessageOf<'continue'>): number {
  const isOther = epoch !== undefined && deps.epoch !== undefined && epoch !== deps.epoch;
  return isOther || n > hosted.n ? 0 : n;
}

function joinTable(host: HostState, table: WaitingTable, from: Connection, re?: number): void {
  const here = withPresent(table.here, from, { player: playerOf(host, from), seats: [] });
  const next = { ...table, here };
  host.tables.set(table.id, next);
  send(
    host,
    updatesFor(host, next).filter(({ to }) => to === from),
    from,
    re,
  );
}

/** Who gave a seat to a bot sits down at it again. */
export async function takeSeatBack(
  host: HostState,
  from: Connection,
  { match: id, seat, nonce, id: re }: ClientMessageOf<'back'>,
): Promise<void> {
  const against = (hosted: HostedMatch): ServerMessage | null => {
    if (!isAt(hosted, from)) return error('notAtTable', { match: id });
    if (hosted.closed) return error('over', { match: id });
    return hosted.lent[seat]?.player === playerOf(host, from) ? null : error('notYourSeat', { match: id });
  };
  const committed = await commit(
    host,
    id,
    (hosted) => {
      const message = against(hosted);
      return message ? sayOnly({ to: from, message }) : { deeds: [{ kind: 'back', body: { by: seat } }] };
    },
    { from, nonce },
  );
  const hosted = host.matches.get(id);
  if (committed.n === undefined || !hosted) return send(host, committed.outgoing, from, re);
  const next = join(hosted, from, playerOf(host, from), [seat]);
  host.matches.set(id, next);
  const done: Outgoing = { to: from, message: { is: 'done', match: id, n: committed.n } };
  send(host, [done, ...committed.outgoing, ...updateAll(host, next)], from, re);
  scheduleBots(host, next);
}

export async function fork(
  host: HostState,
  hosted: HostedMatch,
  from: Connection,
  message: ClientMessageOf<'fork'>,
  reply: ReplyFn,
): Promise<void> {
  const { viewer, step } = message;
  const { deps } = host;
  const { match } = hosted.play;
  if (!maySee(hosted, from, viewer)) return reply(error('notYourSeat', { match: hosted.id }));
  if (step > match.answers.length) return reply(error('noStep', { match: hosted.id }));
  if (mayForkExactly(hosted, from))
    return addMatch(host, from, { hosted: forkExactly(hosted, deps.newId(), step) }, message);
  if (viewer === null) return reply(error('secret', { match: hosted.id }));
  return addMatch(host, from, forkImagined(hosted, deps.newId(), step, viewer, deps.newId()), message);
}
