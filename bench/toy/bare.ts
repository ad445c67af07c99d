import type { Dice } from '@conjure/engine';
import { isOver, legalMoves, makeMove, type Toy, toyStart } from './rules.ts';

/** The toy as a loop written by hand: what an engine can at best come near to. Returns the end. */
export function playBare(dice: Dice): Toy {
  const toy = toyStart();
  while (!isOver(toy)) {
    const moves = legalMoves(toy);
    makeMove(toy, moves[dice.index('pick', moves.length)]);
  }
  return toy;
}
