/** How long a screen may take to load before nobody expects the focus to move any more. */
const PATIENCE = 4000;

/** Moves the focus to the heading of a screen that has just been opened, as soon as it is there. What comes back ends the wait. */
export function focusHeading(frame: HTMLElement): () => void {
  const moveFocus = () => {
    const heading = frame.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    // Who has found something to do on the new screen meanwhile is left in peace.
    if (frame.querySelector('main')?.contains(document.activeElement)) return true;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (moveFocus()) return () => {};
  const watch = new MutationObserver(() => {
    if (moveFocus()) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    clearTimeout(timer);
    watch.disconnect();
  };
  watch.observe(frame, { childList: true, subtree: true });
  return stop;
}
