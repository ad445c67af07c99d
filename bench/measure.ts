/** A piece of work that was done, and the CPU time in seconds that it took. */
export interface Timed {
  done: number;
  /** Of the thread that did it: neither waiting for a core counts, nor the compiler's and the collector's own threads. */
  main: number;
  /** Of all threads: garbage that others sweep counts, too. */
  all: number;
}

/** Does some work and says how much. */
export function timed(run: () => number): Timed {
  const main = process.threadCpuUsage();
  const all = process.cpuUsage();
  const done = run();
  return { done, main: seconds(process.threadCpuUsage(main)), all: seconds(process.cpuUsage(all)) };
}

const seconds = ({ user, system }: { user: number; system: number }): number => (user + system) / 1_000_000;

export interface Speeds<Name extends string> {
  /** Work per second of CPU time of the main thread: the median of the rounds. */
  speed(name: Name): number;
  /** How many times as fast one is as another: the median of the rounds' ratios. */
  ratio(one: Name, other: Name, by?: 'main' | 'all'): number;
}

const WARM_UP = 3;

/** Runs everything round by round, so that whatever else the machine does falls on all alike. */
export async function speeds<Name extends string>(
  runs: Record<Name, () => Timed | Promise<Timed>>,
  rounds: number,
): Promise<Speeds<Name>> {
  const names = Object.keys(runs) as Name[];
  const taken: Record<Name, Timed>[] = [];
  for (let round = -WARM_UP; round < rounds; round++) {
    const one: Partial<Record<Name, Timed>> = {};
    for (const name of names) one[name] = await runs[name]();
    if (round >= 0) taken.push(one as Record<Name, Timed>);
  }
  const speedIn = (round: Record<Name, Timed>, name: Name, by: 'main' | 'all') => round[name].done / round[name][by];
  return {
    speed: (name) => median(taken.map((round) => speedIn(round, name, 'main'))),
    ratio: (one, other, by = 'main') =>
      median(taken.map((round) => speedIn(round, one, by) / speedIn(round, other, by))),
  };
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
