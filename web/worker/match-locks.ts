/** A page that has just been left may take a moment to let go. */
const PATIENCE = 1_500;

/**
 * Which matches this page is at. Only one page may be at a match at a time: two would keep overwriting each other's answers.
 */
export function newMatchLocks(locks: LockManager | undefined) {
  const held = new Map<string, Promise<(() => void) | null>>();

  /** A lock is held as long as the promise that its holder gives; what comes back ends that. */
  const take = (manager: LockManager, match: string) =>
    new Promise<(() => void) | null>((taken) => {
      const hold = () => new Promise<void>((letGo) => taken(letGo));
      manager.request(`conjure ${match}`, { signal: AbortSignal.timeout(PATIENCE) }, hold).catch(() => taken(null));
    });

  return {
    /** Whether the match is this page's now. */
    async hold(match: string): Promise<boolean> {
      // Only pages from a safe address have locks.
      if (!locks) return true;
      const taking = held.get(match) ?? take(locks, match);
      held.set(match, taking);
      if (await taking) return true;
      held.delete(match);
      return false;
    },
    async letGo(match: string): Promise<void> {
      const taking = held.get(match);
      held.delete(match);
      (await taking)?.();
    },
  };
}
