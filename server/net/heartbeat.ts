import type { WebSocket } from 'ws';
import type { ServerState } from '../server-state.ts';
import { MOST } from './limits.ts';

/** Finds lines on which nobody is any more: each socket is pinged, and one that says nothing until the next ping is ended. */
export interface Heartbeat {
  /** Watches a socket from now on, and answers its own pings. */
  watch(socket: WebSocket): void;
  /** Something came from it. */
  heard(socket: WebSocket): void;
  stop(): void;
}

export function newHeartbeat({ metrics }: ServerState, sockets: () => Iterable<WebSocket>): Heartbeat {
  /** Those that have not answered the last ping yet. */
  const silent = new WeakSet<WebSocket>();
  /** How often each has pinged since the last beat. */
  const pinged = new WeakMap<WebSocket, number>();
  const beat = setInterval(() => {
    for (const socket of sockets()) {
      if (silent.has(socket)) socket.terminate();
      else {
        pinged.delete(socket);
        silent.add(socket);
        socket.ping();
      }
    }
  }, MOST.ping);
  beat.unref();
  const heard = (socket: WebSocket) => void silent.delete(socket);
  return {
    heard,
    watch(socket) {
      socket.on('pong', () => heard(socket));
      socket.on('ping', (data) => {
        const times = (pinged.get(socket) ?? 0) + 1;
        pinged.set(socket, times);
        if (times <= MOST.pings) return socket.pong(data);
        // Answers that wait for somebody who reads nothing would fill the memory.
        metrics.refused.inc({ why: 'pings' });
        socket.terminate();
      });
    },
    stop: () => clearInterval(beat),
  };
}
