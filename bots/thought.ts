/** Milliseconds from any fixed moment, never going back. */
export type WallClock = () => number;

/** What a bot may spend; where both are given, whichever runs out first. */
export interface Budget {
  /** Imagined worlds played. The same dice give the same answer only where this alone limits the thought. */
  readonly iterations?: number;
  /** Wall clock. */
  readonly ms?: number;
}

/** An answer that was weighed. */
interface Worth {
  readonly answer: unknown;
  /** How many imagined worlds it was played in. */
  readonly visits: number;
  /** What it led to for the seat that thinks, on average, from 0 (lost) to 1 (won). */
  readonly worth: number;
}

/** An answer, and what a hint or a study wants to know of how it was found. */
export interface Thought {
  readonly answer: unknown;
  readonly iterations: number;
  /** The best answers first; empty where nothing was weighed. */
  readonly options: readonly Worth[];
  /** The first error met in an imagined world: the bot answers all the same, but the game has a fault. */
  readonly trouble: string | null;
}

/** What is being spent. */
export interface Effort {
  /** The most iterations; infinite where only time counts. */
  readonly most: number;
  iterations: number;
  trouble: string | null;
  /** There is enough left for another iteration. */
  goesOn(): boolean;
  /** Time is up: a playout under way must come to its end. */
  late(): boolean;
  /** Whether that part of the time that is left now is over; never, where only iterations count. */
  part(share: number): () => boolean;
  /** Notes an iteration that went wrong. */
  failed(error: unknown): void;
  /** Notes one that did not. */
  succeeded(): void;
}

/** Where imagining fails again and again, more of it is a waste of the player's time. */
const FAILURES_IN_A_ROW = 5;

export function effortOf(budget: Budget, clock: WallClock): Effort {
  const { iterations: most = Number.POSITIVE_INFINITY, ms } = budget;
  const deadline = ms === undefined ? Number.POSITIVE_INFINITY : clock() + ms;
  const late = ms === undefined ? () => false : () => clock() >= deadline;
  let failures = 0;
  return {
    most,
    iterations: 0,
    trouble: null,
    goesOn() {
      return this.iterations < most && failures < FAILURES_IN_A_ROW && !late();
    },
    late,
    part(share) {
      if (ms === undefined) return () => false;
      const now = clock();
      const until = now + (deadline - now) * share;
      return () => clock() >= until;
    },
    failed(error) {
      failures++;
      this.trouble ??= error instanceof Error ? error.message : String(error);
    },
    succeeded() {
      failures = 0;
    },
  };
}
