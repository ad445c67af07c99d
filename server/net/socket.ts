import type { IncomingMessage, Server } from 'node:http';
import type { BlockList } from 'node:net';
import type { Duplex } from 'node:stream';
import { MESSAGES } from '@conjure/host';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Identity } from '../people/identity.ts';
import type { ServerState } from '../server-state.ts';
import { addressOf, countedAs } from './addresses.ts';
import { newCounts } from './counts.ts';
import { newHeartbeat } from './heartbeat.ts';
import { admit, CLOSED, type Hello, helloIn } from './hello.ts';
import { listenTo } from './incoming.ts';
import { MOST } from './limits.ts';
import { readPlain } from './parse-bounded.ts';
import { shortenedFor } from './restored.ts';
import { socketConnection } from './socket-connection.ts';

export interface Sockets {
  /** Ends all of them: the page comes again, to whoever is there then. */
  close(): void;
}

/** The connection of a page: a WebSocket at /socket that says who it is first. */
export function newSockets(state: ServerState, server: Server, trusted: BlockList): Sockets {
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MOST.message,
    // Its memory per socket would be more than all the rest.
    perMessageDeflate: false,
    autoPong: false,
  });
  const heartbeat = newHeartbeat(state, () => wss.clients);
  /** Sockets by address, those by address that have not said who they are, and those by device. */
  const [byAddress, unknown, byKey] = [newCounts(), newCounts(), newCounts()];
  let number = 0;

  /** Why a request may not become a socket, as a line of HTTP. */
  const barOf = (request: IncomingMessage, address: string): string | null => {
    if (!state.limits.take('address', address)) return '429 Too Many Requests';
    if (!state.origins.isHost(request.headers.host)) return '421 Misdirected Request';
    if (!state.origins.isOrigin(request.headers.origin)) return '403 Forbidden';
    if (request.url !== '/socket') return '404 Not Found';
    if (wss.clients.size >= MOST.sockets) return '503 Service Unavailable';
    const isFull = byAddress.of(address) >= MOST.socketsOfAddress || unknown.of(address) >= MOST.unknownOfAddress;
    return isFull ? '429 Too Many Requests' : null;
  };

  server.on('upgrade', (request: IncomingMessage, way: Duplex, head: Buffer) => {
    way.on('error', () => way.destroy());
    const address = countedAs(addressOf(request, trusted));
    const bar = barOf(request, address);
    if (bar !== null) {
      state.metrics.refused.inc({ why: bar.slice(0, 3) });
      way.end(`HTTP/1.1 ${bar}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    wss.handleUpgrade(request, way, head, (socket) => {
      byAddress.add(address);
      socket.once('close', () => byAddress.drop(address));
      awaitHello(socket, address, way);
    });
  });

  /** Nothing is heard before it is known who speaks. */
  const awaitHello = (socket: WebSocket, address: string, way: Duplex) => {
    unknown.add(address);
    let isKnown = false;
    const noteKnown = () => {
      if (!isKnown) unknown.drop(address);
      isKnown = true;
    };
    const late = setTimeout(() => socket.close(CLOSED.protocol, 'hello'), MOST.hello);
    socket.once('close', () => {
      clearTimeout(late);
      noteKnown();
    });
    socket.on('error', () => socket.terminate());
    heartbeat.watch(socket);
    socket.once('message', async (data, isBinary) => {
      clearTimeout(late);
      try {
        const hello = isBinary ? null : helloIn(String(data));
        if (!hello) return socket.close(CLOSED.protocol, 'hello');
        const who = await admit(state, hello, address, socket);
        if (!who || socket.readyState !== socket.OPEN) return;
        if (byKey.of(who.device) >= MOST.socketsOfKey) return socket.close(CLOSED.tooMany, 'tooMany');
        byKey.add(who.device);
        socket.once('close', () => byKey.drop(who.device));
        noteKnown();
        await serve(socket, way, who, hello);
      } catch (error) {
        state.complain(error, 'a socket could not be served');
        socket.close(CLOSED.failed);
      }
    });
  };

  /** Listens to somebody who is known, until they go. */
  const serve = async (socket: WebSocket, way: Duplex, who: Identity, { at, v }: Hello) => {
    const { connections, host, metrics } = state;
    const connection = socketConnection(state, who, { id: `w${number++}`, socket, way, v });
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
    const listener = listenTo(state, connection);
    socket.on('message', (data, isBinary) => {
      heartbeat.heard(socket);
      void listener(() => (isBinary ? undefined : readPlain(String(data))?.value), (data as Buffer).length);
    });
    connection.send({
      ...{ is: 'welcome', v: MESSAGES, player: who.player, name: player?.name ?? '' },
      ...{ epoch: state.epoch, now: Math.round(state.now()), can: state.capabilities },
      ...(restored.length > 0 ? { restored } : {}),
    });
    await state.people.markSeen(who.device, who.player, Math.round(state.now()));
  };

  return {
    close() {
      heartbeat.stop();
      for (const socket of wss.clients) socket.close(CLOSED.restart, 'restart');
      wss.close();
      // A line that is half open says nothing to that.
      setTimeout(() => {
        for (const socket of wss.clients) socket.terminate();
      }, MOST.goodbye).unref();
    },
  };
}
