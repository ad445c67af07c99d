/** Does things again and again, each so long after it was done before; what fails is told and tried again. */
export interface Rounds {
  every(ms: number, task: () => Promise<void>): void;
  /** Nothing is begun any more; settled when nothing is under way. */
  end(): Promise<void>;
}

export function newRounds(complain: (error: unknown) => void): Rounds {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isOver = false;
  return {
    every(ms, task) {
      const again = () => {
        const timer = setTimeout(() => {
          timers.delete(timer);
          const done: Promise<void> = task()
            .catch(complain)
            .finally(() => {
              running.delete(done);
              if (!isOver) again();
            });
          running.add(done);
        }, ms);
        timers.add(timer);
      };
      again();
    },
    async end() {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
