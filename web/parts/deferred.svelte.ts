import { untrack } from 'svelte';

/**
 * A value that follows one frame later. What has many words to draw follows so, and what is urgent, the lit board, is
 * seen first. What comes in the same moment arrives in the same moment.
 */
export function deferred<T>(now: () => T): { readonly value: T } {
  let value: T = $state.raw(untrack(now));
  $effect(() => {
    const next = now();
    if (next === untrack(() => value)) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        value = next;
      });
    });
    return () => cancelAnimationFrame(frame);
  });
  return {
    get value() {
      return value;
    },
  };
}
