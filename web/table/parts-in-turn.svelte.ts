import { later } from '../parts/later.svelte.ts';

/** Which parts of a table are here. They come one after the other: a phone would be held up by all at once. */
export function partsInTurn() {
  const board = later();
  const bar = later();
  const seats = later();
  const question = later();
  const answers = later();
  // What stands beside the board, then what lies at the edges and what is shut: they ask when the board has asked for its parts.
  const wing = later(() => answers.isHere);
  const edges = later(() => answers.isHere);
  return { board, bar, seats, question, answers, wing, edges };
}
