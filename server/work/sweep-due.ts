import type { Host, Store } from '@conjure/host';

/** So many matches are woken at once. */
const AT_ONCE = 100;
/** A match that was woken is left alone for so long: its bot may be thinking. */
const PATIENCE = 5_000;

/**
 * Looks for matches in which something must happen by itself, and wakes them. All processes do; acting means appending the next deed, so it
 * happens once.
 */
export function newSweeper(store: Store, host: Host, now: () => number): () => Promise<void> {
  const woken = new Map<string, number>();
  return async () => {
    for (const [match, at] of woken) if (now() - at > PATIENCE) woken.delete(match);
    const due = await store.due(Math.round(now()), AT_ONCE + woken.size);
    const fresh = due.filter((match) => !woken.has(match));
    await Promise.all(
      fresh.map((match) => {
        woken.set(match, now());
        return host.wake(match);
      }),
    );
  };
}
