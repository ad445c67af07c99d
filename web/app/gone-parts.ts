/** When this tab last loaded the page anew because a part of it was gone, in milliseconds. */
const KEY = 'conjure.reloaded';
/** A part that is gone again so soon is not brought back by loading the page once more. */
const ONCE_IN = 60_000;

/** Whether to load the page anew, and notes that it is: once, or a page that is broken would do it for ever. */
function mayReload(kept: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  if (now - Number(kept.getItem(KEY) ?? 0) < ONCE_IN) return false;
  kept.setItem(KEY, String(now));
  return true;
}

/**
 * After an update a page that stood open wants parts that its server does not have any more. It loads itself anew, where the server
 * can be reached; an answer that was not sent yet is kept and sent then.
 */
export function reloadWherePartsAreGone(): void {
  addEventListener('vite:preloadError', async () => {
    const there = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    try {
      if (there?.ok && mayReload(sessionStorage, Date.now())) location.reload();
    } catch {
      // Where nothing may be kept it would not be once.
    }
  });
}
