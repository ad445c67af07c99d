/** What has just come takes no press for so long, in milliseconds: nobody can have meant it. */
export const ARMED_AFTER = 250;
/** Nor does it take a second press at the same place so soon after the first was let go: it was meant for what lay there before. */
const AGAIN_AFTER = 400;

/**
 * Nothing is pressed by accident. A press counts where what was pressed had been there for a while when the finger came
 * down, and nothing has changed since. Keys are not held up.
 */
export function newArming(delay: () => number, now: () => number = () => performance.now()) {
  let changed = Number.NEGATIVE_INFINITY;
  let down = Number.NEGATIVE_INFINITY;
  /** The last press that was not too early, and when it was let go. */
  let meant = Number.NEGATIVE_INFINITY;
  let up = Number.NEGATIVE_INFINITY;
  /** From when on a press counts, as it stood when the finger came down. */
  let counts = Number.NEGATIVE_INFINITY;
  const armedFrom = (): number => {
    const wait = delay();
    const again = wait > 0 && changed >= meant ? up + AGAIN_AFTER : Number.NEGATIVE_INFINITY;
    return Math.max(changed + wait, again);
  };
  return {
    /** Something that can be pressed has come, or gone. */
    change(): void {
      changed = now();
    },
    press(): void {
      counts = armedFrom();
      down = now();
      if (down >= counts) meant = down;
    },
    release(): void {
      if (down === meant) up = now();
    },
    /** Whether what was pressed may count. */
    isArmed: (): boolean => down >= counts && down >= changed + delay(),
    /** How long what comes now takes no press. */
    freshFor: (): number => (delay() === 0 ? 0 : Math.max(delay(), (up < meant ? now() : up) + AGAIN_AFTER - now())),
    /** How long it is until a press counts again. */
    rest: (): number => Math.max(0, armedFrom() - now()),
  };
}

/** What can be pressed, and what it looks like in the document as long as it has only just come. */
const PRESSED = 'button, a[href], input, select, summary, label';
const FRESH = 'data-fresh';

/** Holds up clicks in an element that come too early, and all on what has just come into it. */
export const guardedBy =
  ({ press, release, isArmed, freshFor }: ReturnType<typeof newArming>) =>
  (element: HTMLElement): (() => void) => {
    const end = new AbortController();
    const options = { signal: end.signal, capture: true };
    let isFresh = false;
    const watch = new MutationObserver((records) => {
      const wait = freshFor();
      if (wait === 0) return;
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && (node.matches(PRESSED) || node.querySelector(PRESSED))) {
          node.setAttribute(FRESH, '');
          setTimeout(() => node.removeAttribute(FRESH), wait);
        }
    });
    watch.observe(element, { childList: true, subtree: true });
    element.addEventListener(
      'pointerdown',
      ({ target }) => {
        isFresh = target instanceof Element && target.closest(`[${FRESH}]`) !== null;
        press();
      },
      options,
    );
    element.addEventListener('pointerup', release, options);
    element.addEventListener(
      'click',
      (event) => {
        // A click that a key or a script made has no finger before it.
        if (event.detail === 0 || (isArmed() && !isFresh)) return;
        event.stopPropagation();
        event.preventDefault();
      },
      options,
    );
    return () => {
      watch.disconnect();
      end.abort();
    };
  };
