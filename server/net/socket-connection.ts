import type { Duplex } from 'node:stream';
import { packed } from '@conjure/host';
import type { WebSocket } from 'ws';
import type { Identity } from '../people/identity.ts';
import type { ServerState } from '../server-state.ts';
import type { ClientConnection } from './connections.ts';
import { CLOSED } from './hello.ts';
import { MOST } from './limits.ts';
import { textFrame } from './text-frame.ts';

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

/** What can be left out for somebody who does not keep up: they are given the whole of it later. */
const SKIPPED = ['state', 'patch', 'thinking', 'presence', 'people'];
/** How often it is looked whether somebody has caught up. */
const LOOK_AGAIN = 250;

/** What a socket stands on. */
export interface SocketLine {
  readonly id: string;
  readonly socket: WebSocket;
  /** The stream below it. */
  readonly way: Duplex;
  /** The version of the page's messages. */
  readonly v: number;
}

/** A page at its socket: what is told to it in one go is written in one go, and what it is too slow to read is left out. */
export function socketConnection(
  state: ServerState,
  who: Identity,
  { id, socket, way, v }: SocketLine,
): ClientConnection {
  const unpacks = v >= PACKED;
  /** The matches of which something was left out, since when. */
  const behind = new Set<string>();
  let since: number | null = null;
  /** Most of a write is the system's. */
  let frames: Buffer[] = [];
  let gathered = 0;
  const flush = () => {
    const [first, ...more] = frames;
    [frames, gathered] = [[], 0];
    if (first && socket.readyState === socket.OPEN)
      way.write(more.length > 0 ? Buffer.concat([first, ...more]) : first);
  };
  const waiting = () => socket.bufferedAmount + gathered;
  const drop = () => {
    state.metrics.refused.inc({ why: 'slow' });
    socket.terminate();
  };
  const lookAgain = () => void setTimeout(catchUp, LOOK_AGAIN).unref();
  const catchUp = () => {
    if (socket.readyState !== socket.OPEN || since === null) return;
    if (state.now() - since > MOST.stuck) return drop();
    if (socket.bufferedAmount > MOST.skipped / 4) return lookAgain();
    // No more of it than they might ask for: whoever reads slowly on purpose has all of it made anew each time.
    for (const match of behind) if (state.sendWhole(id, match)) behind.delete(match);
    if (behind.size > 0) lookAgain();
    else since = null;
  };
  const leaveOut = (match: string) => {
    behind.add(match);
    if (since !== null) return;
    since = state.now();
    lookAgain();
  };
  return {
    id,
    who,
    lag: null,
    end(why) {
      flush();
      socket.close(why === 'thrownOut' ? CLOSED.thrownOut : CLOSED.restart, why);
    },
    send(message) {
      if (socket.readyState !== socket.OPEN) return;
      const { is, match, re } = message as { is?: string; match?: string; re?: number };
      const mayWait = re === undefined && match !== undefined && SKIPPED.includes(is ?? '');
      if (mayWait && (behind.has(match) || waiting() > MOST.skipped)) return leaveOut(match);
      if (waiting() > MOST.waiting) return drop();
      const frame = textFrame(textOf(message, unpacks));
      gathered += frame.length;
      if (frames.push(frame) === 1) process.nextTick(flush);
    },
  };
}
