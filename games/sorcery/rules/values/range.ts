import { modifiersOf } from '../../effects/in-force.ts';
import { capOf } from '../../effects/on-field.ts';
import type { Position } from '../../state.ts';
import { kindOf } from '../figures.ts';
import { ruleOfThree } from './rule-of-three.ts';

/** The current range value in inches. One of 0 on the base stays 0. [B75] [B81] */
export function rangeOf(at: Position, figure: number): number {
  const printed = kindOf(at, figure).range;
  if (printed === 0) return 0;
  const value = printed + ruleOfThree(modifiersOf(at, figure, 'range', null, null));
  return Math.max(0, Math.min(value, capOf(at, 'range')));
}
