import { next, type Step } from '@conjure/engine';
import { ABILITY } from '../../content.ts';
import type { SorceryMatterOf } from '../../matters.ts';
import type { SorceryTable } from '../../state.ts';
import { endMoveSpells } from '../cast/end-move.ts';
import { bury, hurt } from '../damage.ts';
import { facesTo, onField, opposingTouched } from '../figures.ts';
import { has } from '../values/abilities.ts';
import { speedTypeOf } from '../values/types.ts';

/** After a figure's own move: Pole Arm, free spins, then spells that wait for it. [B60] [B64] [R84] */
export function moved(t: SorceryTable, { figure, before }: SorceryMatterOf<'moved'>): Step {
  const { state } = t;
  const touched = opposingTouched(state, figure).filter((f) => !before.includes(f));
  for (const f of touched) {
    if (!has(t, f, ABILITY.pole_arm) || !facesTo(t, f, figure)) continue;
    t.tell({ type: 'poleArm', figure: f, on: figure });
    state.halted = true;
    if (state.click[figure] < t.content.figures[state.kind[figure]].clicks)
      hurt(t, figure, t.content.params.pole_arm.damage, 'effect');
  }
  bury(t);
  if (!onField(state, figure)) return 'rest';
  const sneaks = has(t, figure, ABILITY.sneak_attack);
  const spinners = touched.filter((f) => !sneaks && speedTypeOf(t, f) !== 'horseshoe'); // [B61]
  // Several opponents are asked clockwise, each in the order of the army list. [B110]
  const turns = (f: number) => (state.owner[f] - state.active + state.seats) % state.seats;
  spinners.sort((a, b) => turns(a) - turns(b) || a - b);
  next(t, ...spinners.map((f) => ({ do: 'spin' as const, figure: f, mover: figure })), { do: 'endMove', figure });
  return 'rest';
}

export function endMove(t: SorceryTable, { figure }: SorceryMatterOf<'endMove'>): Step {
  if (onField(t.state, figure)) endMoveSpells(t, figure);
  return 'rest';
}
