/** What has just come takes no press for so long, in milliseconds: nobody can have meant it. */
export const ARMED_AFTER = 250;

/**
 * Nothing is pressed by accident. A press counts where what was pressed had been there for a while when the finger came
 * down, and nothing has changed since. Keys are not held up.
 */
export function newArming(delay: () => number, now: () => number = () => performance.now()) {
  let changed = Number.NEGATIVE_INFINITY;
  let down = Number.NEGATIVE_INFINITY;
  return {
    /** Something that can be pressed has come, or gone. */
    change(): void {
      changed = now();
    },
    press(): void {
      down = now();
    },
    /** Whether what was pressed may count. */
    isArmed: (): boolean => down >= changed + delay(),
  };
}

/** Holds up clicks in an element that come too early. */
export const guardedBy =
  ({ press, isArmed }: ReturnType<typeof newArming>) =>
  (element: HTMLElement): (() => void) => {
    const end = new AbortController();
    const wish = { signal: end.signal, capture: true };
    element.addEventListener('pointerdown', press, wish);
    element.addEventListener(
      'click',
      (event) => {
        // A click that a key or a script made has no finger before it.
        if (event.detail === 0 || isArmed()) return;
        event.stopPropagation();
        event.preventDefault();
      },
      wish,
    );
    return () => end.abort();
  };
