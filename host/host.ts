import { levels } from '@conjure/bots';
import { admits, filterAsync } from './admits.ts';
import { botMatch } from './bot-match.ts';
import { proceed } from './bot-scheduler.ts';
import { updateAll } from './broadcast.ts';
import { catchUp, wake } from './catch-up.ts';
import type { ClientMessage, ClientMessageOf } from './client-messages.ts';
import { importRecord, openMatch } from './create-match.ts';
import { viewersOf } from './gate/state.ts';
import { hint } from './hint.ts';
import { type HostDeps, type HostState, playerOf, type ReplyFn, send } from './host-state.ts';
import type { HostedMatch } from './hosted-match.ts';
import { addMatch, fork, rejoin, takeSeatBack } from './joining.ts';
import { forget, leaveMatch } from './leaving.ts';
import { gamesOf, type Library } from './library.ts';
import { withinLimits } from './limits.ts';
import { inTime } from './live.ts';
import { load } from './loading.ts';
import { letGo, matchOrTable } from './memory.ts';
import { newQueues } from './queues.ts';
import { idOf, readMessage } from './read-message.ts';
import { againstTerms, isForMatch, notFor, receive } from './receive.ts';
import { type Connection, error, type ServerMessage, type ServerMessageOf } from './server-messages.ts';
import { newThoughtTimes } from './thinking/thought-times.ts';
import { endVisit, visit } from './visiting.ts';
import { doAtTable, openTable } from './waiting/joining.ts';
import { weighAhead } from './weighing.ts';

export interface Host {
  /** Takes in whatever came from a connection. It never throws; settled when all that follows at once has been said. */
  receive(from: Connection, message: unknown): Promise<void>;
  /** The same from somebody who is at the match for that alone: nobody sees it, and he hears nothing but what is said to it. */
  ask(from: Connection, message: unknown): Promise<void>;
  /** The connection is gone. */
  leave(from: Connection): Promise<void>;
  /** Looks for what others have appended to the matches here: wake-ups of the store may be lost. */
  look(): Promise<void>;
  /** Something is due in the match: bots and clocks go on, whether somebody is there or not. */
  wake(match: string): Promise<void>;
  /** Throws a match away, whoever is at it. Fails where nothing has changed. */
  delete(match: string): Promise<void>;
  /** Settled when nothing is under way: no message, nothing that is being kept, no thought. */
  idle(): Promise<void>;
  /** Nothing is begun by itself any more: no thought, no clock, no look at the store. What was asked for is still done. */
  end(): void;
}

export function newHost(deps: HostDeps): Host {
  const queues = newQueues((error) => deps.complain?.(error));
  const ending = new AbortController();
  const host: HostState = {
    deps,
    queues,
    matches: new Map(),
    tables: new Map(),
    away: new Map(),
    lastSent: new Map(),
    idle: new Map(),
    broken: new Map(),
    botTasks: new Map(),
    nonces: new Map(),
    hints: new Map(),
    thoughtTimes: newThoughtTimes(),
    setbacks: new Map(),
    ended: ending.signal,
    snapshotAt: new Map(),
    unsaved: new Map(),
  };
  /** Somebody else may have appended something: only those who are here, or what is in memory, need to know. */
  const logGrew = async (match: string, n = Number.POSITIVE_INFINITY) => {
    // What this host has appended itself is known to it when its turn in the queue has come.
    const look = async () => {
      if ((matchOrTable(host, match)?.n ?? 0) < n) await catchUp(host, match);
    };
    if (matchOrTable(host, match) || host.away.has(match)) await queues.inTurn(match, look);
  };
  const unfollow = deps.store.follow((match, n) => void logGrew(match, n));
  return {
    receive: (from, message) => receiveFrom(host, from, message),
    ask: (from, message) => receiveFrom(host, from, message, true),
    async leave(from) {
      // Also where it is only just coming to.
      const matches = new Set([...matchesAt(host, from), ...queues.names()]);
      await Promise.all([...matches].map((match) => queues.inTurn(match, async () => leaveMatch(host, match, from))));
    },
    async look() {
      const here = new Set([...host.matches.keys(), ...host.tables.keys(), ...host.away.keys()]);
      const heads = await deps.store.heads([...here]);
      const known = (match: string) => matchOrTable(host, match)?.n ?? host.away.get(match)?.n ?? 0;
      // What is not there any more was thrown away elsewhere.
      const isNew = (match: string) => (heads.get(match) ?? Number.POSITIVE_INFINITY) > known(match);
      await Promise.all([...here].map((match) => (isNew(match) ? logGrew(match) : null)));
    },
    wake: (match) => queues.inTurn(match, () => wake(host, match)),
    delete: (match) =>
      new Promise((done, fail) => {
        const throwAway = async () => {
          await deps.store.delete(match);
          send(host, letGo(host, match));
        };
        void queues.inTurn(match, () => throwAway().then(done, fail));
      }),
    idle: () => queues.idle(),
    end() {
      ending.abort();
      unfollow();
      for (const cancel of host.idle.values()) cancel();
      for (const { cancel } of host.botTasks.values()) cancel();
      host.botTasks.clear();
    },
  };
}

/** What is made anew of a whole match, or of all that somebody might do in it. */
const DEAR: readonly ClientMessage['do'][] = [
  ...(['continue', 'whole', 'story', 'history', 'account', 'export', 'fork', 'words', 'barred', 'labels'] as const),
];

async function receiveFrom(host: HostState, from: Connection, value: unknown, visits = false): Promise<void> {
  const re = idOf(value);
  const reply = (message: ServerMessage) => send(host, [{ to: from, message }], from, re);
  const read = readMessage(value);
  if ('fault' in read) return reply(error('malformed', { fault: read.fault }));
  const { message } = read;
  const match = 'match' in message ? message.match : null;
  const task = async () => {
    try {
      const barred = visits && match !== null ? await visit(host, from, match) : null;
      if (barred) return reply(barred);
      // What takes the processor for longer than others can be kept waiting for it again and again.
      if (DEAR.includes(message.do)) await host.deps.giveWay?.(playerOf(host, from));
      await respond(host, from, message, reply);
    } catch (trouble) {
      host.deps.complain?.(trouble);
      // What failed has put back what it had done.
      reply(error('failed', match === null ? {} : { match }));
    } finally {
      if (visits && match !== null) endVisit(host, from, match);
    }
  };
  // What is about no match, or about one that is only to be, waits for nothing.
  return match === null ? task() : host.queues.inTurn(match, task);
}

async function respond(host: HostState, from: Connection, message: ClientMessage, reply: ReplyFn): Promise<void> {
  const { deps } = host;
  const { games } = deps;
  switch (message.do) {
    case 'games':
      return reply({ is: 'games', games: await gamesOffered(games), levels: levels.map(({ name }) => name) });
    case 'list': {
      const matches = await deps.store.list();
      const open = await filterAsync(matches, ({ match }) => admits(host, from, match, 'watch'));
      return reply({ is: 'stored', matches: open });
    }
    case 'open':
      if (message.terms) return openTable(host, from, message, reply);
      return addMatch(host, from, await openMatch(games, deps.newId(), deps.newId(), message), message, message.hold);
    case 'import':
      return addMatch(host, from, await importRecord(games, deps.newId(), message.record, message.seats), message);
    case 'continue':
      return rejoin(host, from, message, reply);
    case 'pledge':
    case 'text':
    case 'stand':
      return doAtTable(host, from, message, reply);
    case 'back':
      if (!matchOrTable(host, message.match) && host.away.has(message.match)) await load(host, message.match);
      return host.matches.has(message.match)
        ? takeSeatBack(host, from, message)
        : reply(error('noMatch', { match: message.match }));
    case 'rival':
      return botMatch(host, message, reply);
    case 'forget':
      return forget(host, from, message.match, reply);
  }
  // Whoever is at a match that has left the memory is at it still.
  if (!matchOrTable(host, message.match) && host.away.has(message.match) && message.do !== 'close')
    await load(host, message.match);
  if (message.do === 'close') {
    if (!isThere(host, message.match, from))
      return reply(error(matchOrTable(host, message.match) ? 'notAtTable' : 'noMatch', { match: message.match }));
    leaveMatch(host, message.match, from);
    return reply({ is: 'closed', match: message.match });
  }
  const hosted = host.matches.get(message.match);
  if (!hosted) return reply(error(host.tables.has(message.match) ? 'notNow' : 'noMatch', { match: message.match }));
  if (isForMatch(message)) {
    // It came when it came, however long it is weighed.
    const came = inTime(host, hosted, message);
    if (!notFor(hosted, from, came) && !againstTerms(hosted, came))
      await weighAhead(host, hosted, came, playerOf(host, from));
    const judge = (now: HostedMatch) => {
      const said = now === hosted ? came : inTime(host, now, message);
      return withinLimits(host, now, from, receive(now, from, said, deps.scheduler.now()));
    };
    await proceed(host, hosted.id, judge, {
      from,
      re: message.id,
      nonce: 'nonce' in message ? message.nonce : undefined,
    });
    return;
  }
  const barred = notFor(hosted, from, message) ?? againstTerms(hosted, message);
  if (barred) return reply(barred);
  if (message.do === 'whole') return resend(host, hosted, from, message, reply);
  if (message.do === 'fork') return fork(host, hosted, from, message, reply);
  return hint(host, hosted, message, from, reply);
}

/** Of all that are known here, those that somebody is at: with thousands of them there is no task for each of the others. */
function* matchesAt({ matches, tables, away }: HostState, from: Connection): Generator<string> {
  for (const known of [matches, tables, away]) for (const [match, { here }] of known) if (here.has(from)) yield match;
}

const isThere = (host: HostState, match: string, from: Connection): boolean =>
  (matchOrTable(host, match)?.here ?? host.away.get(match)?.here)?.has(from) ?? false;

/** The state again for a table that has lost its way: all who see it so go on from the same one. */
function resend(
  host: HostState,
  hosted: HostedMatch,
  from: Connection,
  { viewer, lines }: ClientMessageOf<'whole'>,
  reply: ReplyFn,
): void {
  if (!viewersOf(hosted, from).includes(viewer)) {
    reply(error('notYourSeat', { match: hosted.id }));
    return;
  }
  const messages = updateAll(host, hosted, new Map([[from, { n: 0, lines }]]));
  for (const { to, message } of messages)
    if (to !== from) send(host, [{ to, message }]);
    else if ('viewer' in message && message.viewer === viewer) reply(message);
}

async function gamesOffered(library: Library): Promise<ServerMessageOf<'games'>['games']> {
  const games = await gamesOf(library);
  return games.map(({ id, seats, options }) => ({ id, seats, options: [...options] }));
}
