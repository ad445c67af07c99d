import type { Message, Saying, SayingOf } from '@conjure/host';

/** Whatever the host runs in: a worker of the page, later a socket. */
export interface Line {
  send(message: unknown): void;
  /** What comes from the host. */
  hear(heard: (saying: Saying) => void): void;
  /** The other end is gone; what was asked will not be answered. */
  broken(tell: () => void): void;
}

type Kind = Saying['is'];
/** Said instead of what was hoped for. */
export type Against = SayingOf<'error'> | SayingOf<'refused'>;
type Unsent<M> = M extends unknown ? Omit<M, 'id'> : never;
type Wish = Unsent<Message>;

export interface Wire {
  /** Sends a message and waits for a reply of one of these kinds, or for a no. */
  ask<K extends Kind>(message: Wish, ...kinds: K[]): Promise<SayingOf<K> | Against>;
  tell(message: Wish): void;
  /** Hears everything the host says; what comes back ends it. */
  listen(heard: (saying: Saying) => void): () => void;
}

interface Waiting {
  kinds: readonly Kind[];
  settle(saying: Saying): void;
}

export function newWire(line: Line): Wire {
  const listeners = new Set<(saying: Saying) => void>();
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const isReply = (kinds: readonly Kind[], { is }: Saying) => is === 'error' || is === 'refused' || kinds.includes(is);
  line.hear((saying) => {
    const asker = saying.re === undefined ? undefined : waiting.get(saying.re);
    if (asker && saying.re !== undefined && isReply(asker.kinds, saying)) {
      waiting.delete(saying.re);
      asker.settle(saying);
    }
    for (const heard of listeners) heard(saying);
  });
  line.broken(() => {
    const gone: Saying = { is: 'error', what: 'failed' };
    for (const { settle } of waiting.values()) settle(gone);
    waiting.clear();
    for (const heard of listeners) heard(gone);
  });
  return {
    ask: <K extends Kind>(message: Wish, ...kinds: K[]) =>
      new Promise<SayingOf<K> | Against>((resolve) => {
        last++;
        waiting.set(last, { kinds, settle: (saying) => resolve(saying as SayingOf<K> | Against) });
        line.send({ ...message, id: last });
      }),
    tell: (message) => line.send(message),
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

export const isAgainst = (saying: Saying): saying is Against => saying.is === 'error' || saying.is === 'refused';
