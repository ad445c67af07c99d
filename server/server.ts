import type { AddressInfo } from 'node:net';
import type { HostDeps, Library } from '@conjure/host';
import { newActions } from './actions.ts';
import type { Database } from './log/database.ts';
import { withMetrics } from './log/metered-store.ts';
import { networksOf } from './net/addresses.ts';
import { newClientConnections } from './net/connections.ts';
import { newHttp } from './net/http.ts';
import { type Journal, trouble } from './net/journal.ts';
import { newLimits } from './net/limits.ts';
import { listenForOps, newMetrics } from './net/ops.ts';
import { isLoopback, newOrigins, type Origins } from './net/origins.ts';
import { pageIn } from './net/page/page.ts';
import { refused } from './net/routes/route.ts';
import { newSockets } from './net/socket.ts';
import { newOutbound, type Resolve } from './notices/outbound.ts';
import { pushKeys } from './notices/push-keys.ts';
import { type NoticeDeps, newNoticeSender, type PushKeys } from './notices/sending.ts';
import { identify } from './people/identity.ts';
import { newSecret } from './people/keys.ts';
import { newLineIds } from './people/line-ids.ts';
import { newPresence } from './people/presence.ts';
import { newFacts, rightsOf } from './people/rights.ts';
import { newServerHost } from './server-host.ts';
import type { ServerState } from './server-state.ts';
import { clockOf, newSharedClock } from './work/clock.ts';
import { newDuties } from './work/duties.ts';

export interface ServerConfig {
  readonly database: Database;
  readonly games: Library;
  readonly journal: Journal;
  /** Where to listen; port 0 takes any. */
  readonly host: string;
  readonly port: number;
  /** Of health, readiness and metrics, at the loopback; `null`: nowhere. */
  readonly opsPort: number | null;
  /** Where the page is reached, when the port is known; the first makes the links. */
  origins(port: number): readonly string[];
  /** The folder of the built page. */
  readonly page: string | null;
  /** Proxies whose word on addresses counts. */
  readonly trusted?: readonly string[];
  /** One's own network, for webhooks. */
  readonly hookAllow?: readonly string[];
  /** How long closed matches are kept, in milliseconds. */
  readonly keep?: number;
  /** `web`: it serves and does no work by itself; `work`: it only works. */
  readonly only?: 'web' | 'work';
  /** So many times as much as usual may be asked of it. */
  readonly limits?: number;
  readonly think?: HostDeps['think'];
  /** Has a notice delivered by one of several processes. */
  readonly shareNotice?: NoticeDeps['share'];
  readonly build?: string;
  /** For tests. */
  readonly resolve?: Resolve;
  readonly now?: () => number;
}

export interface RunningServer {
  readonly port: number;
  readonly opsPort: number | null;
  readonly state: ServerState;
  /** Ends orderly: what is under way is kept, and whoever is connected comes again elsewhere. */
  close(): Promise<void>;
}

/** How long what is under way may take when a server ends. */
const LAST_WORDS = 10_000;

type AtPort = Pick<ServerState, 'origins' | 'capabilities' | 'notices'>;

/** What follows from where the page is reached: what it can do there, and where notices lead. */
function reachedAt(config: ServerConfig, origins: Origins, state: ServerState, keys: PushKeys): AtPort {
  const { people, outbound, journal, metrics, now, factsOf } = state;
  const [origin] = origins.all;
  const isSafe = origin?.startsWith('https:') ?? false;
  const isNamed = isSafe && !/^(\[|\d+\.)/.test(new URL(origin).hostname);
  const isThere = async (player: string, match: string) =>
    (await people.presentAt([match])).some((one) => one.player === player);
  return {
    origins,
    capabilities: { passkeys: isNamed, push: isSafe ? keys.publicKey : null, cookie: isSafe },
    notices: newNoticeSender({
      ...{ people, outbound, journal, metrics, now, isThere },
      push: isSafe ? keys : null,
      origin: config.only === 'work' && isLoopback(origin) ? null : (origin ?? null),
      gameOf: async (match) => (await factsOf(match))?.game ?? null,
      ...(config.shareNotice ? { share: config.shareNotice } : {}),
    }),
  };
}

/** Puts a host, its network and the work around it together. */
export async function newServer(config: ServerConfig): Promise<RunningServer> {
  const { database, journal } = config;
  const { store, people } = database;
  const clock = config.now ? newSharedClock(config.now) : clockOf(database);
  await clock.measure();
  const { now } = clock;
  const metrics = newMetrics();
  const name = newSecret();
  let isEnding = false;
  const complain: ServerState['complain'] = (error, what = 'something went wrong', facts = {}) => {
    metrics.troubles.inc();
    journal.error(what, { ...facts, ...trouble(error) });
  };

  const epoch = await people.metaOnce('epoch', newSecret());
  const limits = newLimits(now, config.limits);
  const factsOf = newFacts(store);
  const phaseOf = (match: string) => people.phaseOf(match);
  const presence = newPresence({ people, connections: () => connections, process: name, complain });
  const connections = newClientConnections(
    (match) => presence.changed(match),
    (id) => forgetRights(id),
  );
  const duties = newDuties({ database, process: name, clock, complain, journal });
  await duties.begin(config.games);

  const { host, forgetRights } = newServerHost(config, {
    ...{ store: withMetrics(store, metrics), connections, duties, now, epoch, factsOf, complain },
    rightsOf: (player, match) => rightsOf({ people, now, factsOf, phaseOf }, player, match),
    dismissWatchers: (matches) => state.dismissWatchers(matches),
  });
  /** What follows from where it is reached: known when the port is. Nobody is served before. */
  let atPort: AtPort = {
    origins: newOrigins([]),
    capabilities: { passkeys: false, push: null, cookie: false },
    notices: { canTell: false, sweep: async () => {}, deliver: async () => {}, prove: async () => false },
  };
  const state: ServerState = {
    ...{ people, store, host, connections, limits, journal, metrics, epoch, now, factsOf, phaseOf, forgetRights },
    complain,
    build: config.build ?? null,
    get origins() {
      return atPort.origins;
    },
    get capabilities() {
      return atPort.capabilities;
    },
    get notices() {
      return atPort.notices;
    },
    outbound: newOutbound({
      allowed: networksOf(config.hookAllow ?? []),
      ...(config.resolve ? { resolve: config.resolve } : {}),
    }),
    newLineId: newLineIds(),
    linkTo: (secret) => `${state.origins.all[0]}/#/link/${secret}`,
    rightsOf: (player, match) => rightsOf({ people, now, factsOf, phaseOf }, player, match),
    async requireIdentity({ key, address }) {
      const who = await identify(people, key);
      if (typeof who === 'object') return who;
      if (who === 'unknown' && !limits.take('wrong', address)) throw refused(429, 'busy');
      throw refused(401, who);
    },
    ...newActions(() => state, presence),
  };

  // Before it listens: whoever comes then finds all of it.
  const keys = await pushKeys(people);
  let sockets: { close(): void } | null = null;
  let http: ReturnType<typeof newHttp> | null = null;
  let ops: { port: number; close(): void } | null = null;
  let port = 0;

  const ready = async () => {
    if (isEnding) return 'it is ending';
    const isTime = clock.ready();
    return isTime === true ? database.ready() : isTime;
  };
  /** All but the database. What fails keeps nothing else from ending. */
  const stop = async () => {
    isEnding = true;
    const steps: (() => unknown)[] = [
      () => host.end(),
      () => duties.end(),
      () => sockets?.close(),
      () => http?.close(),
      () => Promise.race([host.idle(), new Promise((resolve) => setTimeout(resolve, LAST_WORDS).unref())]),
      () => presence.end(),
      () => duties.signOff(),
      () => ops?.close(),
    ];
    for (const step of steps)
      try {
        await step();
      } catch (error) {
        complain(error);
      }
  };

  try {
    if (config.opsPort !== null) ops = await listenForOps(config.opsPort, metrics, ready);
    if (config.only !== 'work') {
      const trusted = networksOf(config.trusted ?? []);
      http = newHttp(state, { trusted, page: config.page === null ? null : pageIn(config.page) });
      sockets = newSockets(state, http.server, trusted);
      await http.listen({ port: config.port, host: config.host, exclusive: true });
      port = (http.server.address() as AddressInfo).port;
    }
  } catch (error) {
    await stop();
    throw error;
  }
  atPort = reachedAt(config, newOrigins(config.origins(port)), state, keys);
  duties.go(state, { presence, keep: config.keep, isWorking: config.only !== 'web' });

  return {
    ...{ port, opsPort: ops?.port ?? null, state },
    async close() {
      await stop();
      await database.close();
    },
  };
}
