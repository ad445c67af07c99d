/** So that one thing and the next do not hold up a slow processor together. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Whose turn is still to come. */
const waiting = new Set<() => void>();

/** Once the next frame has been painted, unless it is called off. */
export function afterFrame(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** After the next frame has been painted, one of them; then the next. */
const goOn = (): void =>
  void afterFrame(() => {
    const [turn] = waiting;
    waiting.delete(turn);
    turn?.();
    if (waiting.size > 0) goOn();
  });

/**
 * Whether the time has come for what may wait until the first frame has been seen. One thing comes in each frame that
 * follows, in the order of asking, so that a slow processor is never held up by many of them at once. `asks`: before that
 * nobody asks for it.
 */
export function later(asks: () => boolean = () => true): { readonly isHere: boolean } {
  let isHere = $state(false);
  $effect(() => {
    if (!asks()) return;
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
