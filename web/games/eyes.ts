import type { Seat, Viewer } from '@conjure/engine';

/** With whose eyes a match is looked at: whoever only watches begins with the first seat. */
export const eyesOf = (viewer: Viewer): Seat => viewer ?? 0;
