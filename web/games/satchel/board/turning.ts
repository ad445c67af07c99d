import { cubicIn, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { paced } from '../../../app/settings.svelte.ts';

/** A card is turned face up. */
export const opening = (_: Element): TransitionConfig => ({
  delay: paced(140),
  duration: paced(360),
  easing: cubicOut,
  css: (t) => `opacity: ${Math.min(1, 2 * t)}; transform: perspective(700px) rotateY(${(1 - t) * -88}deg)`,
});

/** A card that is done leaves the row. */
export const leaving = (_: Element): TransitionConfig => ({
  duration: paced(260),
  easing: cubicIn,
  css: (t) =>
    `opacity: ${t}; transform: translateY(${(t - 1) * 28}%) rotate(${(t - 1) * 4}deg) scale(${0.9 + 0.1 * t})`,
});
