import type { ServerMessage } from '@conjure/host';
import { newBeats } from './beats.ts';
import { newNonce } from './nonce.ts';
import { isDeed, type UnsentDeed, type UnsentDeeds } from './unsent.ts';
import type { Transport } from './wire.ts';

/** How the line stands: `coming` for the first time, `lost` and being looked for again, `old`: the server wants
 * a newer page; `out`: this device may not come any more. */
export type ConnectionState = 'coming' | 'here' | 'lost' | 'old' | 'out';

interface Welcome {
  readonly player: string;
  readonly name: string | null;
  readonly epoch: string;
  readonly now: number;
}

interface Deps {
  /** Where the server listens. */
  readonly url: string;
  /** The version of messages that this page speaks. */
  readonly version: number;
  /** What this device is known by. */
  key(): Promise<string>;
  lang(): string;
  readonly unsent: UnsentDeeds;
  open?(url: string): WebSocket;
  /** Between 0 and 1, for how long to wait before the next attempt. */
  random?(): number;
  /** The server has lost what was done last: it came from a backup. */
  restored?(): void;
  /** An answer that was sent before came too late: it is the person's again. */
  returned?(deed: UnsentDeed): void;
}

export interface SocketTransport extends Transport {
  readonly state: ConnectionState;
  /** From here to the server and back, in milliseconds; `null` where it has not been measured. */
  readonly lag: number | null;
  readonly welcome: Welcome | null;
  /** Tells of every change of these; what comes back ends it. */
  watch(tell: () => void): () => void;
  /** Tries at once, as after a phone was woken. */
  wake(): void;
  end(): void;
}

/** How long the line is looked for again after it was lost, in milliseconds: longer each time, and never the same. */
export const RETRY = { least: 300, most: 20_000, grows: 1.8 } as const;

/** What is asked and cannot be said for so long gets a no, so that nobody waits before a screen that says nothing. */
const UNREACHED_AFTER = 8_000;

/** How a server closes the line of a device that was thrown out while it was there. */
const THROWN_OUT = 4001;

interface SocketOutgoing {
  readonly id?: number;
  readonly do: string;
  readonly match?: string;
  readonly nonce?: string;
}
type SocketIncoming =
  | ServerMessage
  | ({ is: 'welcome'; v: number } & Welcome)
  | { is: 'reload' }
  | { is: 'elsewhere' }
  | { is: 'thrownOut' }
  | { is: 'beat' };

/** Numbers for what a page before this one has sent; those of this page begin with 1. */
const BEFORE = 1_000_000_000;

export const waitBefore = (attempt: number, random: number): number =>
  RETRY.least + random * (Math.min(RETRY.most, RETRY.least * RETRY.grows ** attempt * 2) - RETRY.least);

/**
 * The host on a server. A line that breaks is looked for again, and what has not been replied to is sent again: those at the
 * other end of it notice nothing but the time.
 */
export function socketTransport(deps: Deps): SocketTransport {
  const { url, version, unsent, random = Math.random, open = (address) => new WebSocket(address) } = deps;
  let heard: Parameters<Transport['hear']>[0] = () => {};
  const watchers = new Set<() => void>();
  let state: ConnectionState = 'coming';
  let lag: number | null = null;
  let welcome: Welcome | null = null;
  let socket: WebSocket | null = null;
  let isOver = false;
  let attempt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** What has not been replied to, in the order in which it was said. */
  const pending = new Map<number, SocketOutgoing>();
  /** What the page before this one has left. */
  const left = new Map<number, UnsentDeed>();
  /** The matches that one is at, and how far each is known: in which epoch, up to which deed. */
  const at = new Map<string, number>();
  let toldAt = 0;

  const change = (to: Partial<{ state: ConnectionState; lag: number | null }>) => {
    if (to.state !== undefined) state = to.state;
    if (to.lag !== undefined) lag = to.lag;
    for (const tell of watchers) tell();
  };
  /** Nothing is gained by coming again. */
  const isEnded = () => state === 'old' || state === 'out';
  const say = (message: object) => socket?.send(JSON.stringify(message));
  const beats = newBeats({
    beat: () => say({ do: 'beat', ...(lag === null ? {} : { lag: Math.round(lag) }) }),
    dead: () => lose(),
    measured: (ms) => change({ lag: ms }),
  });

  const start = async () => {
    clearTimeout(retry);
    if (isOver || socket || isEnded()) return;
    const mine = open(url);
    socket = mine;
    // Reading the key may take as long as the socket.
    const key = deps.key();
    mine.addEventListener('open', async () => {
      const known = welcome ? Object.fromEntries([...at].map(([match, n]) => [match, [welcome?.epoch, n]])) : {};
      const hello = { do: 'hello', v: version, key: await key, lang: deps.lang(), at: known };
      if (socket === mine) say(hello);
    });
    mine.addEventListener('message', ({ data }) => {
      if (socket === mine) take(JSON.parse(String(data)));
    });
    mine.addEventListener('close', ({ code }) => {
      if (socket !== mine) return;
      if (code === THROWN_OUT) change({ state: 'out' });
      lose();
    });
  };

  /** The line is gone: look for it again, a little later each time. */
  const lose = () => {
    const gone = socket;
    socket = null;
    beats.stop();
    gone?.close();
    if (isOver || isEnded()) return;
    if (state === 'here') {
      toldAt = Date.now();
      change({ state: 'lost', lag: null });
      setTimeout(giveUp, UNREACHED_AFTER);
    }
    retry = setTimeout(start, waitBefore(attempt, random()));
    attempt++;
  };

  /** Questions get a no, deeds are kept. */
  const giveUp = () => {
    if (state === 'here' || Date.now() - toldAt < UNREACHED_AFTER - 50) return;
    for (const [id, message] of pending) {
      if (isDeed(message) || message.do === 'continue') continue;
      pending.delete(id);
      // No host says it: the page says it to itself.
      heard({ is: 'error', what: 'unreached', re: id } as unknown as ServerMessage);
    }
  };

  const take = (message: SocketIncoming) => {
    beats.heard(message.is === 'beat');
    if (message.is === 'beat') return;
    if (message.is === 'welcome') return arrive(message);
    if (message.is === 'reload' || message.is === 'thrownOut') {
      change({ state: message.is === 'reload' ? 'old' : 'out' });
      return lose();
    }
    if (message.is === 'elsewhere') {
      attempt = 0;
      return lose();
    }
    follow(message);
    settle(message);
  };

  const arrive = (said: Welcome) => {
    const { player, name, epoch, now } = said;
    const isFirst = welcome === null;
    if (welcome && welcome.epoch !== epoch) {
      deps.restored?.();
      // What was known of a match is no more.
      for (const match of at.keys()) at.set(match, 0);
    }
    welcome = { player, name, epoch, now };
    attempt = 0;
    beats.start();
    change({ state: 'here' });
    // Who comes back says at which matches, and how much of each is known.
    const coming = new Set([...pending.values()].flatMap((one) => (one.do === 'continue' ? [one.match] : [])));
    if (!isFirst)
      for (const [match, n] of at) if (!coming.has(match)) say({ do: 'continue', match, n, epoch: welcome.epoch });
    for (const message of pending.values()) say(message);
    for (const [id, { message }] of left) say({ ...message, id });
  };

  /** How far each match is known. */
  const follow = (message: ServerMessage) => {
    if (!('match' in message) || typeof message.match !== 'string' || !('n' in message)) return;
    if (at.has(message.match) && typeof message.n === 'number') at.set(message.match, message.n);
  };

  const settle = (message: ServerMessage) => {
    const { re } = message;
    if (re === undefined) return heard(message);
    const before = left.get(re);
    if (before) {
      left.delete(re);
      void unsent.drop(before.nonce);
      if (message.is === 'error' && message.what === 'stale') deps.returned?.(before);
      // Nobody on this page has asked.
      const { re: _, ...news } = message;
      return heard(news as ServerMessage);
    }
    const mine = pending.get(re);
    pending.delete(re);
    if (mine?.nonce !== undefined) void unsent.drop(mine.nonce);
    heard(message);
  };

  const takeLeft = async () => {
    for (const [i, deed] of (await unsent.all()).entries()) {
      if ([...pending.values()].some(({ nonce }) => nonce === deed.nonce)) continue;
      left.set(BEFORE + i, deed);
      if (state === 'here') say({ ...deed.message, id: BEFORE + i });
    }
  };

  void takeLeft();
  void start();
  toldAt = Date.now();
  setTimeout(giveUp, UNREACHED_AFTER);

  return {
    send(hostMessage) {
      const message = hostMessage as SocketOutgoing;
      if (message.do === 'continue' && message.match !== undefined) at.set(message.match, at.get(message.match) ?? 0);
      if (message.do === 'close' && message.match !== undefined) at.delete(message.match);
      const out = isDeed(message) ? { ...message, nonce: message.nonce ?? newNonce() } : message;
      if (out.nonce !== undefined && isDeed(out)) void unsent.put({ nonce: out.nonce, message: out });
      if (out.id !== undefined && out.do !== 'close') pending.set(out.id, out);
      if (state === 'here') say(out);
      else if (Date.now() - toldAt >= UNREACHED_AFTER) setTimeout(giveUp);
    },
    hear: (tell) => {
      heard = tell;
    },
    // It never is: it is looked for again.
    broken: () => {},
    get state() {
      return state;
    },
    get lag() {
      return lag;
    },
    get welcome() {
      return welcome;
    },
    watch(tell) {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    wake() {
      if (state === 'here') beats.ask();
      else {
        attempt = 0;
        void start();
      }
    },
    end() {
      isOver = true;
      clearTimeout(retry);
      lose();
    },
  };
}
