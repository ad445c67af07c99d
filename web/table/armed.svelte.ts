import { settings } from '../app/settings.svelte.ts';
import { ARMED_AFTER, newArming } from '../parts/arming.ts';

/** The arming of a table, which begins anew whenever something of what is `watched` changes. */
export function armedAfter(watched: () => readonly unknown[]) {
  // Whoever wants nothing to be shown wants nothing to be held up.
  const arming = newArming(() => (settings.speed === 'off' ? 0 : ARMED_AFTER));
  let isUnarmed = $state(false);
  $effect(() => {
    watched();
    arming.change();
    isUnarmed = true;
    const timer = setTimeout(() => (isUnarmed = false), arming.rest());
    return () => clearTimeout(timer);
  });
  return {
    arming,
    /** Nothing takes a press yet. */
    get isUnarmed() {
      return isUnarmed;
    },
  };
}
