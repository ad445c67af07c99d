/** A page that has just been left may take a moment to let go. */
const PATIENCE = 1_500;

/**
 * Which matches this page is at. Only one page may be at a match at a time: two would keep overwriting each other's answers.
 */
export function newHolding(locks: LockManager | undefined) {
  const held = new Map<string, () => void>();
  return {
    /** Whether the match is this page's now. */
    async hold(match: string): Promise<boolean> {
      // Only pages from a safe address have locks.
      if (!locks || held.has(match)) return true;
      return new Promise((resolve) => {
        locks
          .request(`conjure ${match}`, { signal: AbortSignal.timeout(PATIENCE) }, () => {
            resolve(true);
            return new Promise<void>((letGo) => held.set(match, letGo));
          })
          .catch(() => resolve(false));
      });
    },
    letGo(match: string): void {
      held.get(match)?.();
      held.delete(match);
    },
  };
}
