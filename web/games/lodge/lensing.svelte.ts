import { type Snippet, untrack } from 'svelte';
import { lensHere } from '../../parts/lens.svelte.ts';

/** Has something in the lens as long as there is something, and whoever shows it. */
export function lensing(show: () => Snippet | null): void {
  const lens = lensHere();
  $effect(() => {
    const snippet = show();
    if (!snippet) return;
    const seen = { show: snippet };
    untrack(() => lens.look(seen));
    return () => lens.leave(seen);
  });
}
