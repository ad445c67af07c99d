import { type Base, baseAt, clearance } from './base.ts';
import { type Gait, type Ground, onField, type Piece, pieceTooNear } from './ground.ts';
import { legLength, type Point } from './point.ts';
import { contains, meets } from './polygon.ts';
import { closerToSegment } from './segment.ts';
import { type Obstacle, spotFault } from './spot.ts';

/** The start and the end of every straight leg after it. One point alone is turning on the spot. [B53] [B56] */
export type Path = readonly Point[];

/** The sum of the legs, each rounded up. [B54] */
export function pathLength(path: Path): number {
  let length = 0;
  for (let leg = 1; leg < path.length; leg++) length += legLength(path[leg - 1], path[leg]);
  return length;
}

/** What stops a path, and on which leg, counted from 1. */
export type PathFault = Obstacle & { leg: number };

/** Why a base of this radius may not go this way past the others, null where it may. Its length is another matter. */
export function pathFault(
  ground: Ground,
  radius: number,
  path: Path,
  others: readonly Base[],
  gait: Gait,
): PathFault | null {
  const last = path.length - 1;
  if (last < 1) return null;
  return (
    (gait.overBases ? null : baseFault(radius, path, others)) ??
    (gait.overTerrain ? null : (blockingFault(ground, radius, path) ?? groundFault(ground, path, gait))) ??
    endFault(ground, baseAt(path[last], radius), others, gait, last)
  );
}

/** Nobody passes through a base, or between bases that touch. [B55] */
function baseFault(radius: number, path: Path, others: readonly Base[]): PathFault | null {
  for (let leg = 1; leg < path.length; leg++)
    for (let i = 0; i < others.length; i++)
      if (closerToSegment(others[i], path[leg - 1], path[leg], clearance(radius, others[i].radius)))
        return { kind: 'base', base: i, leg };
  return null;
}

function blockingFault(ground: Ground, radius: number, path: Path): PathFault | null {
  for (let leg = 1; leg < path.length; leg++) {
    const wall = pieceTooNear(ground, radius, path[leg - 1], path[leg]);
    if (wall) return { kind: 'blocking', piece: wall.id, leg };
  }
  return null;
}

/** Hindering and shallow pieces end a move that comes into them, deep water lets nobody in. [B17] [B20] [B21] */
function groundFault(ground: Ground, path: Path, { clear }: Gait): PathFault | null {
  for (const kind of ['hindering', 'shallow', 'deep'] as const) {
    if (clear.includes(kind)) continue;
    for (const piece of ground[kind]) {
      const leg = badLeg(piece, path, kind !== 'deep');
      if (leg > 0) return { kind, piece: piece.id, leg };
    }
  }
  return null;
}

/**
 * The first leg that breaks the rule of a piece, 0 if none does. As pieces are convex, corners decide. The stretch from the
 * start is free, of deep water too [R85]; after it a path may come in if it may stay, and then all its corners lie inside.
 */
function badLeg(piece: Piece, path: Path, mayStay: boolean): number {
  let leg = 1;
  while (leg <= path.length && contains(piece, path[leg - 1])) leg++;
  for (; leg < path.length; leg++) {
    if (!meets(piece, path[leg - 1], path[leg])) continue;
    if (!mayStay || !contains(piece, path[leg])) return leg;
    const out = path.findIndex((corner, i) => i > leg && !contains(piece, corner));
    return Math.max(out, 0);
  }
  return 0;
}

/** Whoever passes over things still has to stand somewhere; who walks has been checked all along. [B3] [B15] [B23] */
function endFault(
  ground: Ground,
  end: Base,
  others: readonly Base[],
  { overBases, overTerrain, clear }: Gait,
  leg: number,
): PathFault | null {
  if (!onField(ground, end)) return { kind: 'edge', leg };
  if (!overBases && !overTerrain) return null;
  const fault = spotFault(ground, end, others, clear);
  return fault && { ...fault, leg };
}
