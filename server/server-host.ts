import { randomBytes } from 'node:crypto';
import { type Connection, type Host, type HostDeps, newHost, type ServerMessage, type Store } from '@conjure/host';
import type { ClientConnections } from './net/connections.ts';
import { MOST } from './net/limits.ts';
import { newSecret } from './people/keys.ts';
import type { ServerConfig } from './server.ts';
import type { Rights, ServerState } from './server-state.ts';
import { newTurns } from './turns.ts';
import type { Duties } from './work/duties.ts';

/** So long at the most, in milliseconds. */
const STEP_BACK = 5;

interface ServerHostDeps extends Pick<ServerState, 'now' | 'epoch' | 'factsOf' | 'rightsOf' | 'dismissWatchers'> {
  readonly store: Store;
  readonly connections: ClientConnections;
  readonly duties: Duties;
  complain(error: unknown): void;
}

/** Whom the host lets watch or sit down: the rights of a connection are looked up once, and again with its next message. */
function newRightsCache({ connections, rightsOf }: ServerHostDeps) {
  const byPlayer = new Map<Connection, Map<string, Promise<Rights>>>();
  const rightsAt = (id: Connection, match: string): Promise<Rights> => {
    const known = byPlayer.get(id) ?? new Map<string, Promise<Rights>>();
    byPlayer.set(id, known);
    const rights = known.get(match) ?? rightsOf(connections.get(id)?.who.player ?? '', match);
    known.set(match, rights);
    return rights;
  };
  const admits: HostDeps['admits'] = async (from, match, to) => {
    if (to === 'forget') return false;
    const may = await rightsAt(from, match);
    return to === 'watch' ? may.watch : may.mayTake.includes(to) || may.seats.includes(to);
  };
  return { admits, forgetRights: (id: Connection) => void byPlayer.delete(id) };
}

/** How what a host says gets to those who are connected. */
function newSending({ connections, duties, factsOf, dismissWatchers, complain }: ServerHostDeps) {
  /** A page that comes again sends again what it has had no word of. */
  const comeAgain = (to: Connection) => {
    connections.get(to)?.send({ is: 'elsewhere' });
    connections.get(to)?.end('elsewhere');
  };
  /** During an update another process may know the rules of a match: whoever comes again finds it. */
  const sendElsewhere = async (to: Connection, message: ServerMessage, match: string) => {
    const facts = await factsOf(match);
    if (facts !== null && duties.isKnownElsewhere(facts.game, facts.rules)) comeAgain(to);
    else connections.get(to)?.send(message);
  };
  /** Who is at which match follows from what he is told. */
  const follow = (to: Connection, message: ServerMessage) => {
    if (message.is === 'opened') {
      connections.come(to, message.match, message.seats);
      // It may have begun at a table where everybody might look.
      if (message.seats.length === 0) void dismissWatchers([message.match]).catch(complain);
    }
    if (message.is === 'table') connections.come(to, message.match, message.yours);
    const isGone = message.is === 'closed' || (message.is === 'error' && message.what === 'noMatch');
    if (isGone && message.match !== undefined) connections.go(to, message.match);
  };
  return {
    outcomeUnknown: comeAgain,
    send(to: Connection, message: ServerMessage) {
      follow(to, message);
      if (message.is === 'error' && message.what === 'noGame' && message.match !== undefined)
        void sendElsewhere(to, message, message.match).catch(complain);
      else connections.get(to)?.send(message);
    },
  };
}

/** The host of a server: it goes on with nobody there, and knows by each connection whose it is. */
export function newServerHost(
  { games, think, build }: ServerConfig,
  deps: ServerHostDeps,
): { host: Host; forgetRights(id: Connection): void } {
  const { store, connections, duties, now, epoch, complain } = deps;
  const { admits, forgetRights } = newRightsCache(deps);
  const host = newHost({
    ...{ games, store, epoch, admits, complain, ...newSending(deps) },
    unattended: true,
    mostMatches: MOST.matches,
    mostBytes: MOST.matchBytes,
    most: { watchers: MOST.watchersOfMatch, deeds: MOST.deeds, talk: MOST.talk },
    scheduler: {
      now,
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    newId: newSecret,
    newSecret: () => randomBytes(32).toString('hex'),
    player: (from) => connections.get(from)?.who.player ?? from,
    device: (from) => connections.get(from)?.who.device ?? from,
    standBack: () => new Promise((resolve) => setTimeout(resolve, Math.random() * STEP_BACK)),
    giveWay: newTurns(),
    outages: duties.outages,
    rulesFor: duties.rulesFor,
    ...(think ? { think } : {}),
    ...(build === undefined ? {} : { build }),
  });
  return { host, forgetRights };
}
