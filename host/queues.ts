/** One thing after the other under each name, and nothing waits for what is done under another. */
export interface Queues {
  /** Settled when the task is done; one that fails holds nobody up. */
  inTurn(name: string, task: () => Promise<void>): Promise<void>;
  /** Where something is under way. */
  names(): Iterable<string>;
  /** Settled when nothing is under way, nor what came of it meanwhile. */
  idle(): Promise<void>;
}

/** `failed` hears of tasks that fail: nobody else could be told. */
export function newQueues(failed: (error: unknown) => void): Queues {
  const last = new Map<string, Promise<void>>();
  return {
    inTurn(name, task) {
      const done: Promise<void> = (last.get(name) ?? Promise.resolve())
        .then(task)
        .catch(failed)
        .then(() => {
          if (last.get(name) === done) last.delete(name);
        });
      last.set(name, done);
      return done;
    },
    names: () => last.keys(),
    async idle() {
      while (last.size > 0) await Promise.all(last.values());
    },
  };
}
