import type { SorceryTable } from '../state.ts';
import { show } from './stacks.ts';

/** A card is shown to those who did not know it: what an event names stays known. [S11a] [S16] */
export function reveal(t: SorceryTable, card: number): void {
  const { state } = t;
  const others: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) if ((state.known[card] & (1 << seat)) === 0) others.push(seat);
  if (others.length > 0) t.markShown(others);
  show(state, card);
}
