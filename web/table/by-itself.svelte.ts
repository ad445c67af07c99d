import { untrack } from 'svelte';
import { settings } from '../app/settings.svelte.ts';
import { sound } from '../sound/sound.svelte.ts';
import type { Acting } from './acting.svelte.ts';
import { paceOf } from './dock/pace.ts';
import type { Session } from './session/session.svelte.ts';

/** A refusal has been read after a while, or when the next thing is done. */
const REFUSED_MS = 8000;

/** Whether something was tried that is forbidden. */
export const isRefused = ({ considered }: Session): boolean =>
  considered !== null && considered.against !== null && !considered.isPointedAt;

/** What a table does without being asked to. `isShared`: others look at the same bots elsewhere. */
export function goesByItself(session: () => Session, acting: Acting, isShared: () => boolean): void {
  // A match that is over has no pace, which is known when its state has come.
  const isKnown = $derived(session().snapshot !== null);
  $effect(() => {
    if (!isShared() && isKnown) session().setPace({ ms: paceOf(settings.speed) });
  });

  const wasRefused = $derived(isRefused(session()));
  $effect(() => {
    if (!wasRefused) return;
    const timer = setTimeout(session().dismissTrouble, REFUSED_MS);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    if (wasRefused || acting.note !== null) sound('refuse');
  });

  // Who is asked has seen what led to it.
  $effect(() => {
    if (session().asked) untrack(session().showing.newBudget);
  });
}
