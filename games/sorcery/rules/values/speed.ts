import { modifiersOf } from '../../effects/in-force.ts';
import { capOf } from '../../effects/on-field.ts';
import type { Position } from '../../state.ts';
import { kindOf } from '../figures.ts';
import { ruleOfThree } from './rule-of-three.ts';

/** The current speed value; `plus` is what a walking spell adds. Halving and doubling come later. [B81] */
export function speedOf(at: Position, figure: number, plus = 0): number {
  const dial = kindOf(at, figure).speed[at.state.click[figure]];
  const value = dial + ruleOfThree(plus + modifiersOf(at, figure, 'speed', null, null));
  return Math.max(0, Math.min(value, capOf(at, 'speed')));
}
