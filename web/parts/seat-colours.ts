import type { Seat } from '@conjure/engine';

/** The colours of a seat by its number, as the style of an element. */
export const seatColours = (seat: Seat): string =>
  `--own: var(--seat-${seat % 4}); --own-ink: var(--seat-${seat % 4}-ink)`;
