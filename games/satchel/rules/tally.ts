import { type Count, type SatchelTable, type State, TALLY } from '../state.ts';

/** Something to be reported at the end of the round. */
export function count(t: SatchelTable, what: Count, n = 1): void {
  t.state.tally[TALLY.indexOf(what)] += n;
}

/** What was counted in this round, by name. */
export function tallyOf({ tally }: State): Record<Count, number> {
  const counts = {} as Record<Count, number>;
  for (let i = 0; i < TALLY.length; i++) counts[TALLY[i]] = tally[i];
  return counts;
}
