import { type Base, TOLERANCE } from './base.ts';
import type { Point } from './point.ts';
import { closerToPolygon, contains, type Polygon } from './polygon.ts';

export const TERRAIN = ['hindering', 'blocking', 'shallow', 'deep'] as const;
export type Terrain = (typeof TERRAIN)[number];

/** A piece of terrain. [B14] */
export interface Piece extends Polygon {
  readonly id: string;
}

/** The field and what lies on it. [B3] */
export interface Ground extends Readonly<Record<Terrain, readonly Piece[]>> {
  readonly width: number;
  readonly height: number;
}

/** What a figure's way of moving passes over. The rules read it from speed type, abilities, spells and weather. */
export interface Gait {
  /** Flight: bases matter at the end only. */
  readonly overBases: boolean;
  /** Flight and wing: terrain matters at the end only. [B15] [B23] */
  readonly overTerrain: boolean;
  /** Classes that are clear terrain to it: both waters for wave and Aquatic. [B24] */
  readonly clear: readonly Terrain[];
}

export const onField = ({ width, height }: Ground, { x, y, radius }: Base): boolean =>
  radius <= x && x <= width - radius && radius <= y && y <= height - radius;

export const pieceAt = (pieces: readonly Piece[], p: Point): Piece | null =>
  pieces.find((piece) => contains(piece, p)) ?? null;

/** The blocking piece that a base going straight from a to b comes too near to. [B15] */
export const pieceTooNear = ({ blocking }: Ground, radius: number, a: Point, b: Point): Piece | null =>
  blocking.find((piece) => closerToPolygon(piece, a, b, radius - TOLERANCE)) ?? null;

/** Whether a move that begins here has half its speed. [B18] [B20] [R85] */
export function startsSlowly(ground: Ground, start: Point, { overTerrain, clear }: Gait): boolean {
  if (overTerrain) return false;
  return SLOW.some((terrain) => !clear.includes(terrain) && pieceAt(ground[terrain], start) !== null);
}

const SLOW = ['hindering', 'shallow', 'deep'] as const;
