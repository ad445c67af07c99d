import { levels } from '@conjure/bots';
import { catchUp, proceed } from './bot-scheduler.ts';
import type { ClientMessage } from './client-messages.ts';
import { imported, opened } from './create-room.ts';
import { idOf, readMessage } from './edge.ts';
import { hint } from './hint.ts';
import { type HostDeps, type HostState, send } from './host-state.ts';
import { admits, adopt, comeBack, forget, fork, leaveRoom, type Reply, takeSeatBack, whichOf } from './joining.ts';
import type { Library } from './library.ts';
import { inTime } from './live.ts';
import { newQueues } from './queues.ts';
import { isForRoom, notFor, receive } from './receive.ts';
import { rival } from './rival.ts';
import { isAt, type Room } from './room.ts';
import { type Connection, error, type ServerMessage, type ServerMessageOf } from './server-messages.ts';

export interface Host {
  /** Takes in whatever came from a connection. It never throws; settled when all that follows at once has been said. */
  receive(from: Connection, message: unknown): Promise<void>;
  /** The connection is gone. */
  leave(from: Connection): Promise<void>;
  /** Looks for what others have appended to the matches here: wake-ups of the store may be lost. */
  look(): Promise<void>;
  /** Something is due in the match: bots and clocks go on, whether somebody is there or not. */
  wake(match: string): Promise<void>;
  /** Settled when nothing is under way: no message, nothing that is being kept, no thought. */
  idle(): Promise<void>;
  /** Wake-ups of the store are heard no more. */
  end(): void;
}

export function newHost(deps: HostDeps): Host {
  const queues = newQueues((error) => deps.complain?.(error));
  const host: HostState = {
    deps,
    queues,
    rooms: new Map(),
    due: new Map(),
    since: new Map(),
    nonces: new Map(),
    snapped: new Map(),
    unkept: new Map(),
  };
  const wake = async (match: string) => {
    if (host.rooms.has(match)) await queues.inTurn(match, () => catchUp(host, match));
  };
  const unfollow = deps.store.follow((match) => void wake(match));
  return {
    receive: (from, message) => take(host, from, message),
    async leave(from) {
      // Also where it is only just coming to.
      const matches = new Set([...host.rooms.keys(), ...queues.names()]);
      await Promise.all([...matches].map((match) => queues.inTurn(match, async () => goFrom(host, match, from))));
    },
    async look() {
      const heads = await deps.store.heads([...host.rooms.keys()]);
      await Promise.all([...heads].map(([match, n]) => (n > (host.rooms.get(match)?.n ?? n) ? wake(match) : null)));
    },
    wake,
    idle: () => queues.idle(),
    end: unfollow,
  };
}

function goFrom(host: HostState, match: string, from: Connection): void {
  const room = host.rooms.get(match);
  if (room && isAt(room, from)) leaveRoom(host, room, from);
}

async function take(host: HostState, from: Connection, value: unknown): Promise<void> {
  const re = idOf(value);
  const reply = (message: ServerMessage) => send(host, [{ to: from, message }], from, re);
  const read = readMessage(value);
  if ('fault' in read) return reply(error('malformed', { fault: read.fault }));
  const { message } = read;
  const match = 'match' in message ? message.match : null;
  const task = async () => {
    try {
      await respond(host, from, message, reply);
    } catch (trouble) {
      host.deps.complain?.(trouble);
      // What failed has put back what it had done.
      reply(error('failed', match === null ? {} : { match }));
    }
  };
  // What is about no match, or about one that is only to be, waits for nothing.
  return match === null ? task() : host.queues.inTurn(match, task);
}

async function respond(host: HostState, from: Connection, message: ClientMessage, reply: Reply): Promise<void> {
  const { deps } = host;
  const { games } = deps;
  switch (message.do) {
    case 'games':
      return reply({ is: 'games', games: await described(games), levels: levels.map(({ name }) => name) });
    case 'list': {
      const matches = await deps.store.list();
      const open = await whichOf(matches, ({ match }) => admits(host, from, match, 'watch'));
      return reply({ is: 'stored', matches: open });
    }
    case 'open':
      return adopt(host, from, await opened(games, deps.newId(), deps.newId(), message), message, message.hold);
    case 'import':
      return adopt(host, from, await imported(games, deps.newId(), message.record, message.seats), message);
    case 'continue':
      return comeBack(host, from, message, reply);
    case 'back':
      return host.rooms.has(message.match)
        ? takeSeatBack(host, from, message)
        : reply(error('noMatch', { match: message.match }));
    case 'rival':
      return rival(host, message, reply);
    case 'forget':
      return forget(host, from, message.match, reply);
  }
  const room = host.rooms.get(message.match);
  if (!room) return reply(error('noMatch', { match: message.match }));
  if (isForRoom(message)) {
    const judge = (now: Room) => receive(now, from, inTime(host, now, message));
    await proceed(host, room.id, judge, {
      from,
      re: message.id,
      nonce: 'nonce' in message ? message.nonce : undefined,
    });
    return;
  }
  const barred = notFor(room, from, message);
  if (barred) return reply(barred);
  if (message.do === 'fork') return fork(host, room, from, message, reply);
  if (message.do === 'hint') return hint(host, room, message, from, reply);
  if (message.do !== 'close') return reply(error('notNow', { match: room.id }));
  leaveRoom(host, room, from);
  reply({ is: 'closed', match: room.id });
}

async function described({ ids, get }: Library): Promise<ServerMessageOf<'games'>['games']> {
  const games = await Promise.all(ids.map(get));
  return games.flatMap((game) => (game ? [{ id: game.id, seats: game.seats, options: [...game.options] }] : []));
}
