import { DAY, HOUR, MINUTE, SECOND } from '@conjure/engine';
import { hashOf } from '../people/keys.ts';

/** One every `per` milliseconds, and `burst` at once. */
export interface Allowance {
  readonly per: number;
  readonly burst: number;
}

/**
 * How much of what is taken by one player, whatever he plays with, or from one address; docs/hosting.md has the table. Whoever has more
 * devices has no more of it.
 */
export const ALLOWED = {
  messages: { per: SECOND / 20, burst: 60 },
  /** Of those the ones that are longer than what people do. */
  long: { per: SECOND, burst: 10 },
  explain: { per: SECOND / 10, burst: 10 },
  odds: { per: SECOND / 3, burst: 3 },
  history: { per: SECOND / 3, burst: 3 },
  /** Answers that count only if it is certain what comes of them: the odds are found as well. */
  certain: { per: SECOND / 5, burst: 10 },
  /** A match with its whole story, or its record. */
  whole: { per: SECOND / 2, burst: 10 },
  /** What a match came to: to tell it the match is played again. */
  account: { per: 2 * SECOND, burst: 10 },
  hint: { per: 3 * SECOND, burst: 1 },
  fork: { per: 10 * SECOND, burst: 1 },
  /** Undo, redo, ask, pause and pace, a seat for a bot and back, of one player at one match. */
  consent: { per: MINUTE / 10, burst: 10 },
  chat: { per: SECOND, burst: 5 },
  newKeys: { per: HOUR / 60, burst: 20 },
  tables: { per: HOUR / 10, burst: 10 },
  wrong: { per: MINUTE / 10, burst: 10 },
  requests: { per: SECOND / 20, burst: 60 },
  /** Of one address, whoever asks: a club shares one. */
  address: { per: SECOND / 200, burst: 600 },
  /** The page's files: a first visit takes some 600, a club comes with many devices at once, and giving one costs little more than refusing. */
  files: { per: SECOND / 1_000, burst: 20_000 },
  imports: { per: MINUTE, burst: 3 },
  /** Links to devices and challenges that are made for somebody. */
  secrets: { per: 6 * SECOND, burst: 20 },
  /** Seats of tables in the lobby that are kept for somebody until he sits down. */
  claims: { per: MINUTE, burst: 10 },
  /** Codes sent to addresses that somebody has named, of a player and of an address. */
  codes: { per: MINUTE, burst: 5 },
} as const satisfies { readonly [what: string]: Allowance };

/** What there may be at once. */
export const MOST = {
  message: 65_536,
  usual: 4_096,
  depth: 32,
  values: 20_000,
  import: 1_048_576,
  importDeeds: 5_000,
  socketsOfKey: 8,
  /** Of a player: whoever adds another loses the one that was not used for longest. */
  devices: 20,
  socketsOfAddress: 200,
  unknownOfAddress: 20,
  sockets: 20_000,
  streamsOfKey: 8,
  watchersOfMatch: 200,
  /** What waits to be sent to one: from here on it is skipped; it is closed. */
  skipped: 262_144,
  waiting: 1_048_576,
  stuck: 30 * SECOND,
  hello: 5 * SECOND,
  /** Whoever has not said goodbye by then is not waited for. */
  goodbye: 2 * SECOND,
  ping: 25 * SECOND,
  /** Pings from a client between two of ours: a browser sends none. */
  pings: 50,
  /** A line on which nothing moves; sockets have their own beat. */
  still: 60 * SECOND,
  running: 50,
  chatADay: 200,
  matches: 2_000,
  /** Of the memory, for matches that are in it. */
  matchBytes: 268_435_456,
  /** Done in one match: in all, and of undo, redo, pause, pace and what is said to these. */
  deeds: 20_000,
  talk: 2_000,
  matchesOnAPage: 50,
  linksOfMatch: 200,
} as const;

export const LASTS = {
  seatLink: 7 * DAY,
  deviceLink: 10 * MINUTE,
  cookie: 400 * DAY,
  challenge: 5 * MINUTE,
  chat: 90 * DAY,
  untouched: 90 * DAY,
  closed: 365 * DAY,
  wrong: MINUTE,
  stream: HOUR,
  day: DAY,
} as const;

export interface Limits {
  /** Takes one, where there is one to be had. */
  take(what: keyof typeof ALLOWED, whose: string): boolean;
  /** Begins what each does one after the other, wherever he asks for it; what comes back ends it. `null`: it is under way. */
  begin(what: string, whose: string): (() => void) | null;
  /** How long until there is one again, in milliseconds; 0: now. */
  wait(what: keyof typeof ALLOWED, whose: string): number;
}

/** So many are remembered. Those that have all of theirs again are forgotten, which is looked for so often. */
const REMEMBERED = 100_000;
const LOOK = 10 * SECOND;
/** A name that is longer holds what a client has said, and is kept as its hash: no name takes more room than others. */
const LONGEST = 64;

/** Counts in memory. Of each it knows when all of it will be there again, and nothing else. `times`: so much more than usual. */
export function newLimits(now: () => number, times = 1, full: Map<string, number> = new Map()): Limits {
  let looked = now();
  const underWay = new Set<string>();
  const nameOf = (what: keyof typeof ALLOWED, whose: string) =>
    `${what} ${whose.length > LONGEST ? hashOf(whose) : whose}`;
  const waitFor = (what: keyof typeof ALLOWED, name: string): number => {
    const { per, burst } = ALLOWED[what];
    return Math.max(0, (full.get(name) ?? 0) - now() - (per / times) * (burst * times - 1));
  };
  const forget = () => {
    if (now() - looked < LOOK) return;
    looked = now();
    for (const [name, at] of full) if (at <= looked) full.delete(name);
  };
  return {
    begin(what, whose) {
      const name = `${what} ${whose}`;
      if (underWay.has(name)) return null;
      underWay.add(name);
      return () => void underWay.delete(name);
    },
    wait: (what, whose) => waitFor(what, nameOf(what, whose)),
    take(what, whose) {
      forget();
      const name = nameOf(what, whose);
      // A flood of new names does not get more room than there is.
      if (waitFor(what, name) > 0 || (full.size >= REMEMBERED && !full.has(name))) return false;
      full.set(name, Math.max(now(), full.get(name) ?? 0) + ALLOWED[what].per / times);
      return true;
    },
  };
}
