import { inFrontArc } from '../geometry/arc.ts';
import type { Facing } from '../geometry/direction.ts';
import { areOpposed, figuresWhere, kindOf, touching } from '../rules/figures.ts';
import { type SpinAnswer, spinCandidates } from '../rules/moving/spin.ts';
import { closeHarm } from './harm.ts';
import type { Sight } from './sight.ts';

/** To the mover; of the facings that show it, the one with the most danger in front, as it is or turned. [B60] */
export function spinAnswer(s: Sight, figure: number, mover: number): SpinAnswer {
  const { state } = s;
  const near = figuresWhere(state, (f) => areOpposed(state, figure, f) && touching(state, figure, f));
  const { arc } = kindOf(s, figure);
  const covers = (facing: Facing): number =>
    near.reduce(
      (sum, f) => sum + (inFrontArc(state.base[figure], facing, arc, state.base[f]) ? 1 + closeHarm(s, f, figure) : 0),
      0,
    );
  let best: SpinAnswer = { do: 'decline' };
  let most = covers(state.facing[figure]);
  for (const answer of spinCandidates(s, figure, mover)) {
    const now = answer.do === 'spin' ? covers(answer.facing) : 0;
    if (now > most) [best, most] = [answer, now];
  }
  return best;
}
