import { untrack } from 'svelte';
import type { TableHere } from '../parts/table-here.ts';

/** The heading of the dock, which says what is asked. */
export const PROMPT = '[data-prompt]';

interface Followed {
  readonly table: TableHere;
  /** What is asked, and of whom; `null` while nothing is. */
  readonly asking: () => string | null;
  /** What is looked at before it counts. */
  readonly considered: () => unknown;
  /** Whether the answers have come to the table. */
  readonly isHere: () => boolean;
  readonly isPast: () => boolean;
}

/** The focus is never lost with what had it: with each question, and each second look, it is at the prompt. */
export function focusFollows({ table, asking, considered, isHere, isPast }: Followed): void {
  $effect.pre(() => {
    asking();
    // What has the focus may go with the question; taken out while it has it, everything would be laid out on the spot.
    const dock = table.find('[data-question]');
    if (!untrack(isPast) && dock?.contains(document.activeElement)) table.focusOn(PROMPT);
  });
  $effect(() => {
    considered();
    if (asking() === null || !isHere()) return;
    // Whatever had the focus went with the last question. In the next frame, because to focus now would lay out everything on the spot.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body && table.hasKeys()) table.focusOn(PROMPT);
    });
    return () => cancelAnimationFrame(frame);
  });
}
