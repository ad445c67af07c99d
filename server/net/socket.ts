import type { IncomingMessage, Server } from 'node:http';
import type { BlockList } from 'node:net';
import type { Duplex } from 'node:stream';
import { MESSAGES, packed } from '@conjure/host';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Identity, identify, register } from '../people/identity.ts';
import { isKey } from '../people/keys.ts';
import type { ServerState } from '../server-state.ts';
import { addressOf, countedAs } from './addresses.ts';
import type { ClientConnection } from './connections.ts';
import { listenTo } from './incoming.ts';
import { MOST } from './limits.ts';
import { readPlain } from './parse-bounded.ts';
import { shortenedFor } from './restored.ts';
import { textFrame } from './text-frame.ts';

/** Why a socket was closed, for the page that was at its other end. */
const CLOSED = { protocol: 1008, tooSlow: 1013, restart: 1012, thrownOut: 4001, version: 4002, tooMany: 4003 } as const;

/** What a page says first. */
interface Hello {
  readonly do: 'hello';
  readonly v: number;
  readonly key: string;
  readonly lang?: unknown;
  /** The matches it was at, and how far it knows each: in which epoch, up to which deed. */
  readonly at?: unknown;
}

export interface Sockets {
  /** Ends all of them: the page comes again, to whoever is there then. */
  close(): void;
}

/** The connection of a page: a WebSocket at /socket that says who it is first. */
export function newSockets(state: ServerState, server: Server, trusted: BlockList): Sockets {
  // Its memory per socket would be more than all the rest.
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MOST.message,
    perMessageDeflate: false,
    autoPong: false,
  });
  const unknown = new Map<string, number>();
  const byAddress = new Map<string, number>();
  const byKey = new Map<string, number>();
  const count = (map: Map<string, number>, key: string, by: number) => {
    const now = (map.get(key) ?? 0) + by;
    if (now > 0) map.set(key, now);
    else map.delete(key);
  };

  const refuse = (socket: Duplex, status: string) => {
    state.metrics.refused.inc({ why: status.slice(0, 3) });
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  };
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const address = countedAs(addressOf(request, trusted));
    if (!state.limits.take('address', address)) return refuse(socket, '429 Too Many Requests');
    if (!state.origins.isHost(request.headers.host)) return refuse(socket, '421 Misdirected Request');
    if (!state.origins.isOrigin(request.headers.origin)) return refuse(socket, '403 Forbidden');
    if (request.url !== '/socket') return refuse(socket, '404 Not Found');
    if (wss.clients.size >= MOST.sockets) return refuse(socket, '503 Service Unavailable');
    if ((byAddress.get(address) ?? 0) >= MOST.socketsOfAddress || (unknown.get(address) ?? 0) >= MOST.unknownOfAddress)
      return refuse(socket, '429 Too Many Requests');
    wss.handleUpgrade(request, socket, head, (opened) => {
      count(byAddress, address, 1);
      count(unknown, address, 1);
      opened.once('close', () => count(byAddress, address, -1));
      awaitHello(opened, address, socket);
    });
  });

  /** Nothing is heard before it is known who speaks. */
  const awaitHello = (socket: WebSocket, address: string, way: Duplex) => {
    let isKnown = false;
    const noteKnown = () => {
      if (!isKnown) count(unknown, address, -1);
      isKnown = true;
    };
    const late = setTimeout(() => socket.close(CLOSED.protocol, 'hello'), MOST.hello);
    socket.once('close', () => {
      clearTimeout(late);
      noteKnown();
    });
    socket.on('error', () => socket.terminate());
    socket.on('ping', (data) => answerPing(state, socket, data));
    socket.once('message', async (data, isBinary) => {
      clearTimeout(late);
      try {
        const hello = isBinary ? null : helloIn(String(data));
        const who = hello ? await admit(state, hello, address, socket) : null;
        if (!hello) socket.close(CLOSED.protocol, 'hello');
        if (!hello || !who || socket.readyState !== socket.OPEN) return;
        if ((byKey.get(who.device) ?? 0) >= MOST.socketsOfKey) return socket.close(CLOSED.tooMany, 'tooMany');
        count(byKey, who.device, 1);
        socket.once('close', () => count(byKey, who.device, -1));
        noteKnown();
        await serve(state, socket, who, { ...hello, way });
      } catch (error) {
        state.complain(error, 'a socket could not be served');
        socket.close(1011);
      }
    });
  };

  const beat = setInterval(() => {
    for (const socket of wss.clients) {
      if (silent.has(socket)) socket.terminate();
      else {
        pinged.delete(socket);
        silent.add(socket);
        socket.ping();
      }
    }
  }, MOST.ping);
  beat.unref();
  return {
    close() {
      clearInterval(beat);
      for (const socket of wss.clients) socket.close(CLOSED.restart, 'restart');
      wss.close();
      // A line that is half open says nothing to that.
      setTimeout(() => {
        for (const socket of wss.clients) socket.terminate();
      }, MOST.goodbye).unref();
    },
  };
}

/** Those that have not answered the last ping yet. */
const silent = new WeakSet<WebSocket>();

/** How often each has pinged since the last beat. */
const pinged = new WeakMap<WebSocket, number>();

/** Answers that wait for somebody who reads nothing would fill the memory. */
function answerPing(state: ServerState, socket: WebSocket, data: Buffer): void {
  const times = (pinged.get(socket) ?? 0) + 1;
  pinged.set(socket, times);
  if (times <= MOST.pings) socket.pong(data);
  else {
    state.metrics.refused.inc({ why: 'pings' });
    socket.terminate();
  }
}

function helloIn(text: string): Hello | null {
  const said = readPlain(text)?.value as Partial<Hello> | null | undefined;
  if (typeof said !== 'object' || said === null || said.do !== 'hello') return null;
  return Number.isSafeInteger(said.v) && isKey(said.key) ? (said as Hello) : null;
}

/** Whoever it is, unless he cannot be served: then he has been told why. */
async function admit(state: ServerState, hello: Hello, address: string, socket: WebSocket): Promise<Identity | null> {
  const end = (code: number, is: string) => {
    socket.send(JSON.stringify({ is, v: MESSAGES }));
    socket.close(code, is);
    return null;
  };
  // A page of an older release loads itself anew; one of a newer release finds another process.
  if (hello.v < MESSAGES - 1) return end(CLOSED.version, 'reload');
  if (hello.v > MESSAGES) return end(CLOSED.version, 'elsewhere');
  const known = await identify(state.people, hello.key);
  if (known === 'thrownOut') return end(CLOSED.thrownOut, 'thrownOut');
  const isNew = known === 'unknown';
  if (isNew && !state.limits.take('newKeys', address)) return end(CLOSED.tooMany, 'tooMany');
  const who = isNew ? await register(state.people, hello.key, hello.lang, state.now()) : known;
  return typeof who === 'object' ? who : end(CLOSED.thrownOut, 'thrownOut');
}

let sockets = 0;

async function serve(
  state: ServerState,
  socket: WebSocket,
  who: Identity,
  { at, v, way }: Hello & { way: Duplex },
): Promise<void> {
  const { connections, host, metrics } = state;
  const connection = connectionOf(state, socket, who, { id: `w${sockets++}`, way, unpacks: v >= PACKED });
  const [[player], restored] = await Promise.all([
    state.people.players([who.player]),
    shortenedFor(state, who.player, at),
  ]);
  if (socket.readyState !== socket.OPEN) return;
  connections.add(connection);
  metrics.sockets.inc();
  socket.once('close', () => {
    connections.remove(connection.id);
    metrics.sockets.dec();
    void host.leave(connection.id);
  });
  socket.on('pong', () => silent.delete(socket));
  const listener = listenTo(state, connection);
  socket.on('message', (data, isBinary) => {
    silent.delete(socket);
    void listener(() => (isBinary ? undefined : readPlain(String(data))?.value), (data as Buffer).length);
  });
  connection.send({
    ...{ is: 'welcome', v: MESSAGES, player: who.player, name: player?.name ?? '' },
    ...{ epoch: state.epoch, now: Math.round(state.now()), can: state.capabilities },
    ...(restored.length > 0 ? { restored } : {}),
  });
  await state.people.markSeen(who.device, who.player, Math.round(state.now()));
}

/** Pages from this version on unpack what is packed. */
const PACKED = 3;

/** What is told to several is the same object, and is written once. */
const texts = { plain: new WeakMap<object, string>(), packed: new WeakMap<object, string>() };
function textOf(message: object, unpacks: boolean): string {
  const known = unpacks ? texts.packed : texts.plain;
  const text = known.get(message) ?? JSON.stringify(unpacks ? packed(message) : message);
  known.set(message, text);
  return text;
}

/** What can be left out for somebody who does not keep up: he is given the whole of it later. */
const SKIPPED = ['state', 'patch', 'thinking', 'presence', 'people'];

function connectionOf(
  state: ServerState,
  socket: WebSocket,
  who: Identity,
  { id, way, unpacks }: { id: string; way: Duplex; unpacks: boolean },
): ClientConnection {
  /** The matches of which something was left out, since when. */
  const behind = new Set<string>();
  let since: number | null = null;
  /** What is said to him in one go is written in one go: most of a write is the system's. */
  let frames: Buffer[] = [];
  let gathered = 0;
  const flush = () => {
    const [first, ...more] = frames;
    [frames, gathered] = [[], 0];
    if (first && socket.readyState === socket.OPEN)
      way.write(more.length > 0 ? Buffer.concat([first, ...more]) : first);
  };
  const waiting = () => socket.bufferedAmount + gathered;
  const end = (why: string) => {
    flush();
    socket.close(why === 'thrownOut' ? CLOSED.thrownOut : CLOSED.restart, why);
  };
  const catchUp = () => {
    if (socket.readyState !== socket.OPEN || since === null) return;
    if (state.now() - since > MOST.stuck) {
      state.metrics.refused.inc({ why: 'slow' });
      return socket.terminate();
    }
    if (socket.bufferedAmount > MOST.skipped / 4) return void setTimeout(catchUp, 250).unref();
    // No more of it than he might ask for: whoever reads slowly on purpose has all of it made anew each time.
    for (const match of behind) if (state.sendWhole(id, match)) behind.delete(match);
    if (behind.size > 0) setTimeout(catchUp, 250).unref();
    else since = null;
  };
  return {
    id,
    who,
    lag: null,
    end,
    send(message) {
      if (socket.readyState !== socket.OPEN) return;
      const { is, match, re } = message as { is?: string; match?: string; re?: number };
      const mayWait = re === undefined && match !== undefined && SKIPPED.includes(is ?? '');
      if (mayWait && (behind.has(match) || waiting() > MOST.skipped)) {
        behind.add(match);
        if (since === null) {
          since = state.now();
          setTimeout(catchUp, 250).unref();
        }
        return;
      }
      if (waiting() > MOST.waiting) {
        state.metrics.refused.inc({ why: 'slow' });
        return socket.terminate();
      }
      const frame = textFrame(textOf(message, unpacks));
      gathered += frame.length;
      if (frames.push(frame) === 1) process.nextTick(flush);
    },
  };
}
