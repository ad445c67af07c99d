import { type Dice, next, type Refusal, refusal } from '@conjure/engine';
import { ABILITY } from '../../content.ts';
import { baseAt } from '../../geometry/base.ts';
import { type Facing, facingTowards } from '../../geometry/direction.ts';
import type { Point } from '../../geometry/point.ts';
import { NONE, type Position } from '../../state.ts';
import type { RangedAnswer } from '../answers.ts';
import { rangedTargets, refuseRangedTarget, refuseShooter } from '../combat/ranged-targets.ts';
import { areOpposed, figuresWhere } from '../figures.ts';
import { refuseForbidden } from '../forbidden.ts';
import { pathTo, spotsFor } from '../moving/spots.ts';
import { refuseWay, strideOf } from '../moving/way.ts';
import { has } from '../values/abilities.ts';
import { lend } from './close.ts';
import { refuseManner } from './ranged.ts';
import type { Use } from './use.ts';

export function refuseBounder(at: Position, figure: number): Refusal | null {
  if (!has(at, figure, ABILITY.bound)) return refusal('B87', { figure, ability: 'bound' }, 'lacks');
  return refuseForbidden(at, figure, 'bound') ?? refuseShooter(at, figure);
}

/** Something as it would be if the figure stood there. */
function standing<T>(at: Position, figure: number, end: Point, facing: Facing, read: () => T): T {
  const { state } = at;
  const [base, looked] = [state.base[figure], state.facing[figure]];
  state.base[figure] = baseAt(end, base.radius);
  state.facing[figure] = facing;
  try {
    return read();
  } finally {
    state.base[figure] = base;
    state.facing[figure] = looked;
  }
}

const strideFor = (at: Position, figure: number) => strideOf(at, figure);

function refuse(at: Position, answer: RangedAnswer): Refusal | null {
  const { figure, path = [], facing = 0, targets, ability } = answer;
  const refused =
    refuseBounder(at, figure) ?? refuseManner(at, answer) ?? refuseWay(at, figure, path, strideFor(at, figure));
  if (refused) return refused;
  // Only a plain attack follows a bound.
  if (ability) return refusal('B87', { ability }, 'bound');
  const end = path.length > 0 ? path[path.length - 1] : at.state.base[figure];
  return standing(at, figure, end, facing, () => {
    if (refuseShooter(at, figure)) return refusal('B76', { figure }, 'engagedThere');
    for (const target of targets) {
      const wrong = refuseRangedTarget(at, figure, target);
      // It is judged from the end of the move, not from where the figure stands.
      if (wrong) return { ...wrong, facts: { ...wrong.facts, there: true } };
    }
    return null;
  });
}

/** From there at one opposing figure, looking straight at it. */
function answerFrom(at: Position, figure: number, path: Point[], target: number): RangedAnswer | null {
  const end = path[path.length - 1];
  const facing = facingTowards(end, at.state.base[target]);
  const fits = standing(
    at,
    figure,
    end,
    facing,
    () => refuseShooter(at, figure) === null && rangedTargets(at, figure).includes(target),
  );
  return fits ? { do: 'bound', figure, targets: [target], path, facing } : null;
}

const foes = ({ state }: Position, figure: number): number[] =>
  figuresWhere(state, (f) => areOpposed(state, figure, f));
const TRIES = 8;

/** A move and then one plain ranged attack. */
export const bound: Use<RangedAnswer> = {
  kind: 'ranged',
  open: (at, figure) => refuseBounder(at, figure) === null,
  refuse,
  candidates(at, figure) {
    const stride = strideFor(at, figure);
    const spots = spotsFor(at, figure, stride.reach);
    const answers: RangedAnswer[] = [];
    for (let i = 0; i < spots.length; i++) {
      const path = pathTo(at, figure, spots.at(i), stride, null);
      if (!path) continue;
      for (const target of foes(at, figure)) {
        const answer = answerFrom(at, figure, path, target);
        if (answer) answers.push(answer);
      }
    }
    return answers;
  },
  sample(at: Position, figure: number, dice: Dice) {
    const stride = strideFor(at, figure);
    const spots = spotsFor(at, figure, stride.reach);
    const targets = foes(at, figure);
    if (targets.length === 0) return null;
    for (let i = 0; i < TRIES; i++) {
      const path = pathTo(at, figure, spots.at(dice.index('sample', spots.length)), stride, dice);
      const answer = path && answerFrom(at, figure, path, targets[dice.index('sample', targets.length)]);
      if (answer) return answer;
    }
    return null;
  },
  begin(t, { figure, targets, pierce, lender, path = [], facing = 0 }) {
    lend(t, lender);
    next(
      t,
      { do: 'walk', figure, path, facing, held: facing, how: 'bound' },
      { do: 'strike', by: figure, form: 'ranged', targets, ability: NONE, pierce: pierce === true },
    );
  },
};
