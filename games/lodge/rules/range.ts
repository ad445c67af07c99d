import { type Phrase, type Refusal, refusal } from '@conjure/engine';
import { distanceOf, inRange, type Room } from '../board.ts';
import type { Position } from '../state.ts';

/** Why a range does not reach from one room to another: too far away, or near enough and off the row. [B6] */
export function refuseRange({ content }: Position, from: Room, to: Room, range: number, what: Phrase): Refusal | null {
  const { board } = content;
  if (inRange(board, from, to, range)) return null;
  return distanceOf(board, from, to) > range ? refusal('B6', { what, range }, 'far') : refusal('B6', { what }, 'row');
}
