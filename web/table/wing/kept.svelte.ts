import type { OpenQuestion } from '@conjure/host';
import { untrack } from 'svelte';
import { readStored, writeStored } from '../../app/storage.ts';
import type { Drawers } from '../../parts/drawers.svelte.ts';
import type { Session } from '../session/session.svelte.ts';
import type { TableShape } from '../shape.ts';
import { RECAP, recapWorthTelling } from './recap.ts';

const KEY = 'conjure.drawers';
type Pinned = { readonly [place: string]: string | null };

const storedPins = (): Pinned => {
  const kept = readStored(KEY);
  return typeof kept === 'object' && kept !== null ? (kept as Pinned) : {};
};

/**
 * Drawers open when they matter. A question opens what the game finds useful the first time of its kind in a match; after
 * that what was last done with that kind of question is done again. What is pinned stays, at this game and on such a window.
 */
export function keepDrawers(
  drawers: Drawers,
  session: () => Session,
  asked: () => OpenQuestion | null,
  shape: () => TableShape,
): void {
  const habits = new Map<string, string | null>();
  const place = () => `${session().game} ${shape()}`;
  let at: OpenQuestion | null = null;
  let before: string | null = null;

  $effect.pre(() => {
    const kept = storedPins()[place()];
    untrack(() => drawers.pin(typeof kept === 'string' ? kept : null));
  });

  $effect(() => {
    const { pinned } = drawers;
    const kept = storedPins();
    const here = untrack(place);
    if ((kept[here] ?? null) !== pinned) writeStored(KEY, { ...kept, [here]: pinned });
  });

  $effect(() => {
    const { open } = drawers;
    // What is told unasked is nobody's habit, nor that it is closed.
    if (at && open !== RECAP && before !== RECAP) habits.set(at.kind, open);
    before = open;
  });

  const question = $derived(asked()?.question);
  $effect(() => {
    void question;
    untrack(() => {
      const now = asked();
      at = null;
      if (!now) return;
      const habit = habits.has(now.kind) ? habits.get(now.kind) : (session().face.opens?.(now.kind) ?? null);
      // On a small screen a drawer would cover what is asked about.
      // Where much lay between, or one was not there to see it, it is told unasked.
      if (recapWorthTelling(session())?.isDue) drawers.show(RECAP);
      else if (habit && shape() === 'wide') drawers.show(habit);
      else if (!habit) drawers.rest();
      at = now;
    });
  });
}
