import type { SorceryData } from './data.ts';
import type { Ground, Terrain } from './geometry/ground.ts';
import { polygonOf } from './geometry/polygon.ts';

type Battlefield = SorceryData['battlefields']['battlefields'][number];

/** A layout as the geometry takes it. */
export function groundOf({ width, height, terrain }: Battlefield): Ground {
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
