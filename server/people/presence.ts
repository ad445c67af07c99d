import type { Seat } from '@conjure/engine';
import type { ClientConnection, ClientConnections } from '../net/connections.ts';
import type { PeopleStore } from './store.ts';

/** How soon others hear who has come and gone; meanwhile it may be many at once. */
const SOON = 100;

export interface Presence {
  /** Somebody has come to a match or gone from it, or is called otherwise. */
  changed(match: string): void;
  /** Tells and keeps what has changed. */
  flush(): Promise<void>;
  /** Looks who is at the same matches by other processes. */
  look(): Promise<void>;
  end(): void;
}

export interface PresenceDeps {
  readonly people: PeopleStore;
  readonly connections: () => ClientConnections;
  readonly process: string;
  complain(error: unknown): void;
}

/** Who is at which match: told to those at it, and kept so that other processes know. */
export function newPresence({ people, connections, process, complain }: PresenceDeps): Presence {
  const dirty = new Set<string>();
  /** What was kept of each match by this process. */
  const lastKept = new Map<string, ReadonlySet<string>>();
  /** What was last told of each match. */
  const lastTold = new Map<string, string>();
  let timer: NodeJS.Timeout | null = null;
  let isOver = false;

  const playersAt = (match: string): ReadonlySet<string> =>
    new Set(
      connections()
        .at(match)
        .map(({ who }) => who.player),
    );

  const tell = async (matches: readonly string[]) => {
    const [seats, present] = await Promise.all([people.seatsAt(matches), people.presentAt(matches)]);
    const names = new Map(
      (await people.players([...new Set(seats.map(({ player }) => player))])).map(({ id, name }) => [id, name]),
    );
    for (const match of matches) {
      const at = connections().at(match);
      if (at.length === 0) {
        lastTold.delete(match);
        continue;
      }
      const holders = seats.filter((seat) => seat.match === match);
      const elsewhere = present.flatMap((one) => (one.match === match ? [one.player] : []));
      const news = newsOf(match, { holders, elsewhere, names, at });
      lastTold.set(match, news.here.join());
      for (const connection of at) {
        connection.send(news.people);
        connection.send(news.presence);
      }
    }
  };

  /** What could not be kept is kept the next time that somebody comes or goes anywhere. */
  const keepAndTell = async () => {
    const matches = [...dirty];
    const came: [string, string][] = [];
    const went: [string, string][] = [];
    dirty.clear();
    const nowAt = new Map(matches.map((match) => [match, playersAt(match)]));
    for (const [match, now] of nowAt) {
      const before = lastKept.get(match) ?? new Set();
      came.push(...[...now.difference(before)].map((player): [string, string] => [match, player]));
      went.push(...[...before.difference(now)].map((player): [string, string] => [match, player]));
    }
    try {
      await people.updatePresence(process, came, went);
    } catch (error) {
      for (const match of matches) dirty.add(match);
      throw error;
    }
    for (const [match, now] of nowAt)
      if (now.size > 0) lastKept.set(match, now);
      else lastKept.delete(match);
    for (let i = 0; i < matches.length; i += SOON) await tell(matches.slice(i, i + SOON));
  };

  let flushing: Promise<void> = Promise.resolve();
  /** One after the other: who has gone meanwhile was there before. */
  const flush = (): Promise<void> => {
    timer = null;
    flushing = flushing.then(keepAndTell, keepAndTell);
    return flushing;
  };

  return {
    changed(match) {
      if (isOver) return;
      dirty.add(match);
      timer ??= setTimeout(() => void flush().catch(complain), SOON);
    },
    flush,
    async look() {
      const matches = [...connections().matches()];
      for (let i = 0; i < matches.length; i += SOON) {
        const some = matches.slice(i, i + SOON);
        const [seats, present] = await Promise.all([people.seatsAt(some), people.presentAt(some)]);
        const isHolder = (match: string, player: string) =>
          seats.some((one) => one.match === match && one.player === player);
        const isOther = (match: string) => {
          const here = present.flatMap((one) =>
            one.match === match && isHolder(match, one.player) ? [one.player] : [],
          );
          return here.sort().join() !== lastTold.get(match);
        };
        const others = some.filter(isOther);
        if (others.length > 0) await tell(others);
      }
    },
    end() {
      isOver = true;
      if (timer) clearTimeout(timer);
    },
  };
}

interface AtMatch {
  readonly holders: readonly { readonly player: string; readonly seat: Seat }[];
  /** Who is there by any process. */
  readonly elsewhere: readonly string[];
  readonly names: ReadonlyMap<string, string>;
  readonly at: readonly ClientConnection[];
}

/** What those at a match are told: whose seats they are and how they are called, and who of them is there. */
function newsOf(match: string, { holders, elsewhere, names, at }: AtMatch) {
  const lagOf = new Map(at.map(({ who, lag }) => [who.player, lag]));
  const everybody = new Set([...elsewhere, ...lagOf.keys()]);
  const players = [...new Set(holders.map(({ player }) => player))];
  const here = [...everybody].filter((player) => players.includes(player)).sort();
  const bySeat = Array.from(
    { length: Math.max(-1, ...holders.map(({ seat }) => seat)) + 1 },
    (_, seat) => holders.find((one) => one.seat === seat)?.player ?? null,
  );
  const people = players.map((player) => ({ player, name: names.get(player) ?? '' }));
  const lags = here.map((player) => ({ player, lag: lagOf.get(player) ?? null }));
  return {
    here,
    people: { is: 'people', match, people, seats: bySeat },
    presence: { is: 'presence', match, here: lags, watchers: everybody.size - here.length },
  };
}
