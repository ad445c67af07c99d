import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Connection, type HostDeps, type Library, newHost, type ServerMessage } from '@conjure/host';
import type { Database } from './log/database.ts';
import { counted } from './log/metered-store.ts';
import { networksOf } from './net/addresses.ts';
import { newLines } from './net/connections.ts';
import { newHttp } from './net/http.ts';
import { type Journal, trouble } from './net/journal.ts';
import { MOST, newLimits } from './net/limits.ts';
import { newMetrics, opsServer } from './net/ops.ts';
import { isLoopback, newOrigins } from './net/origins.ts';
import { pageIn } from './net/page/page.ts';
import { refused } from './net/routes/route.ts';
import { newSockets } from './net/socket.ts';
import { newOutbound, type Resolve } from './notices/outbound.ts';
import { pushKeys } from './notices/push-keys.ts';
import { type NoticeDeps, newNoticeSender } from './notices/sending.ts';
import { identify } from './people/identity.ts';
import { newSecret } from './people/keys.ts';
import { newLineIds } from './people/line-ids.ts';
import { newPresence } from './people/presence.ts';
import { newFacts, rightsOf } from './people/rights.ts';
import type { Rights, ServerState } from './server-state.ts';
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

const CHAT_TOLD = 10_000;
/** How long what is under way may take when a server ends. */
const LAST_WORDS = 10_000;

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
  const complain = (error: unknown) => {
    metrics.troubles.inc();
    journal.error('something went wrong', trouble(error));
  };

  const epoch = await people.metaOnce('epoch', newSecret());
  const limits = newLimits(now, config.limits);
  const factsOf = newFacts(store);
  const phaseOf = (match: string) => people.phase(match);
  const presence = newPresence({ people, lines: () => lines, process: name, complain });
  const lines = newLines(
    (match) => presence.changed(match),
    (id) => void rights.delete(id),
  );
  const duties = newDuties({ database, process: name, clock, complain, journal });
  await duties.begin(config.games);

  /** What each line may do at matches, as of its last message. */
  const rights = new Map<Connection, Map<string, Promise<Rights>>>();
  const rightsOfLine = (id: Connection, match: string): Promise<Rights> => {
    const known = rights.get(id) ?? new Map<string, Promise<Rights>>();
    rights.set(id, known);
    const player = lines.get(id)?.who.player ?? '';
    const found = known.get(match) ?? rightsOf({ people, factsOf, phaseOf }, player, match);
    known.set(match, found);
    return found;
  };

  const host = newHost({
    games: config.games,
    store: counted(store, metrics),
    unattended: true,
    mostRooms: MOST.rooms,
    mostBytes: MOST.roomBytes,
    most: { watchers: MOST.watchersOfMatch, deeds: MOST.deeds, talk: MOST.talk },
    epoch,
    scheduler: {
      now,
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    newId: newSecret,
    newSecret: () => randomBytes(32).toString('hex'),
    player: (from) => lines.get(from)?.who.player ?? from,
    device: (from) => lines.get(from)?.who.device ?? from,
    async admits(from, match, to) {
      if (to === 'forget') return false;
      const may = await rightsOfLine(from, match);
      return to === 'watch' ? may.watch : may.mayTake.includes(to) || may.seats.includes(to);
    },
    outages: duties.outages,
    rulesFor: duties.rulesFor,
    send(to, message) {
      follow(to, message);
      if (message.is === 'error' && message.what === 'noGame' && message.match !== undefined)
        void sendElsewhere(to, message, message.match).catch(complain);
      else lines.get(to)?.send(message);
    },
    outcomeUnknown: (from) => comeAgain(from),
    complain,
    ...(config.think ? { think: config.think } : {}),
    ...(config.build === undefined ? {} : { build: config.build }),
  });
  /** During an update another process may know the rules of a match: whoever comes again finds it. */
  const sendElsewhere = async (to: Connection, message: ServerMessage, match: string) => {
    const facts = await factsOf(match);
    const isElsewhere = facts !== null && duties.isKnownElsewhere(facts.game, facts.rules);
    if (isElsewhere) comeAgain(to);
    else lines.get(to)?.send(message);
  };
  /** A page that comes again sends again what it has had no word of. */
  const comeAgain = (to: Connection) => {
    lines.get(to)?.send({ is: 'elsewhere' });
    lines.get(to)?.end('elsewhere');
  };
  /** Who is at which match follows from what he is told. */
  const follow = (to: Connection, message: ServerMessage) => {
    if (message.is === 'opened') lines.come(to, message.match, message.seats);
    else if (message.is === 'table') lines.come(to, message.match, message.yours);
    else if (message.is === 'closed') lines.go(to, message.match);
  };

  /** What was said here is found again by the look for what others have said. */
  const chatTold = new Set<string>();
  /** What follows from where it is reached: known when the port is. Nobody is served before. */
  let atPort: Pick<ServerState, 'origins' | 'can' | 'notices'> = {
    origins: newOrigins([]),
    can: { passkeys: false, push: null, cookie: false },
    notices: { canTell: false, sweep: async () => {}, deliver: async () => {}, prove: async () => false },
  };
  const state: ServerState = {
    ...{ people, store, host, lines, limits, journal, metrics, epoch, now, factsOf, phaseOf },
    build: config.build ?? null,
    get origins() {
      return atPort.origins;
    },
    get can() {
      return atPort.can;
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
    rightsOf: (player, match) => rightsOf({ people, factsOf, phaseOf }, player, match),
    forgetRights: (id) => void rights.delete(id),
    async identified({ key, address }) {
      const who = await identify(people, key);
      if (typeof who === 'object') return who;
      if (who === 'unknown' && !limits.take('wrong', address)) throw refused(429, 'busy');
      throw refused(401, who);
    },
    cut(whose) {
      for (const line of lines.all())
        if ('device' in whose ? line.who.device === whose.device : line.who.player === whose.player)
          line.end('thrownOut');
    },
    again(id, match) {
      const seats = lines.seatsOf(id, match);
      for (const viewer of seats.length > 0 ? seats : [null]) void host.receive(id, { do: 'whole', match, viewer });
    },
    tellChat(match, said) {
      const fresh = said.filter(({ id }) => !chatTold.has(id));
      if (chatTold.size > CHAT_TOLD) chatTold.clear();
      for (const { id } of fresh) chatTold.add(id);
      if (fresh.length > 0) for (const line of lines.at(match)) line.send({ is: 'chat', match, lines: fresh });
    },
    renamed(player) {
      for (const line of lines.all())
        if (line.who.player === player) for (const match of lines.matchesOf(line.id)) presence.changed(match);
    },
    async leaveAll(player) {
      const { askHost } = await import('./net/ask-host.ts');
      for (const { match, seat } of await people.sittingAt(player)) {
        const what = (await phaseOf(match)) === 'waiting' ? { do: 'stand' } : { do: 'leave', seat };
        await askHost(state, { player, device: '' }, { ...what, match });
      }
    },
    async throwAway(match) {
      await store.delete(match);
      await people.forgetMatch(match);
    },
    async watchersGo(match) {
      for (const line of lines.at(match)) {
        const { watch } = await state.rightsOf(line.who.player, match);
        if (!watch) await host.receive(line.id, { do: 'close', match });
      }
    },
  };

  const keys = await pushKeys(people);
  const servers: Server[] = [];
  let sockets: { close(): void } | null = null;
  let http: ReturnType<typeof newHttp> | null = null;
  let port = 0;
  if (config.only !== 'work') {
    const trusted = networksOf(config.trusted ?? []);
    http = newHttp(state, { trusted, page: config.page === null ? null : pageIn(config.page) });
    sockets = newSockets(state, http.server, trusted);
    await http.listen({ port: config.port, host: config.host, exclusive: true });
    port = (http.server.address() as AddressInfo).port;
  }
  const origins = newOrigins(config.origins(port));
  const isSafe = origins.all[0]?.startsWith('https:') ?? false;
  const isNamed = isSafe && !/^(\[|\d+\.)/.test(new URL(origins.all[0] ?? '').hostname);
  const isThere = async (player: string, match: string) =>
    (await people.presentAt([match])).some((one) => one.player === player);
  atPort = {
    origins,
    can: { passkeys: isNamed, push: isSafe ? keys.publicKey : null, cookie: isSafe },
    notices: newNoticeSender({
      ...{ people, outbound: state.outbound, journal, metrics, now, isThere },
      push: isSafe ? keys : null,
      origin: config.only === 'work' && isLoopback(origins.all[0]) ? null : (origins.all[0] ?? null),
      gameOf: async (match) => (await factsOf(match))?.game ?? null,
      ...(config.shareNotice ? { share: config.shareNotice } : {}),
    }),
  };

  const ready = async () => {
    if (isEnding) return 'it is ending';
    const isTime = clock.ready();
    return isTime === true ? database.ready() : isTime;
  };
  let opsPort: number | null = null;
  if (config.opsPort !== null) {
    const ops = opsServer(metrics, ready);
    servers.push(ops);
    await new Promise<void>((resolve, reject) => {
      ops.once('error', reject);
      ops.listen({ port: config.opsPort ?? 0, host: '127.0.0.1', exclusive: true }, resolve);
    });
    opsPort = (ops.address() as AddressInfo).port;
  }
  duties.go(state, { presence, keep: config.keep, isWorking: config.only !== 'web' });

  return {
    ...{ port, opsPort, state },
    async close() {
      isEnding = true;
      await duties.end();
      sockets?.close();
      await http?.close();
      await Promise.race([host.idle(), new Promise((resolve) => setTimeout(resolve, LAST_WORDS).unref())]);
      host.end();
      presence.end();
      await duties.gone();
      for (const server of servers) server.close();
      await database.close();
    },
  };
}
