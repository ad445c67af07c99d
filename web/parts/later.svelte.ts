/** Whose turn is still to come. */
const waiting = new Set<() => void>();

/** After the next frame has been painted, one of them; then the next. */
const goOn = (): void =>
  void requestAnimationFrame(() =>
    setTimeout(() => {
      const [turn] = waiting;
      waiting.delete(turn);
      turn?.();
      if (waiting.size > 0) goOn();
    }),
  );

/**
 * Whether the time has come for what may wait until the first frame has been seen. One thing comes in each frame that
 * follows, in the order of asking, so that a slow processor is never held up by many of them at once.
 */
export function later(): { readonly isHere: boolean } {
  let isHere = $state(false);
  $effect(() => {
    const turn = () => {
      isHere = true;
    };
    waiting.add(turn);
    if (waiting.size === 1) goOn();
    return () => waiting.delete(turn);
  });
  return {
    get isHere() {
      return isHere;
    },
  };
}
