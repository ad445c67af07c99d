import { type Count, type SatchelTable, TALLY } from '../state.ts';

/** Something to be reported at the end of the round. */
export function count(t: SatchelTable, what: Count, n = 1): void {
  t.state.tally[TALLY.indexOf(what)] += n;
}
