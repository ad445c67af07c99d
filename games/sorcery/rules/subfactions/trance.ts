import type { Position, SorceryTable } from '../../state.ts';
import { harm } from '../damage.ts';
import { isAble, kindOf, onField } from '../figures.ts';
import { hasPower } from '../values/types.ts';

/** Whether a figure that has been given an action may be given a second one. [S65] [S66] [R32] [R65] */
export const mayTrance = (at: Position, figure: number): boolean =>
  hasPower(at, figure, 'magestone_trance') && isAble(at, figure) && at.state.acted[figure] === 1;

/** At most two rolls against the attack value that shows now; each one below it costs 1. [S65] [R31] [R50] */
export function tranceRolls(t: SorceryTable, figure: number): void {
  if (!onField(t.state, figure)) return;
  const attack = kindOf(t, figure).attack[t.state.click[figure]];
  let below = 0;
  for (let rolls = 0; rolls < 2; rolls++) {
    const dice = [t.dice.d6('trance'), t.dice.d6('trance')];
    const isBelow = dice[0] + dice[1] < attack;
    t.tell({ type: 'tranceRolled', figure, dice, attack, below: isBelow });
    if (!isBelow) break;
    below++;
  }
  if (below > 0) harm(t, figure, below, 'pushing');
}
