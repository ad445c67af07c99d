import type { BattlefieldData } from './data.ts';
import type { Ground, Terrain } from './geometry/ground.ts';
import { polygonOf } from './geometry/polygon.ts';

/** A layout as the geometry takes it. */
export function groundOf({ width, height, terrain }: BattlefieldData): Ground {
  const pieces = (wanted: Terrain) =>
    terrain.flatMap(({ id, class: kind, polygon }) => {
      const shape = kind === wanted && polygonOf(polygon);
      return shape ? [{ ...shape, id }] : [];
    });
  return {
    width,
    height,
    hindering: pieces('hindering'),
    blocking: pieces('blocking'),
    shallow: pieces('shallow'),
    deep: pieces('deep'),
  };
}
