/** What a thread is given to do. */
export interface FuzzJob {
  readonly games: readonly string[];
  readonly light: boolean;
  /** When the time is up. */
  readonly until: number;
  /** One match of each game by this seed, however long it takes. */
  readonly seed: string | null;
  readonly thread: number;
  readonly shared: SharedArrayBuffer;
}

/** What a thread says of a match that failed. */
export interface FuzzFailure {
  readonly game: string;
  readonly seed: string;
  readonly why: string;
  readonly record: string | null;
}

const COUNTED = ['matches', 'brokenOff', 'decisions'] as const;
type Counted = (typeof COUNTED)[number];

export interface FuzzTally {
  add(game: number, what: Counted, n: number): void;
  of(game: number, what: Counted): number;
  all(what: Counted): number;
  stop(): void;
  isStopped(): boolean;
}

/** Room for the counts of so many games. */
export const roomFor = (games: number): SharedArrayBuffer => new SharedArrayBuffer(8 * (1 + games * COUNTED.length));

/** What has been done, counted by all threads together. */
export function tallyOf(shared: SharedArrayBuffer, games: number): FuzzTally {
  const counts = new BigInt64Array(shared);
  const place = (game: number, what: Counted) => 1 + game * COUNTED.length + COUNTED.indexOf(what);
  const of = (game: number, what: Counted) => Number(Atomics.load(counts, place(game, what)));
  return {
    add: (game, what, n) => void Atomics.add(counts, place(game, what), BigInt(n)),
    of,
    all: (what) => Array.from({ length: games }, (_, game) => of(game, what)).reduce((sum, n) => sum + n, 0),
    stop: () => void Atomics.store(counts, 0, 1n),
    isStopped: () => Atomics.load(counts, 0) === 1n,
  };
}

/** What has been done, in a sentence. */
export function tallyReport(tally: FuzzTally, games: readonly string[], seconds: number): string {
  const number = (n: number) => n.toLocaleString('en');
  const brokenOff = tally.all('brokenOff');
  const byGame = games.map((id, i) => `${id} ${number(tally.of(i, 'decisions'))}`).join(', ');
  return (
    `${number(tally.all('matches'))} matches to their end` +
    `${brokenOff > 0 ? ` and ${number(brokenOff)} broken off in the middle` : ''}, ` +
    `${number(tally.all('decisions'))} decisions (${byGame}) in ${seconds.toFixed(1)} s`
  );
}
