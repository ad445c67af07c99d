import { untrack } from 'svelte';

/**
 * A value that follows one frame later. What has many words to draw follows so, and what is urgent, the lit board, is
 * seen first. What comes in the same moment arrives in the same moment. `isUrgent`: what cannot wait.
 */
export function deferred<T>(
  now: () => T,
  isUrgent: (next: T, last: T) => boolean = () => false,
): { readonly value: T } {
  let value: T = $state.raw(untrack(now));
  $effect(() => {
    const next = now();
    const last = untrack(() => value);
    if (next === last) return;
    if (isUrgent(next, last)) {
      value = next;
      return;
    }
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
