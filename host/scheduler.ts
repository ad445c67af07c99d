/** Time, as whoever runs the host has it. */
export interface Scheduler {
  /** Milliseconds since 1970: when a match was stored, and how long a bot has thought. */
  now(): number;
  /** Runs it later; what comes back calls it off. */
  after(ms: number, run: () => void): () => void;
}
