import { cut } from './integer.ts';
import { legLength, type Point } from './point.ts';

/**
 * Where a figure comes to stand that is moved straight away from another one, spot by spot until the first that is not
 * legal. [B100]
 */
export function pushedAway(from: Point, start: Point, length: number, legal: (spot: Point) => boolean): Point {
  const long = legLength(from, start);
  const dx = start.x - from.x;
  const dy = start.y - from.y;
  let spot = start;
  for (let k = 1; k <= length; k++) {
    const next = { x: start.x + cut(dx * k, long), y: start.y + cut(dy * k, long) };
    if (!legal(next)) return spot;
    spot = next;
  }
  return spot;
}
