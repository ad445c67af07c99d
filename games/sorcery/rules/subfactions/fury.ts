import type { Position, SorceryTable } from '../../state.ts';
import { kindOf } from '../figures.ts';
import { hasPower } from '../values/types.ts';

/** Whether each close or ranged combat action of this figure begins with a die. [S63] */
export const rollsFury = (at: Position, figure: number): boolean => hasPower(at, figure, 'natures_fury');

/** A die not above the unmodified damage value adds the attack bonus to the attacks of this action. [S63] [B92] [R30] */
export function rollFury(t: SorceryTable, figure: number): void {
  const { state } = t;
  const kind = kindOf(t, figure);
  const damage = kind.damage[state.click[figure]];
  const die = t.dice.d6('fury');
  state.fury = die <= damage ? kind.bonus : 0;
  t.tell({ type: 'furyRolled', figure, die, damage, plus: state.fury });
}
