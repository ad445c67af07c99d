import map from '@conjure/demons/data/map.json' with { type: 'json' };
import type { Point } from '../../../parts/point.ts';
import type { HexName } from './types.ts';

/** A place in the field of hexes; those beyond the map have one too. */
export interface Cell {
  col: number;
  row: number;
}

/** From the middle of a hex to a corner, and to a side: the unit of everything drawn. */
export const REACH = 50;
export const HALF = (REACH * Math.sqrt(3)) / 2;

export const COLS = map.cols;
export const ROWS = map.rows;
export const WIDTH = (COLS - 1) * REACH * 1.5 + REACH * 2;
export const HEIGHT = ROWS * HALF * 2 + HALF;
/** Around the hexes: land that goes on, and the frame. */
export const MARGIN = 58;

export const HEXES: readonly HexName[] = Object.keys(map.hexes);

/** Corners of a hex around its middle, clockwise from east. */
export const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((i) => ({
  x: REACH * Math.cos((i * Math.PI) / 3),
  y: REACH * Math.sin((i * Math.PI) / 3),
}));

const two = (n: number): string => String(n).padStart(2, '0');

export const nameOf = ({ col, row }: Cell): HexName => two(col) + two(row);
export const cellOf = (hex: HexName): Cell => ({ col: Number(hex.slice(0, 2)), row: Number(hex.slice(2)) });
export const isOnMap = ({ col, row }: Cell): boolean => col >= 1 && col <= COLS && row >= 1 && row <= ROWS;

const isLower = (col: number): boolean => col % 2 === 0;

function middleOf({ col, row }: Cell): Point {
  return { x: REACH + (col - 1) * REACH * 1.5, y: HALF * (2 * row - 1) + (isLower(col) ? HALF : 0) };
}

const middles = new Map(HEXES.map((hex) => [hex, middleOf(cellOf(hex))]));

/** The middle of a hex of the map. */
export function middle(hex: HexName): Point {
  const at = middles.get(hex);
  if (!at) throw new Error(`there is no hex "${hex}"`);
  return at;
}

const steps = { odd: map.layout.neighbours.oddColumn, even: map.layout.neighbours.evenColumn };

/** The six cells around, clockwise from north, whether on the map or not. */
export function around({ col, row }: Cell): Cell[] {
  return steps[isLower(col) ? 'even' : 'odd'].map(([dc, dr]) => ({ col: col + dc, row: row + dr }));
}

/** The ends of a side of a cell, clockwise; sides are counted from north. */
export function sideOf(cell: Cell, side: number): [Point, Point] {
  const { x, y } = middleOf(cell);
  const at = (corner: Point): Point => ({ x: x + corner.x, y: y + corner.y });
  return [at(CORNERS[(side + 4) % 6]), at(CORNERS[(side + 5) % 6])];
}

/** The same for the same corner, whichever hex it is reached from. */
export const cornerKey = ({ x, y }: Point): string => `${Math.round((2 * x) / REACH)},${Math.round(y / HALF)}`;

const touching = Map.groupBy(
  HEXES.flatMap((hex) =>
    CORNERS.map((c) => ({ hex, key: cornerKey({ x: middle(hex).x + c.x, y: middle(hex).y + c.y }) })),
  ),
  ({ key }) => key,
);

/** The hexes of the map that meet in a corner: three, fewer where the map ends. */
export const hexesAt = (corner: Point): HexName[] => (touching.get(cornerKey(corner)) ?? []).map(({ hex }) => hex);

/** The hex at a point, the nearest one where the map has ended. */
export function hexAt(point: Point): HexName {
  const col = clamp(Math.round((point.x - REACH) / (REACH * 1.5)) + 1, COLS);
  const near = [col - 1, col, col + 1]
    .filter((c) => c >= 1 && c <= COLS)
    .map((c) => {
      const row = clamp(Math.round((point.y - (isLower(c) ? HALF : 0)) / (2 * HALF) + 0.5), ROWS);
      const at = middleOf({ col: c, row });
      return { cell: { col: c, row }, away: Math.hypot(at.x - point.x, at.y - point.y) };
    });
  return nameOf(near.reduce((best, next) => (next.away < best.away ? next : best)).cell);
}

const clamp = (n: number, most: number): number => Math.min(most, Math.max(1, n));

/** A hex as a path, drawn in from its sides by `inset`. */
export function hexPath(at: Point = { x: 0, y: 0 }, inset = 0): string {
  const scale = 1 - inset / HALF;
  return `M${CORNERS.map((c) => pair(at.x + c.x * scale, at.y + c.y * scale)).join('L')}Z`;
}

/** Tenths of a unit are finer than any screen shows. */
export const num = (n: number): string => String(Math.round(n * 10) / 10);
export const pair = (x: number, y: number): string => `${num(x)} ${num(y)}`;
