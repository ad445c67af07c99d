import { type AttackType, type DefenseType, POWER, type SpeedType } from '../../content.ts';
import { isForbidden } from '../../effects/in-force.ts';
import type { Position } from '../../state.ts';
import { kindOf } from '../figures.ts';

/** The speed type that shows; in some weather wing counts as boot. [B22]–[B25] [B86] */
export function speedTypeOf(at: Position, figure: number): SpeedType {
  const type = kindOf(at, figure).speedType[at.state.click[figure]];
  return type === 'wing' && isForbidden(at, figure, 'wing') ? 'boot' : type;
}

/** Sword, bow or wand: it says what goes with an attack, and forbids none. [B90] */
export const attackTypeOf = (at: Position, figure: number): AttackType =>
  kindOf(at, figure).attackType[at.state.click[figure]];

export const defenseTypeOf = (at: Position, figure: number): DefenseType =>
  kindOf(at, figure).defenseType[at.state.click[figure]];

/** Whether its subfaction has an ability. */
export const hasPower = (at: Position, figure: number, power: keyof typeof POWER): boolean =>
  (kindOf(at, figure).powers & POWER[power]) !== 0;
