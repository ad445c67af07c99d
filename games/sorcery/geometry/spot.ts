import { type Base, overlap } from './base.ts';
import { type Gait, type Ground, onField, pieceAt, pieceTooNear } from './ground.ts';

/** What is in the way: the edge of the field, a base by its place in the list, a piece of terrain by its id. */
export type Obstacle =
  | { kind: 'edge' }
  | { kind: 'base'; base: number }
  | { kind: 'blocking' | 'deep' | 'hindering' | 'shallow'; piece: string };

/** Why a base may not be put down or stop here, null where it may. [B3] [B6] [B15] [B21] [B38] [B101] */
export function spotFault(
  ground: Ground,
  base: Base,
  others: readonly Base[],
  clear: Gait['clear'] = [],
): Obstacle | null {
  if (!onField(ground, base)) return { kind: 'edge' };
  const hit = others.findIndex((other) => overlap(base, other));
  if (hit >= 0) return { kind: 'base', base: hit };
  const wall = pieceTooNear(ground, base.radius, base, base);
  if (wall) return { kind: 'blocking', piece: wall.id };
  const water = clear.includes('deep') ? null : pieceAt(ground.deep, base);
  return water && { kind: 'deep', piece: water.id };
}
