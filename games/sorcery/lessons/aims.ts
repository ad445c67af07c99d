import type { Serves } from '@conjure/engine/content';
import type { Facing } from '../geometry/direction.ts';
import type { Point } from '../geometry/point.ts';
import { positionOf, withFigure } from '../reading/position.ts';
import { USES } from '../rules/uses/index.ts';
import type { Given } from '../rules/uses/use.ts';
import type { SorceryView } from '../view-types.ts';

/** What a move is for: what can be done from its end, or cannot any more. Whoever moved there may have to wait for a turn. */
interface LessonAim {
  readonly then?: readonly Given[];
  readonly not?: readonly Given[];
}

interface LessonWalk {
  readonly figure: number;
  readonly path: readonly Point[];
  readonly facing: Facing;
}

/** The rules themselves say what can be done there. */
export const serves: Serves = (view, aim, answer) => {
  const { then = [], not = [] } = aim as LessonAim;
  const { figure, path, facing } = answer as LessonWalk;
  const now = positionOf(view as SorceryView);
  const at = withFigure(now, figure, path.at(-1) ?? now.state.base[figure], facing);
  const can = (given: Given): boolean => USES[given.do].refuse(at, given) === null;
  return then.every(can) && !not.some(can);
};
