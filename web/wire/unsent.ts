/** Something that was sent to a server and of which nobody has said yet whether it counts. */
export interface UnsentDeed {
  /** The sender's own number for it: sent again it is still the same deed. */
  readonly nonce: string;
  readonly message: { readonly do: string; readonly match?: string };
}

/** Where a device keeps what it has sent until it is known to count: over a lost line, a reload, a battery that gave out. */
export interface UnsentDeeds {
  all(): Promise<readonly UnsentDeed[]>;
  put(deed: UnsentDeed): Promise<void>;
  drop(nonce: string): Promise<void>;
}

/** For tests, and for a browser that may keep nothing. */
export function unsentInMemory(): UnsentDeeds {
  const deeds = new Map<string, UnsentDeed>();
  return {
    all: async () => [...deeds.values()],
    async put(deed) {
      deeds.set(deed.nonce, deed);
    },
    async drop(nonce) {
      deeds.delete(nonce);
    },
  };
}

/** What changes a match: only these are done once, however often they are sent. */
const DEEDS: ReadonlySet<string> = new Set([
  ...['answer', 'undo', 'redo', 'consent', 'resign', 'back'],
  ...['pledge', 'text', 'stand', 'pause', 'free', 'leave', 'pace'],
]);

export const isDeed = (message: { readonly do: string }): boolean => DEEDS.has(message.do);
