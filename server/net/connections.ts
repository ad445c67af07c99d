import type { Seat } from '@conjure/engine';
import type { Connection } from '@conjure/host';
import type { Identity } from '../people/identity.ts';

/** Somebody who is connected, by a socket or by a stream. */
export interface ClientConnection {
  readonly id: Connection;
  readonly who: Identity;
  /** Sends a message, now or when there is room for it. */
  send(message: object): void;
  /** Ends it, saying why. */
  end(why: string): void;
  /** The time of the last round trip, as it says itself. */
  lag: number | null;
  /** So many of the last events are enough for it. */
  readonly lines?: number;
  /** Only for one question: it is not seen at the match. */
  readonly passing?: true;
}

/** Who is connected, and at which matches. */
export interface ClientConnections {
  add(connection: ClientConnection): void;
  /** It is at no match any more. */
  remove(id: Connection): void;
  get(id: Connection): ClientConnection | undefined;
  all(): Iterable<ClientConnection>;
  /** Comes to a match, with the seats it has there. `false`: it was there, with the same. */
  come(id: Connection, match: string, seats?: readonly Seat[]): boolean;
  go(id: Connection, match: string): void;
  at(match: string): readonly ClientConnection[];
  isAt(id: Connection, match: string): boolean;
  matchesOf(id: Connection): readonly string[];
  seatsOf(id: Connection, match: string): readonly Seat[];
  /** All matches that somebody is at. */
  matches(): Iterable<string>;
}

/** `changed` hears of matches that somebody has come to or gone from, `gone` of connections that are no more. */
export function newClientConnections(
  changed: (match: string) => void,
  gone: (id: Connection) => void = () => {},
): ClientConnections {
  const connections = new Map<Connection, { connection: ClientConnection; at: Map<string, readonly Seat[]> }>();
  const byMatch = new Map<string, Set<Connection>>();
  const go = (id: Connection, match: string) => {
    connections.get(id)?.at.delete(match);
    const ids = byMatch.get(match);
    if (!ids?.delete(id)) return;
    if (ids.size === 0) byMatch.delete(match);
    changed(match);
  };
  return {
    add: (connection) => void connections.set(connection.id, { connection, at: new Map() }),
    remove(id) {
      for (const match of connections.get(id)?.at.keys() ?? []) go(id, match);
      connections.delete(id);
      gone(id);
    },
    get: (id) => connections.get(id)?.connection,
    *all() {
      for (const { connection } of connections.values()) yield connection;
    },
    come(id, match, seats) {
      const found = connections.get(id);
      if (!found || found.connection.passing) return false;
      const before = found.at.get(match);
      const now = seats ?? before ?? [];
      if (before && before.join() === now.join()) return false;
      found.at.set(match, now);
      const ids = byMatch.get(match) ?? new Set();
      byMatch.set(match, ids.add(id));
      changed(match);
      return true;
    },
    go,
    at: (match) => [...(byMatch.get(match) ?? [])].flatMap((id) => connections.get(id)?.connection ?? []),
    isAt: (id, match) => connections.get(id)?.at.has(match) ?? false,
    matchesOf: (id) => [...(connections.get(id)?.at.keys() ?? [])],
    seatsOf: (id, match) => connections.get(id)?.at.get(match) ?? [],
    matches: () => byMatch.keys(),
  };
}
