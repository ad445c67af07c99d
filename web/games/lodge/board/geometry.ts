import layout from '@conjure/lodge/data/layout.json' with { type: 'json' };
import type { Point } from '../../../parts/point.ts';
import type { RoomName } from './types.ts';

/** From the middle of a room to a corner, and to a side: the unit of everything drawn. */
export const REACH = 100;
export const HALF = (REACH * Math.sqrt(3)) / 2;

export interface Hex {
  readonly q: number;
  readonly r: number;
}

export const nameOf = ({ q, r }: Hex): RoomName => `${q},${r}`;
export function hexOf(room: RoomName): Hex {
  const [q, r] = room.split(',').map(Number);
  return { q, r };
}

export const ROOMS: readonly RoomName[] = layout.hexes.map(nameOf);
export const CENTRE: RoomName = layout.blackRose.join();
const known = new Set(ROOMS);
export const isRoom = (hex: Hex): boolean => known.has(nameOf(hex));

const middleOf = ({ q, r }: Hex): Point => ({ x: 1.5 * REACH * q, y: 2 * HALF * (r + q / 2) });
const middles = new Map(ROOMS.map((room) => [room, middleOf(hexOf(room))]));
export const middle = (room: RoomName): Point => middles.get(room) ?? { x: 0, y: 0 };

/** Around the middle of a room, clockwise from east. */
const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((i) => ({
  x: REACH * Math.cos((i * Math.PI) / 3),
  y: REACH * Math.sin((i * Math.PI) / 3),
}));

/** Side `i` of a room lies between its corners `i` and `i + 1`; beyond it is this neighbour. */
const BEYOND: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];
export const beyond = ({ q, r }: Hex, side: number): Hex => ({ q: q + BEYOND[side].q, r: r + BEYOND[side].r });

/** The rooms behind the doors of a room. */
export const doorsOf = (room: RoomName): RoomName[] =>
  [0, 1, 2, 3, 4, 5]
    .map((side) => beyond(hexOf(room), side))
    .filter(isRoom)
    .map(nameOf);

export const toward = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});
export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/** The ends of a side of a room, clockwise. */
export function sideOf(room: RoomName, side: number): readonly [Point, Point] {
  const at = middle(room);
  return [plus(at, CORNERS[side]), plus(at, CORNERS[(side + 1) % 6])];
}

/** A hexagon as a path, its corners so far from its middle. */
export const hexPath = (at: Point = { x: 0, y: 0 }, reach = REACH): string =>
  `M${CORNERS.map((c) => pair({ x: at.x + (c.x * reach) / REACH, y: at.y + (c.y * reach) / REACH })).join('L')}Z`;

/** A Cell is a turret in the nook between the two rooms that it opens to. */
export interface CellPlace extends Point {
  /** Where the nook is. */
  readonly nook: Point;
  readonly exits: readonly RoomName[];
}
export const CELL_REACH = 60;
const CELL_AWAY = 66;

/** The Cell with these exits, whoever's it is. */
export function cellAt(exits: readonly RoomName[]): CellPlace | null {
  const cell = Object.values(layout.cells)
    .flat()
    .find((one) => one.exits.every((exit) => exits.includes(exit.join())));
  if (!cell || exits.length !== 2) return null;
  const [q, r] = cell.at;
  const [a, b, c] = [middleOf({ q, r }), middle(exits[0]), middle(exits[1])];
  const nook = { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 };
  return { ...toward(nook, a, CELL_AWAY / REACH), nook, exits };
}

/** The Lodge and the garden around it. */
export const SHEET = { x: -484, y: -464, width: 968, height: 928 } as const;

/** The room at a point, the nearest one where there is none. */
export function roomAt(point: Point): RoomName {
  const away = (room: RoomName): number => Math.hypot(middle(room).x - point.x, middle(room).y - point.y);
  return ROOMS.reduce((best, room) => (away(room) < away(best) ? room : best));
}

/** Tenths of a unit are finer than any screen shows. */
export const num = (n: number): string => String(Math.round(n * 10) / 10);
export const pair = ({ x, y }: Point): string => `${num(x)} ${num(y)}`;
