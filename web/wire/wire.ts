import { type ClientMessage, newStateReader, type ServerMessage, type ServerMessageOf } from '@conjure/host';

/** Whatever the host runs in: a worker of the page, later a socket. */
export interface Transport {
  send(message: unknown): void;
  /** What comes from the host. */
  hear(heard: (message: ServerMessage) => void): void;
  /** The other end is gone; what was asked will not be answered. */
  broken(tell: () => void): void;
}

type MessageKind = ServerMessage['is'];
/** Said instead of what was hoped for. */
export type Rejection = ServerMessageOf<'error'> | ServerMessageOf<'refused'>;
type Unsent<M> = M extends unknown ? Omit<M, 'id'> : never;
type WireRequest = Unsent<ClientMessage>;

export interface Wire {
  /** Sends a message and waits for a reply of one of these kinds, or for a no. */
  ask<K extends MessageKind>(message: WireRequest, ...kinds: K[]): Promise<ServerMessageOf<K> | Rejection>;
  tell(message: WireRequest): void;
  /** Hears everything the host says; what comes back ends it. */
  listen(heard: (message: ServerMessage) => void): () => void;
}

interface PendingRequest {
  kinds: readonly MessageKind[];
  settle(message: ServerMessage): void;
}

export function newWire(line: Transport): Wire {
  const listeners = new Set<(message: ServerMessage) => void>();
  const waiting = new Map<number, PendingRequest>();
  /** What was said without waiting for a reply: one that comes is news like any other. */
  const told = new Set<number>();
  let last = 0;
  const isReply = (kinds: readonly MessageKind[], { is }: ServerMessage) =>
    is === 'error' || is === 'refused' || kinds.includes(is);
  const reader = newStateReader();
  /** The number of what is about to be said. */
  const numbered = (): number => {
    last++;
    return last;
  };
  line.hear((heard) => {
    const message = reader.read(heard.re !== undefined && told.has(heard.re) ? unasked(heard) : heard);
    if (message) return take(message);
    // What has changed is known, but not since what. Whoever waits for it hears the whole instead.
    if (heard.is === 'patch') {
      const { match, viewer, re } = heard;
      line.send({ do: 'whole', match, viewer, ...(re === undefined ? {} : { id: re }) });
    }
  });
  const take = (message: ServerMessage) => {
    const asker = message.re === undefined ? undefined : waiting.get(message.re);
    if (asker && message.re !== undefined && isReply(asker.kinds, message)) {
      waiting.delete(message.re);
      asker.settle(message);
    }
    for (const heard of listeners) heard(message);
  };
  line.broken(() => {
    const gone: ServerMessage = { is: 'error', what: 'failed' };
    for (const { settle } of waiting.values()) settle(gone);
    waiting.clear();
    for (const heard of listeners) heard(gone);
  });
  return {
    ask: <K extends MessageKind>(message: WireRequest, ...kinds: K[]) =>
      new Promise<ServerMessageOf<K> | Rejection>((resolve) => {
        const id = numbered();
        waiting.set(id, { kinds, settle: (message) => resolve(message as ServerMessageOf<K> | Rejection) });
        line.send({ ...message, id });
      }),
    tell(message) {
      const id = numbered();
      told.add(id);
      line.send({ ...message, id });
    },
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

const unasked = ({ re: _, ...message }: ServerMessage): ServerMessage => message;

export const isRejection = (message: ServerMessage): message is Rejection =>
  message.is === 'error' || message.is === 'refused';

/** What to tell a person of it: a word of `trouble.…`. */
export const reasonOf = (rejection: Rejection): string => (rejection.is === 'error' ? rejection.what : 'failed');
