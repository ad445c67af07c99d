import { type Refusal, refusal } from '@conjure/engine';
import type { Base } from '../../geometry/base.ts';
import { type Gait, startsSlowly, type Terrain } from '../../geometry/ground.ts';
import { type Path, pathFault, pathLength } from '../../geometry/path.ts';
import type { Point } from '../../geometry/point.ts';
import type { Position } from '../../state.ts';
import { basesBut, figureOfBase } from '../figures.ts';
import { RULE_OF } from '../placing.ts';
import { gaitOf } from '../values/gait.ts';
import { speedOf } from '../values/speed.ts';

/** A path has no more legs. [B54] */
const MOST_LEGS = 12;

/** How far a figure may go in a move, and what it passes over. */
export interface Stride {
  readonly reach: number;
  readonly gait: Gait;
}

export interface StrideChange {
  /** Surge halves, double-time doubles; both come last. [B65] [B74] [B81] */
  readonly half?: boolean;
  readonly double?: boolean;
  /** What a walking spell adds, and the terrain it makes clear. [R78] */
  readonly plus?: number;
  readonly clear?: readonly Terrain[];
  /** In place of the own speed value: the lowest of a formation. [B66] */
  readonly speed?: number;
}

export function strideOf(at: Position, figure: number, change: StrideChange = {}): Stride {
  const { state, content } = at;
  const own = gaitOf(at, figure);
  const gait = change.clear ? { ...own, clear: [...own.clear, ...change.clear] } : own;
  let reach = 1000 * (change.speed ?? speedOf(at, figure, change.plus));
  if (change.double) reach *= 2;
  if (change.half) reach /= 2;
  // [B18] [B20] [R85]
  if (startsSlowly(content.fields[state.field].ground, state.base[figure], gait)) reach /= 2;
  return { reach, gait };
}

/** The whole path: where it stands, and the corners it names. */
export const fromStart = (start: Point, path: readonly Point[]): Path => [start, ...path];

/** Whether the centre moves at all; if not it is turned on the spot. [B56] */
export const isMoving = (start: Point, path: readonly Point[]): boolean =>
  path.some(({ x, y }) => x !== start.x || y !== start.y);

/** Why a figure may not go this way, from where it stands or from another start. [B53]–[B55] */
export function refuseWay(
  at: Position,
  figure: number,
  path: readonly Point[],
  { reach, gait }: Stride,
  others: readonly Base[] = basesBut(at.state, figure),
): Refusal | null {
  const { state, content } = at;
  if (path.length === 0) return null;
  if (path.length > MOST_LEGS) return refusal('B54', { n: path.length, most: MOST_LEGS }, 'legs');
  const whole = fromStart(state.base[figure], path);
  const length = pathLength(whole);
  if (length > reach) return refusal('B54', { figure, n: length / 1000, most: reach / 1000 }, 'length');
  const fault = pathFault(content.fields[state.field].ground, state.base[figure].radius, whole, others, gait);
  if (!fault) return null;
  const facts = { figure, leg: fault.leg };
  if (fault.kind === 'base') {
    // Who flies over bases is stopped by one only at the end. [B6]
    const other = figureOfBase(state, others[fault.base]);
    return refusal(gait.overBases ? RULE_OF.base : 'B55', { ...facts, other });
  }
  return refusal(RULE_OF[fault.kind], 'piece' in fault ? { ...facts, piece: fault.piece } : facts);
}
