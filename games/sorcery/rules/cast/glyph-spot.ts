import { type Refusal, refusal } from '@conjure/engine';
import { TOKEN } from '../../effects/who.ts';
import { TOLERANCE, touchesToken } from '../../geometry/base.ts';
import { onField, pieceTooNear } from '../../geometry/ground.ts';
import { type Point, within } from '../../geometry/point.ts';
import type { Position } from '../../state.ts';

/** Two elements farther apart than this do not touch. [R23] */
const APART = 2 * TOKEN + TOLERANCE;

/** Why an element cannot lie here: touching its caster, wholly on the field, off walls, apart from others. [S46]–[S48a] [R45] */
export function refuseGlyphSpot({ state, content }: Position, caster: number, to: Point | undefined): Refusal | null {
  if (!to) return refusal('S46', { figure: caster });
  const element = { x: to.x, y: to.y, radius: TOKEN };
  if (!touchesToken(state.base[caster], element)) return refusal('S46', { figure: caster });
  const { ground } = content.fields[state.field];
  if (!onField(ground, element)) return refusal('S48a', {}, 'edge');
  if (pieceTooNear(ground, TOKEN, element, element)) return refusal('S48a', {}, 'blocking');
  return state.inPlay.some(({ at }) => at !== null && within(at, to, APART)) ? refusal('S47', {}) : null;
}
