import { directionOf, type Facing } from './direction.ts';
import type { Point } from './point.ts';

/** The width of a front arc in degrees. */
export type ArcWidth = 90 | 180 | 270;

/** Whether a point lies in the front arc of who stands and faces so, borders included. All else is the rear arc. [B9] [B10] */
export function inFrontArc(at: Point, facing: Facing, width: ArcWidth, other: Point): boolean {
  const { x: cos, y: sin } = directionOf(facing);
  const dx = other.x - at.x;
  const dy = other.y - at.y;
  const ahead = dx * cos + dy * sin;
  const aside = Math.abs(dy * cos - dx * sin);
  if (width === 90) return aside <= ahead;
  return width === 180 ? ahead >= 0 : ahead >= -aside;
}
