import { type Refusal, refusal } from '@conjure/engine';
import type { Position } from '../../state.ts';
import { areOpposed, facesTo, figuresWhere, onField, touching } from '../figures.ts';

/** Opposing figures in contact inside the front arc. [B71] [B94] */
export const closeTargets = (at: Position, by: number): number[] =>
  figuresWhere(at.state, (f) => areOpposed(at.state, by, f) && touching(at.state, by, f) && facesTo(at, by, f));

export function refuseCloseTarget(at: Position, by: number, target: number): Refusal | null {
  const { state } = at;
  if (target >= state.where.length || !onField(state, target)) return refusal('B71', {}, 'gone');
  if (!areOpposed(state, by, target)) return refusal('B94', { target });
  if (!touching(state, by, target)) return refusal('B71', { figure: by, target }, 'contact');
  return facesTo(at, by, target) ? null : refusal('B71', { figure: by, target }, 'arc');
}
