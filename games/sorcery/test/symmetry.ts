import type { Base } from '../geometry/base.ts';
import type { Facing } from '../geometry/direction.ts';
import type { Ground, Piece } from '../geometry/ground.ts';
import type { Point } from '../geometry/point.ts';
import { polygonOf } from '../geometry/polygon.ts';

/** A quarter turn or a mirroring of a square field, and what it makes of everything. */
export interface Symmetry {
  name: string;
  point<P extends Point>(point: P): P;
  facing(facing: Facing): Facing;
}

const moved = <P extends Point>(p: P, x: number, y: number): P => ({ ...p, x, y });

/** The eight symmetries of a square of this size. */
export function symmetries(size: number): Symmetry[] {
  const same: Symmetry = { name: 'as it is', point: (p) => p, facing: (f) => f };
  const mirrored: Symmetry = {
    name: 'mirrored',
    point: (p) => moved(p, size - p.x, p.y),
    facing: (f) => (54_000 - f) % 36_000,
  };
  const turned = (before: Symmetry): Symmetry => ({
    name: `${before.name}, turned`,
    point: (p) => {
      const { x, y } = before.point(p);
      return moved(p, size - y, x);
    },
    facing: (f) => (before.facing(f) + 9_000) % 36_000,
  });
  return [same, mirrored].flatMap((first) => {
    const all = [first];
    for (let quarter = 1; quarter < 4; quarter++) all.push(turned(all[quarter - 1]));
    return all;
  });
}

export const piece = (id: string, ...corners: [number, number][]): Piece => {
  const shape = polygonOf(corners);
  if (!shape) throw new Error(`${id} is not convex`);
  return { ...shape, id };
};

export function groundUnder(symmetry: Symmetry, ground: Ground): Ground {
  const pieces = (list: readonly Piece[]) =>
    list.map(({ id, corners }) => {
      const points = corners.map((corner) => symmetry.point(corner));
      return piece(id, ...points.map(({ x, y }): [number, number] => [x, y]));
    });
  return {
    width: ground.width,
    height: ground.height,
    hindering: pieces(ground.hindering),
    blocking: pieces(ground.blocking),
    shallow: pieces(ground.shallow),
    deep: pieces(ground.deep),
  };
}

export const open = (size: number, pieces: Partial<Ground> = {}): Ground => ({
  width: size,
  height: size,
  hindering: [],
  blocking: [],
  shallow: [],
  deep: [],
  ...pieces,
});

export const base = (x: number, y: number, radius = 750): Base => ({ x, y, radius });
