import { type Dice, next, type Refusal, refusal } from '@conjure/engine';
import { ABILITY } from '../../content.ts';
import { baseAt, touch } from '../../geometry/base.ts';
import type { Point } from '../../geometry/point.ts';
import type { Position } from '../../state.ts';
import type { MoveAnswer } from '../answers.ts';
import { areOpposed, figuresWhere, isAble, touchesOpposing, touching } from '../figures.ts';
import { refuseForbidden } from '../forbidden.ts';
import { facingAtRandom, facingsAt, pathTo, spotsFor } from '../moving/spots.ts';
import { refuseWay, type Stride, strideOf } from '../moving/way.ts';
import { abilitiesOf, has, holds } from '../values/abilities.ts';
import { speedTypeOf } from '../values/types.ts';
import type { Use } from './use.ts';

/** Opposing figures that would be touched from there, and are not touched now. */
const newlyTouched = ({ state }: Position, figure: number, end: Point): number[] => {
  const base = baseAt(end, state.base[figure].radius);
  return figuresWhere(
    state,
    (f) => areOpposed(state, figure, f) && touch(base, state.base[f]) && !touching(state, figure, f),
  );
};

/** [B63] */
function refuseDemoralizedEnd(at: Position, figure: number, path: readonly Point[]): Refusal | null {
  if (path.length === 0 || isAble(at, figure)) return null;
  const [other] = newlyTouched(at, figure, path[path.length - 1]);
  return other === undefined ? null : refusal('B63', { figure, other });
}

/** Doubling the speed value: boots only, fresh, alone and far from the foe. [B65] [B89] */
function refuseDoubleTime(at: Position, figure: number): Refusal | null {
  const { state } = at;
  if (!state.options.doubleTime) return refusal('B65', {}, 'switch');
  if (!isAble(at, figure)) return refusal('B89', { figure });
  const abilities = abilitiesOf(at, figure);
  if (speedTypeOf(at, figure) !== 'boot') return refusal('B65', { figure }, 'type');
  for (const ability of ['flight', 'aquatic'] as const)
    if (holds(abilities, ABILITY[ability])) return refusal('B65', { figure, ability }, 'ability');
  if (state.tokens[figure] > 0) return refusal('B65', { figure }, 'token');
  return (
    refuseForbidden(at, figure, 'doubleTime') ??
    (touchesOpposing(state, figure) ? refusal('B65', { figure }, 'engaged') : null)
  );
}

function refuseQuickness(at: Position, figure: number): Refusal | null {
  if (!isAble(at, figure)) return refusal('B89', { figure });
  return has(at, figure, ABILITY.quickness) ? refuseForbidden(at, figure, 'quickness') : refusal('B50', { figure });
}

const strideFor = (at: Position, use: MoveAnswer['do'], figure: number): Stride =>
  strideOf(at, figure, use === 'doubleTime' ? { double: true } : undefined);

/** How a move is given: the same in all three ways but for who may. */
function moveUse(
  use: MoveAnswer['do'],
  refuseMover: (at: Position, figure: number) => Refusal | null,
): Use<MoveAnswer> {
  const refuse = (at: Position, answer: MoveAnswer): Refusal | null => {
    const { figure, path } = answer;
    const refused =
      refuseMover(at, figure) ??
      refuseWay(at, figure, path, strideFor(at, use, figure)) ??
      refuseDemoralizedEnd(at, figure, path);
    if (refused || use !== 'doubleTime' || path.length === 0) return refused;
    const [other] = newlyTouched(at, figure, path[path.length - 1]);
    return other === undefined ? null : refusal('B65', { figure, other }, 'contact');
  };
  const turnOnly = use !== 'doubleTime';
  return {
    kind: 'move',
    ...(use === 'quickness' ? { free: true as const } : {}),
    open: (at, figure) => refuseMover(at, figure) === null,
    refuse,
    candidates(at, figure) {
      const stride = strideFor(at, use, figure);
      const spots = spotsFor(at, figure, stride.reach);
      const here = at.state.base[figure];
      const answers: MoveAnswer[] = turnOnly
        ? facingsAt(at, figure, here).map((facing) => ({ do: use, figure, path: [], facing }))
        : [];
      for (let i = 0; i < spots.length; i++) {
        const path = pathTo(at, figure, spots.at(i), stride, null);
        if (!path) continue;
        for (const facing of facingsAt(at, figure, path[path.length - 1]))
          answers.push({ do: use, figure, path, facing });
      }
      return answers.filter((answer) => refuse(at, answer) === null);
    },
    sample(at, figure, dice) {
      const path = somewhere(
        at,
        use,
        figure,
        dice,
        (path) => refuse(at, { do: use, figure, path, facing: 0 }) === null,
      );
      if (path) return { do: use, figure, path, facing: facingAtRandom(at, figure, path[path.length - 1], dice) };
      if (!turnOnly) return null;
      return { do: use, figure, path: [], facing: facingAtRandom(at, figure, at.state.base[figure], dice) };
    },
    begin(t, { figure, path, facing, held }) {
      next(t, { do: 'walk', figure, path, facing, held: held ?? facing, how: use });
    },
  };
}

const TRIES = 8;

/** A way to one of the good spots, at random; null when some tries have found none. */
function somewhere(
  at: Position,
  use: MoveAnswer['do'],
  figure: number,
  dice: Dice,
  legal: (path: Point[]) => boolean,
): Point[] | null {
  const stride = strideFor(at, use, figure);
  const spots = spotsFor(at, figure, stride.reach);
  for (let i = 0; i < TRIES; i++) {
    const path = pathTo(at, figure, spots.at(dice.index('sample', spots.length)), stride, dice);
    if (path && legal(path)) return path;
  }
  return null;
}

/** [B53] */
export const move = moveUse('move', () => null);
export const doubleTime = moveUse('doubleTime', refuseDoubleTime);
export const quickness = moveUse('quickness', refuseQuickness);
