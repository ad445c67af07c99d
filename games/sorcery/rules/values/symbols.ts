import type { Position } from '../../state.ts';
import { kindOf, onField } from '../figures.ts';
import { hasPower } from './types.ts';

/** The faction symbols of a figure on the field, as bits: its own, by Pact those of all its friends there. [S69] [R72] */
export function factionsOf(at: Position, figure: number): number {
  let bits = 1 << kindOf(at, figure).faction;
  if (!hasPower(at, figure, 'pact')) return bits;
  const { state } = at;
  for (let f = 0; f < state.where.length; f++)
    if (state.owner[f] === state.owner[figure] && onField(state, f)) bits |= 1 << kindOf(at, f).faction;
  return bits;
}
