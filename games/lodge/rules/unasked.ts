import { type Refusal, refusal, type Seat } from '@conjure/engine';
import { NONE } from '../board.ts';
import type { Position } from '../state.ts';
import { PICK_UP, shapesOf } from './answers.ts';
import { hunterOf } from './models.ts';

/** What nobody asked for: a pick-up at another moment than that of entering. [F22] [R35] */
export function unasked(at: Position, seat: Seat, answer: unknown): Refusal | null {
  if (shapesOf(at.content).pickUp.check(answer, 'answer') !== null) return null;
  const picksUp = (answer as { do: string }).do === PICK_UP.do;
  return picksUp && hunterOf(at, seat) !== NONE ? refusal('R35') : null;
}
